import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link, useLocation } from '@tanstack/react-router';
import { useSession } from '~/kernel/use-session.ts';

/** The link was replaced, its bundle deleted, or there never was one. */
export function BundleGone() {
  const isSignedIn = useSession() !== null;
  const href = useLocation({ select: (location) => location.href });
  return (
    <Container width="narrow" paddingY="24">
      <Stack gap="6" align="start">
        <Heading level={1} tabIndex={-1}>
          We couldn’t find this recommendation
        </Heading>
        <Text size="lg" tone="muted">
          It may have been replaced or withdrawn, or the link is incomplete. Ask the sender for a new one.
          {isSignedIn ? null : ' If you saved it to your account, sign in to see it.'}
        </Text>
        <Inline>
          {isSignedIn ? null : (
            <Button asChild>
              <Link to="/login" search={{ redirect: href }}>
                Sign in
              </Link>
            </Button>
          )}
          <Button variant={isSignedIn ? 'primary' : 'secondary'} asChild>
            <Link to="/products">Browse all products</Link>
          </Button>
        </Inline>
      </Stack>
    </Container>
  );
}
