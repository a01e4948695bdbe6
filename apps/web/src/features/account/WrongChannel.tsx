import { CHANNEL_LABELS } from '@regen/domain';
import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Inline } from '@regen/ui-kit/Inline';
import { Link } from '@tanstack/react-router';
import { useSession } from '~/session/index.ts';
import { isSite } from './guards.ts';
import { useSignOut } from './use-sign-out.ts';

/** A page of another sales channel: why it is closed, and the ways on. */
export function WrongChannel({ wanted }: { wanted: string }) {
  const session = useSession();
  const { signOut, isSigningOut } = useSignOut();
  if (session === null) return null;
  const theirs = CHANNEL_LABELS[session.site];
  const other = isSite(wanted) ? CHANNEL_LABELS[wanted] : wanted;
  return (
    <Container width="narrow" paddingY="16">
      <EmptyState
        headingLevel={1}
        icon="lock"
        title={`This page is for ${other} accounts`}
        action={
          <Inline justify="center">
            <Button asChild>
              <Link to="/$site/my-account/my-orders" params={{ site: session.site }}>
                Go to your {theirs} account
              </Link>
            </Button>
            {wanted === 'b2b' ? (
              <Button variant="secondary" asChild>
                <Link to="/become-pro">Apply for a professional account</Link>
              </Button>
            ) : null}
            <Button variant="secondary" loading={isSigningOut} onClick={() => void signOut()}>
              Sign in as somebody else
            </Button>
          </Inline>
        }
      >
        You are signed in as {session.user.email}, a {theirs} account.
      </EmptyState>
    </Container>
  );
}
