import { afterAll, expect, inject, test } from 'vitest';
import { startServerProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { runHostile } from './run-hostile.ts';

/** `npm run bench -- hostile` sends 100,000. */
const REQUESTS = 250;

let attacked: ServerProcess | undefined;
// Also when the attack itself fails.
afterAll(() => attacked?.child.kill('SIGKILL'));

test(`${REQUESTS} hostile requests from five callers do no harm and reveal nothing`, async () => {
  const report = await runHostile(inject('cluster'), {
    requests: REQUESTS,
    seed: 20_261_122,
    async start(settings) {
      attacked = startServerProcess(settings);
      return { url: await attacked.listening };
    },
  });
  attacked?.child.kill('SIGTERM');
  expect(report.violations).toEqual([]);
  expect(report.isReady).toBe(true);
  expect(report.requests).toBe(REQUESTS);
  expect(Object.keys(report.callers).toSorted()).toEqual([
    'admin',
    'b2b',
    'client',
    'guest with a cart',
    'school',
    'visitor',
  ]);
  expect(report.sleeping.count).toBeGreaterThan(0);
  expect(await attacked?.ended).toBe(0);
});
