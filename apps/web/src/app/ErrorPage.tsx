import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { describeError } from './describe-error.ts';
import { RegenConnectionError } from '@regen/sdk';
import { isChunkLoadError, reloadOnce } from './stale-chunk.ts';

/** What stands in the place of a page that failed: what happened, the way on, and the id of the failed call. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const { title, message, requestId } = describeError(error);
  const isChunk = isChunkLoadError(error);
  useEffect(() => void reloadOnce(error), [error]);
  // A chunk that failed once is remembered as failed: only a new page asks for it again.
  const retry = () => {
    if (isChunk) return location.reload();
    queries.reset();
    reset();
    void router.invalidate();
  };
  const again = useRef(retry);
  useEffect(() => {
    again.current = retry;
  });
  const isUnconnected = isChunk || error instanceof RegenConnectionError;
  useEffect(() => {
    if (!isUnconnected) return;
    const back = () => again.current();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [isUnconnected]);
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
            {isChunk ? 'Reload the page' : 'Try again'}
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
