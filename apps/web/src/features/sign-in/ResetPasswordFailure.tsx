import { RegenBadRequestError, RegenError, RegenNotFoundError } from '@regen/sdk';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { DefaultFailure } from '~/kernel/page/DefaultFailure.tsx';
import { useIsLoading } from '~/kernel/page/ReadFailure.tsx';
import { useRetry } from '~/kernel/page/use-retry.ts';
import { SessionPage } from './SessionPage.tsx';
import { UselessLink } from './UselessLink.tsx';

/** A link that was cut off or mistyped is no link of ours. */
const isGarbage = (error: unknown): boolean =>
  error instanceof RegenBadRequestError || error instanceof RegenNotFoundError;

/** The link could not be checked. */
export function ResetPasswordFailure(props: ErrorComponentProps) {
  const retry = useRetry(props.error);
  const isRetrying = useIsLoading();
  if (isGarbage(props.error)) return <UselessLink />;
  if (!(props.error instanceof RegenError)) return <DefaultFailure {...props} />;
  return (
    <SessionPage title="Set a new password">
      <ErrorState {...describeError(props.error)} onRetry={retry} isRetrying={isRetrying} />
    </SessionPage>
  );
}
