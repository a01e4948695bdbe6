import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link, type ErrorComponentProps } from '@tanstack/react-router';
import { describeError } from '../errors/describe-error.ts';
import { isChunkLoadError } from '../errors/stale-chunk.ts';
import { useRetry } from './use-retry.ts';

/** Replaces a page that failed: what happened, what to do next, and the id of the failed call. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const retry = useRetry(error);
  const { title, message, requestId } = describeError(error);
  return (
    <Container width="narrow" paddingY="24">
      <Stack gap="6" align="start" role="alert">
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <Text size="lg" tone="muted">
          {message}
        </Text>
        <Inline>
          <Button iconStart="refresh" onClick={retry}>
            {isChunkLoadError(error) ? 'Reload the page' : 'Try again'}
          </Button>
          <Button variant="secondary" asChild>
            <Link to="/">Go to the home page</Link>
          </Button>
        </Inline>
        {requestId ? (
          <Text size="sm" tone="muted">
            Reference for support: <code>{requestId}</code>
          </Text>
        ) : null}
      </Stack>
    </Container>
  );
}
