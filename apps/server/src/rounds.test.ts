import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRounds } from './rounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Rounds that end when the test says so. */
function rounds() {
  const ends: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const errors: unknown[] = [];
  const made = createRounds({
    everyMs: 1_000,
    round: (signal) => {
      signals.push(signal);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    onError: (error) => errors.push(error),
  });
  return { made, ends, signals, errors };
}

it('leaves a round out that is due while the last one still runs', async () => {
  const { made, ends } = rounds();
  made.start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await made.stop();
});

it('waits for the round under way when it is stopped, and begins no other', async () => {
  const { made, ends, signals } = rounds();
  made.start();
  await vi.advanceTimersByTimeAsync(1_000);
  let hasStopped = false;
  const stopped = made.stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([hasStopped, signals[0]?.aborted]).toEqual([false, true]);
  ends[0]?.();
  await stopped;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ends).toHaveLength(1);
});

it('goes on after a round that failed', async () => {
  const errors: unknown[] = [];
  let turns = 0;
  const made = createRounds({
    everyMs: 1_000,
    round: async () => {
      turns += 1;
      throw new Error(`turn ${turns}`);
    },
    onError: (error) => errors.push(error),
  });
  made.start();
  await vi.advanceTimersByTimeAsync(2_000);
  await made.stop();
  expect(errors.map(String)).toEqual(['Error: turn 1', 'Error: turn 2']);
});
