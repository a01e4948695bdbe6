import type { Clock } from '../clock.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

/** Starts at the real time, so that it agrees with the clock of the database, and can be moved on. */
export function createTestClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => void (ahead += milliseconds),
  };
}
