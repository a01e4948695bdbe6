import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useSignInAgain } from '~/session/use-sign-in-again.ts';
import { useSession } from '~/kernel/use-session.ts';
import * as styles from './bundle.css.ts';

/** The link was sent to one client, and somebody else is signed in. */
export function OtherAccount({ token }: { token: string }) {
  const session = useSession();
  const { signIn, isLeaving } = useSignInAgain();
  return (
    <Container width="narrow" paddingY="24">
      <Stack gap="6" align="start">
        <Heading level={1} tabIndex={-1}>
          This was sent to another account
        </Heading>
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
      </Stack>
    </Container>
  );
}
