import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { SessionPage } from '~/features/sign-in/index.ts';
import { useSession } from '~/kernel/use-session.ts';
import { useSignInAgain } from '~/session/use-sign-in-again.ts';
import * as styles from './invitation.css.ts';

/** There is an account with the invited address, and its owner is not signed in. */
export function SignInFirst() {
  const session = useSession();
  const { signIn, isLeaving } = useSignInAgain();
  return (
    <SessionPage
      title={session ? 'This is for another account' : 'Sign in to accept'}
      lead="There’s already an account with the email address this invitation was sent to. Only its owner can accept."
    >
      {session ? (
        <Banner tone="info">
          <Text className={styles.wraps}>
            You’re signed in as {session.user.email}. Switching accounts signs you out first.
          </Text>
        </Banner>
      ) : null}
      <Button size="lg" fullWidth loading={isLeaving} onClick={() => void signIn()}>
        {session ? 'Switch accounts' : 'Sign in'}
      </Button>
      <Text size="sm" tone="muted">
        You’ll come back here to accept the invitation.
      </Text>
    </SessionPage>
  );
}
