import { operations, readContract } from '@regen/contract';
import { expect, inject, test } from 'vitest';
import { runFuzz } from '../../testing/fuzz/run-fuzz.ts';

/** `npm run fuzz` sends many more. */
const REQUESTS = 1_500;
const SEED = 20_261_121;

test(`${REQUESTS} broken requests over all operations get a described response: no 5xx, no internals, no one else’s data`, async () => {
  const report = await runFuzz(inject('cluster'), { requests: REQUESTS, seed: SEED });
  expect(report.violations).toEqual([]);
  expect(report.untouched).toEqual([]);
  expect(report.operations).toBe(operations(readContract()).length);
  // Otherwise only the outermost check would have been tested.
  expect(report.successes).toBeGreaterThan(REQUESTS / 10);
});
