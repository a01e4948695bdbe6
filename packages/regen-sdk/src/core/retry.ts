import { RETRY_AFTER_LIMIT, RETRY_BASE_WAIT, RETRY_MAX_WAIT } from './defaults.ts';

/** What is known when an attempt has failed. */
export interface FailedAttempt {
  /** 0 for the first attempt. */
  attempt: number;
  maxRetries: number;
  /** A safe method, or an unsafe one that carries its idempotency key. */
  repeatable: boolean;
  /** HTTP status; absent if no complete response arrived (connection failure, timeout). */
  status?: number | undefined;
  /** The `Retry-After` header. */
  retryAfter?: string | null | undefined;
}

/** Milliseconds that `Retry-After` (seconds or a date) requests; undefined if it is absent or unreadable. */
export function parseRetryAfter(value: string | null | undefined, now: number): number | undefined {
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - now : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** Whether to retry. Never called after an abort. If the server requests more than a minute: no. */
export function shouldRetry(failure: FailedAttempt, now: number): boolean {
  const { attempt, maxRetries, repeatable, status } = failure;
  if (!repeatable || attempt >= maxRetries) return false;
  if (status !== undefined && status !== 408 && status !== 429 && status < 500) return false;
  return (parseRetryAfter(failure.retryAfter, now) ?? 0) <= RETRY_AFTER_LIMIT;
}

/** Milliseconds to wait: what the server requests, else exponential with up to a quarter subtracted, so that clients spread. */
export function retryWait(failure: FailedAttempt, now: number, random: number): number {
  const asked = parseRetryAfter(failure.retryAfter, now);
  if (asked !== undefined) return asked;
  return Math.min(RETRY_BASE_WAIT * 2 ** failure.attempt, RETRY_MAX_WAIT) * (1 - random / 4);
}
