import { expect, inject, onTestFinished, test } from 'vitest';
import { startServerProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { runHostile } from './run-hostile.ts';

/** `npm run bench -- hostile` sends 100,000. */
const REQUESTS = 250;

test(`${REQUESTS} hostile requests from five callers do no harm and reveal nothing`, async () => {
  let attacked: ServerProcess | undefined;
  const report = await runHostile(inject('cluster'), {
    requests: REQUESTS,
    seed: 20_261_122,
    async start(settings) {
      const server = startServerProcess(settings);
      attacked = server;
      onTestFinished(async () => {
        server.child.kill('SIGKILL');
        await server.ended;
      });
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
