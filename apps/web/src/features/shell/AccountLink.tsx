import { IconButton } from '@regen/ui-kit/IconButton';
import { Link } from '@tanstack/react-router';
import { useSession } from '~/session/index.ts';

/** The way to the account, or to signing in. */
export function AccountLink() {
  const session = useSession();
  return (
    <IconButton icon="user" label={session ? `Account of ${session.user.firstName}` : 'Sign in'} asChild>
      {session ? <Link to="/account" /> : <Link to="/login" />}
    </IconButton>
  );
}
