import { RegenApiError } from '@regen/sdk';
import { Container } from '@regen/ui-kit/Container';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { describeError } from '~/app/describe-error.ts';
import { BundleGone } from './BundleGone.tsx';

export interface BundleFailureProps {
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
}

/** No such link; or, with 400, an address that can be none, which for a person is the same. */
const isGone = (error: unknown): boolean =>
  error instanceof RegenApiError && (error.status === 404 || error.status === 400);

/** Why there is nothing to read, and what helps. */
export function BundleFailure({ error, onRetry, isRetrying }: BundleFailureProps) {
  if (isGone(error)) return <BundleGone />;
  const { title, message, requestId } = describeError(error);
  return (
    <Container paddingY="12">
      <ErrorState
        headingLevel={1}
        title={title}
        message={message}
        requestId={requestId}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </Container>
  );
}
