import { once } from 'node:events';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import type { DatabaseProxy } from '../testing/database-proxy.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createJobs } from './create-jobs.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
  proxy = await startDatabaseProxy(database.url);
  db = createDatabase({ connection: { connectionString: proxy.url }, poolSize: 4, onError: () => undefined });
});
afterAll(async () => {
  await db.close();
  await proxy.cut();
  await database.drop();
});

test('jobs wait while the database is unreachable, with one line in the log, and continue when it is back', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
  const bus = { subscribe: () => () => undefined };
  const jobs = createJobs({ db, bus, log, metrics: noMetrics, pollSeconds: 0.05, maintenanceSeconds: 1 });
  let [runs, rounds] = [0, 0];
  const end = new AbortController();
  await jobs.start([
    {
      name: 'sweep',
      leaseSeconds: 2,
      async run() {
        runs += 1;
        if (runs === 1) await once(end.signal, 'abort');
      },
    },
    { name: 'uploads-clear', everySeconds: 1, leaseSeconds: 2, run: async () => void (rounds += 1) },
  ]);
  await jobs.sendAll([{ queue: 'sweep', data: {}, leaseSeconds: 2 }]);
  await expect.poll(() => runs).toBe(1);

  await proxy.cut();
  await expect.poll(() => lines).toContain('background jobs are waiting for the database');
  const before = rounds;
  // Its result can't be saved.
  end.abort();
  // Scheduling and polls fail in the meantime, twenty times a second.
  let failed = 0;
  await expect
    .poll(
      () =>
        db.query('select 1').then(
          () => 0,
          () => (failed += 1),
        ),
      { interval: 20 },
    )
    .toBeGreaterThan(10);
  await proxy.mend();
  await expect.poll(() => rounds).toBeGreaterThan(before);
  await expect.poll(() => runs).toBe(2);
  expect(lines).toEqual(['background jobs are waiting for the database']);
  await jobs.stop(1_000);
});

test('a process stops without an error while the database is unreachable, and its job waits for the end of the lease', async () => {
  const bus = { subscribe: () => () => undefined };
  const jobs = createJobs({ db, bus, log: createLog('silent'), metrics: noMetrics, pollSeconds: 0.05 });
  let signal: AbortSignal | undefined;
  await jobs.start([
    {
      name: 'mail-bulk',
      leaseSeconds: 30,
      run(given) {
        signal = given;
        return new Promise(() => undefined);
      },
    },
  ]);
  await jobs.sendAll([{ queue: 'mail-bulk', data: {}, leaseSeconds: 30 }]);
  await expect.poll(() => signal).toBeDefined();
  await proxy.cut();
  await jobs.stop(50);
  expect(signal?.aborted).toBe(true);
  await proxy.mend();
  const { rows } = await database.db.query(`select state from pgboss.job where name = 'mail-bulk'`);
  expect(rows).toEqual([{ state: 'active' }]);
});
