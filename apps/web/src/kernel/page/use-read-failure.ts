import { RegenError } from '@regen/sdk';
import type { ErrorStateProps } from '@regen/ui-kit/ErrorState';
import { useRouterState } from '@tanstack/react-router';
import { describeError } from '../errors/describe-error.ts';
import { useRetry } from './use-retry.ts';

/**
 * What to say in the place of a page whose data could not be read, and how to try again. Null for an error of another kind, which
 * `DefaultFailure` shows.
 */
export function useReadFailure(error: unknown): ErrorStateProps | null {
  const isRead = error instanceof RegenError;
  // The other page tries again by itself.
  const onRetry = useRetry(isRead ? error : null);
  const isRetrying = useRouterState({ select: ({ isLoading }) => isLoading });
  return isRead ? { ...describeError(error), onRetry, isRetrying } : null;
}
