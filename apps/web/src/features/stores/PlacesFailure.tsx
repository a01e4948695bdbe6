import { ErrorState } from '@regen/ui-kit/ErrorState';
import { describeError } from '~/kernel/errors/describe-error.ts';

export interface PlacesFailureProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A search for stores that failed, where its results would be. */
export function PlacesFailure({ error, ...retry }: PlacesFailureProps) {
  return <ErrorState {...describeError(error)} {...retry} />;
}
