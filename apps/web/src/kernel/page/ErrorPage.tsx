import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { Link, type ErrorComponentProps } from '@tanstack/react-router';
import { describeError } from '../errors/describe-error.ts';
import { isChunkLoadError } from '../errors/stale-chunk.ts';
import { SupportReference } from './SupportReference.tsx';
import { useRetry } from './use-retry.ts';

/** Replaces a page that failed: what happened, what to do next, and the id of the failed call. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const retry = useRetry(error);
  const { title, message, requestId } = describeError(error);
  return (
    <Page width="narrow" space="lg" title={title} gap="6" align="start" role="alert">
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
      <SupportReference requestId={requestId} />
    </Page>
  );
}
