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
    return { title: 'Please wait a moment', message: error.reason, requestId: error.requestId };
  }
  if (error instanceof RegenApiError) {
    const { status, requestId } = error;
    if (status === 403) return { title: 'Your account doesn’t have access to this', message: error.reason, requestId };
    if (status < 500) return { title: 'Something went wrong', message: error.reason, requestId };
    return { title: 'Something went wrong on our side', message: 'Please try again in a moment.', requestId };
  }
  if (error instanceof RegenTimeoutError) {
    return { title: 'This is taking too long', message: 'The store didn’t respond in time. Please try again.' };
  }
  if (error instanceof RegenConnectionError) {
    return { title: 'No connection', message: 'We couldn’t reach the store. Check your connection and try again.' };
  }
  if (isChunkLoadError(error)) {
    if (navigator.onLine === false) {
      return {
        title: 'No connection',
        message: 'This page hasn’t loaded yet. It’ll load when you’re back online.',
      };
    }
    return { title: 'The store has been updated', message: 'Reload the page to continue. We’ve kept what you typed.' };
  }
  return { title: 'Something went wrong', message: 'We couldn’t show this page. Please try again.' };
}
