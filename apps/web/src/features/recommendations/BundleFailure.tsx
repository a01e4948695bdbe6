import { RegenApiError, RegenError } from '@regen/sdk';
import { Container } from '@regen/ui-kit/Container';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { DefaultFailure } from '~/kernel/page/DefaultFailure.tsx';
import { useIsLoading } from '~/kernel/page/ReadFailure.tsx';
import { useRetry } from '~/kernel/page/use-retry.ts';
import { BundleGone } from './BundleGone.tsx';

/** No such link; or, with 400, an address that can be none, which for a person is the same. */
const isGone = (error: unknown): boolean =>
  error instanceof RegenApiError && (error.status === 404 || error.status === 400);

/** Why there is nothing to read, and what helps. */
export function BundleFailure(props: ErrorComponentProps) {
  const retry = useRetry(props.error);
  const isRetrying = useIsLoading();
  if (isGone(props.error)) return <BundleGone />;
  if (!(props.error instanceof RegenError)) return <DefaultFailure {...props} />;
  return (
    <Container paddingY="12">
      <ErrorState {...describeError(props.error)} headingLevel={1} onRetry={retry} isRetrying={isRetrying} />
    </Container>
  );
}
