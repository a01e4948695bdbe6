import { RegenApiError, RegenConnectionError, RegenRateLimitError, RegenTimeoutError } from '@regen/sdk';
import { isChunkLoadError } from './stale-chunk.ts';

export interface ErrorText {
  readonly title: string;
  readonly message: string;
  /** Names the failed call in the server's log; worth reading out to support. */
  readonly requestId?: string | undefined;
}

/** The one place where an error becomes what a person reads. */
export function describeError(error: unknown): ErrorText {
  if (error instanceof RegenRateLimitError) {
    return { title: 'One moment', message: error.reason, requestId: error.requestId };
  }
  if (error instanceof RegenApiError) {
    const { status, requestId } = error;
    if (status === 403) return { title: 'This is not open to your account', message: error.reason, requestId };
    if (status < 500) return { title: 'That did not work', message: error.reason, requestId };
    return { title: 'Something went wrong on our side', message: 'Please try again in a moment.', requestId };
  }
  if (error instanceof RegenTimeoutError) {
    return { title: 'This is taking too long', message: 'The store did not answer in time. Please try again.' };
  }
  if (error instanceof RegenConnectionError) {
    return { title: 'No connection', message: 'The store could not be reached. Check your connection and try again.' };
  }
  if (isChunkLoadError(error)) {
    if (navigator.onLine === false) {
      return {
        title: 'No connection',
        message: 'This page has not been loaded yet. It comes once you are online again.',
      };
    }
    return { title: 'The store has been updated', message: 'Reload the page to go on. What you typed stays here.' };
  }
  return { title: 'Something went wrong', message: 'This page could not be shown. Please try again.' };
}
