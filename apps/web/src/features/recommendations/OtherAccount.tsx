import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useSession } from '~/kernel/use-session.ts';
import { useSignInAgain } from '~/session/use-sign-in-again.ts';
import * as styles from './bundle.css.ts';

/** The link was sent to one client, and somebody else is signed in. */
export function OtherAccount({ token }: { token: string }) {
  const session = useSession();
  const { signIn, isLeaving } = useSignInAgain();
  return (
    <Page width="narrow" space="lg" title="This was sent to another account" gap="6" align="start">
      <Text size="lg" tone="muted" className={styles.wraps}>
        {session ? `You’re signed in as ${session.user.email}. ` : ''}
        Sign in with the account it was sent to, or view it with your own.
      </Text>
      <Inline>
        <Button loading={isLeaving} onClick={() => void signIn()}>
          Switch accounts
        </Button>
        <Button variant="secondary" asChild>
          <Link to="/bundle/$bundleToken" params={{ bundleToken: token }}>
            View with my account
          </Link>
        </Button>
      </Inline>
    </Page>
  );
}
