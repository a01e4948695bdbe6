import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seen: Record<string, unknown>[] = [];
function quiet() {
  seen.length = 0;
  return createLog('debug', { write: (line) => void seen.push(JSON.parse(line) as Record<string, unknown>) });
}

test('a repeated error is logged at once and then every five seconds with a count, until it stops', () => {
  const log = quiet();
  const away = () =>
    log.child({ reqId: 'r' }).warn({ err: new Error('connect ECONNREFUSED') }, 'The database is away.');
  for (let call = 0; call < 700; call += 1) {
    away();
    vi.advanceTimersByTime(20);
  }
  expect(seen.map(({ repeated }) => repeated)).toEqual([undefined, 249, 250]);
  vi.advanceTimersByTime(5_000);
  expect(seen.map(({ repeated }) => repeated)).toEqual([undefined, 249, 250, 200]);
  vi.advanceTimersByTime(60_000);
  expect(seen).toHaveLength(4);
  away();
  expect(seen).toHaveLength(5);
});

test('different errors, and lines without one, are all logged', () => {
  const log = quiet();
  for (const reason of ['a', 'b', 'a']) log.warn({ err: new Error(reason) }, 'failed');
  for (const mail of ['mal_1', 'mal_2', 'mal_2']) log.warn({ mail }, 'mail not delivered');
  log.error({ err: new Error('a') }, 'failed');
  expect(seen).toHaveLength(6);
  vi.advanceTimersByTime(5_000);
  expect(seen.at(-1)).toMatchObject({ msg: 'failed', level: 40, repeated: 1 });
});

test('an endless number of different errors does not fill the memory', () => {
  const log = quiet();
  for (let each = 0; each < 1_000; each += 1) log.warn({ err: new Error(`reason ${each}`) }, 'failed');
  for (let each = 0; each < 1_000; each += 1) log.warn({ err: new Error(`reason ${each}`) }, 'failed');
  expect(seen).toHaveLength(1_000 + 800);
});
