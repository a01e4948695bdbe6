import { RegenBadRequestError, RegenNotFoundError } from '@regen/sdk';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { DefaultFailure } from '~/kernel/page/DefaultFailure.tsx';
import { useReadFailure } from '~/kernel/page/use-read-failure.ts';
import { SessionPage } from './SessionPage.tsx';
import { UselessLink } from './UselessLink.tsx';

/** A link that was cut off or mistyped is no link of ours. */
const isGarbage = (error: unknown): boolean =>
  error instanceof RegenBadRequestError || error instanceof RegenNotFoundError;

/** The link could not be checked. */
export function ResetPasswordFailure(props: ErrorComponentProps) {
  const failure = useReadFailure(props.error);
  if (isGarbage(props.error)) return <UselessLink />;
  if (failure === null) return <DefaultFailure {...props} />;
  return (
    <SessionPage title="Set a new password">
      <ErrorState {...failure} />
    </SessionPage>
  );
}
