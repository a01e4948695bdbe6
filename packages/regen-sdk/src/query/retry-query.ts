import { environmentManager } from '@tanstack/react-query';
import { RegenApiError, isTransient } from '../core/errors.ts';
import { parseRetryAfter } from '../core/retry.ts';

/** Retries of a failed query. */
export const QUERY_RETRIES = 3;
/** The longest wait between two of them, in milliseconds. */
export const QUERY_MAX_WAIT = 30_000;

function askedWait(error: unknown): number | undefined {
  return error instanceof RegenApiError ? parseRetryAfter(error.retryAfter, Date.now()) : undefined;
}

/** Whether a query is retried: in browsers, three times, if it may help, and not if the server requests a longer wait. */
export function retryQuery(failures: number, error: unknown): boolean {
  if (environmentManager.isServer() || failures >= QUERY_RETRIES || !isTransient(error)) return false;
  return (askedWait(error) ?? 0) <= QUERY_MAX_WAIT;
}

/** Milliseconds before the next attempt: what the server requests, else 1, 2, 4 … seconds up to 30. */
export function queryRetryDelay(failures: number, error: unknown): number {
  return askedWait(error) ?? Math.min(1000 * 2 ** failures, QUERY_MAX_WAIT);
}
