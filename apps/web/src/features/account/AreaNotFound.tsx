import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '~/kernel/page/use-page-title.ts';

/** A page that does not exist in an area, with links within the area. */
export function AreaNotFound({ area }: { area: string }) {
  usePageTitle('Page not found');
  return (
    <Stack gap="6" align="start">
      <Heading level={1} size="lg" tabIndex={-1}>
        We couldn’t find this page
      </Heading>
      <Text tone="muted">
        There’s no such page in {area === 'admin' ? 'the staff area' : 'your account'}. It may have moved.
      </Text>
      <Inline>
        <Button asChild>
          {area === 'admin' ? (
            <Link to="/admin/$" params={{ _splat: '' }}>
              Go to the staff area
            </Link>
          ) : (
            <Link to="/$site/$" params={{ site: area, _splat: '' }}>
              Go to your account
            </Link>
          )}
        </Button>
        <Button variant="secondary" asChild>
          <Link to="/products">Browse all products</Link>
        </Button>
      </Inline>
    </Stack>
  );
}
