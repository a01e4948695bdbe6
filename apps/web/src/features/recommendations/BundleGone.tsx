import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { Link, useLocation } from '@tanstack/react-router';
import { useSession } from '~/kernel/use-session.ts';

/** The link was replaced, its bundle deleted, or there never was one. */
export function BundleGone() {
  const isSignedIn = useSession() !== null;
  const href = useLocation({ select: (location) => location.href });
  return (
    <Page width="narrow" space="lg" title="We couldn’t find this recommendation" gap="6" align="start">
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
    </Page>
  );
}
