import { describe, expect, it } from 'vitest';
import { parseRetryAfter, retryWait, shouldRetry } from './retry.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const base = { attempt: 0, maxRetries: 2, repeatable: true };

describe('shouldRetry', () => {
  it.each([[408], [429], [500], [503], [599], [undefined]])('repeats after %s', (status) => {
    expect(shouldRetry({ ...base, status }, now)).toBe(true);
  });

  it.each([[400], [401], [403], [404], [409], [412], [422]])('does not repeat after %s', (status) => {
    expect(shouldRetry({ ...base, status }, now)).toBe(false);
  });

  it('stops at the last attempt and never repeats what is not repeatable', () => {
    expect(shouldRetry({ ...base, attempt: 1 }, now)).toBe(true);
    expect(shouldRetry({ ...base, attempt: 2 }, now)).toBe(false);
    expect(shouldRetry({ ...base, maxRetries: 0 }, now)).toBe(false);
    expect(shouldRetry({ ...base, repeatable: false, status: 503 }, now)).toBe(false);
  });

  it('respects a server that requests more than a minute', () => {
    expect(shouldRetry({ ...base, status: 429, retryAfter: '60' }, now)).toBe(true);
    expect(shouldRetry({ ...base, status: 429, retryAfter: '61' }, now)).toBe(false);
    expect(shouldRetry({ ...base, status: 429, retryAfter: 'Sat, 21 Nov 2026 10:00:59 GMT' }, now)).toBe(true);
    expect(shouldRetry({ ...base, status: 429, retryAfter: 'Sat, 21 Nov 2026 10:02:00 GMT' }, now)).toBe(false);
    expect(shouldRetry({ ...base, status: 429, retryAfter: 'soon' }, now)).toBe(true);
  });
});

describe('retryWait', () => {
  it('doubles up to the limit, with at most a quarter taken off', () => {
    expect([0, 1, 2, 3, 4, 9].map((attempt) => retryWait({ ...base, attempt }, now, 0))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000,
    ]);
    expect(retryWait({ ...base, attempt: 1 }, now, 1)).toBe(750);
  });

  it('does what the server requests', () => {
    expect(retryWait({ ...base, retryAfter: '2' }, now, 0.5)).toBe(2000);
    expect(retryWait({ ...base, retryAfter: '0.25' }, now, 0.5)).toBe(250);
    expect(retryWait({ ...base, retryAfter: 'Sat, 21 Nov 2026 10:00:30 GMT' }, now, 0)).toBe(30_000);
    expect(retryWait({ ...base, retryAfter: 'Sat, 21 Nov 2026 09:00:00 GMT' }, now, 0)).toBe(0);
  });
});

it('reads Retry-After in seconds or as a date', () => {
  expect(parseRetryAfter('7', now)).toBe(7000);
  expect(parseRetryAfter('-7', now)).toBe(0);
  expect(parseRetryAfter('later', now)).toBeUndefined();
  expect(parseRetryAfter('', now)).toBeUndefined();
  expect(parseRetryAfter(null, now)).toBeUndefined();
});
