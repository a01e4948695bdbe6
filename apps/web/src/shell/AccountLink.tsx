import { type SessionRecord } from '@regen/sdk/session';
import { IconButton } from '@regen/ui-kit/IconButton';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useUnreadCount } from '~/features/messages/index.ts';
import { useSession } from '~/kernel/use-session.ts';
import { useSignInSearch } from '~/session/use-sign-in-search.ts';
import type { AccountMenu } from './AccountMenu.tsx';

/** The way to signing in, or what is the person's own. */
export function AccountLink() {
  const session = useSession();
  const search = useSignInSearch();
  return session ? (
    <AccountButton session={session} />
  ) : (
    <IconButton icon="user" label="Sign in" asChild>
      <Link to="/login" search={search} />
    </IconButton>
  );
}

function AccountButton({ session }: { session: SessionRecord }) {
  const [Menu, setMenu] = useState<typeof AccountMenu>();
  const unread = useUnreadCount();
  const { firstName, lastName } = session.user;
  const button = (
    <IconButton
      icon="user"
      initials={[firstName, lastName].map(([letter]) => letter).join('')}
      variant="secondary"
      label={`${firstName}’s account${unread ? `, unread messages: ${unread > 99 ? '99+' : unread}` : ''}`}
      count={unread}
      aria-haspopup="menu"
      onClick={() => {
        void import('./AccountMenu.tsx').then(
          (module) => setMenu(() => module.AccountMenu),
          // Loaded anew, the page has what is new.
          () => location.assign('/account'),
        );
      }}
    />
  );
  return Menu ? <Menu session={session} trigger={button} /> : button;
}
