import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { useSignInAgain } from '~/session/use-sign-in-again.ts';
import { SessionPage } from '~/features/sign-in/index.ts';
import { useSession } from '~/kernel/use-session.ts';
import * as styles from './invitation.css.ts';

/** There is an account with the invited address, and its owner is not signed in. */
export function SignInFirst() {
  const session = useSession();
  const { signIn, isLeaving } = useSignInAgain();
  return (
    <SessionPage
      title={session ? 'This is for another account' : 'Sign in to accept'}
      lead="There is an account with the address that the invitation was sent to. Only its owner can accept."
    >
      {session ? (
        <Banner tone="info">
          <Text className={styles.wraps}>
            You are signed in as {session.user.email}. Signing in with the other account signs you out here first.
          </Text>
        </Banner>
      ) : null}
      <Button size="lg" fullWidth loading={isLeaving} onClick={() => void signIn()}>
        {session ? 'Use the other account' : 'Sign in'}
      </Button>
      <Text size="sm" tone="muted">
        You come back to this invitation and can accept it then.
      </Text>
    </SessionPage>
  );
}
