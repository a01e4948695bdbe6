import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createIds } from '../ids.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { createLog } from '../log.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { startSlowSmtp } from '../testing/slow-smtp.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createMailService } from './create-mail.ts';
import { MAIL_TIMES, timesOf } from './deliver.ts';
import { LANE_SLOTS } from './lanes.ts';

let stack = new AsyncDisposableStack();
afterEach(async () => {
  await stack.disposeAsync();
  stack = new AsyncDisposableStack();
});

/** The mail part of a process. */
async function startProcess({ db }: TestDatabase, url: string, attempt: number) {
  const log = createLog('silent');
  const jobs = createJobs({
    db,
    bus: { subscribe: () => () => undefined },
    log,
    metrics: noMetrics,
    pollSeconds: 0.2,
    maintenanceSeconds: 1,
  });
  const mail = createMailService({
    config: { ...readConfig({}), MAIL_URL: url, DATA_FOLDER: '/nowhere' },
    db,
    jobs,
    ids: createIds(() => Date.now()),
    log,
    times: timesOf(attempt),
  });
  await jobs.start(mail.jobs);
  stack.defer(async () => {
    await jobs.stop(2_000);
    mail.close();
  });
  return { mail, jobs };
}

const alert = { productName: 'Serum', productUrl: 'http://store.test/1', unsubscribeUrl: 'http://store.test/2' };

test('a slow mail server gets each email once, and urgent emails do not wait behind bulk emails', async () => {
  const database = await createTestDatabase(inject('cluster'));
  stack.defer(() => database.drop());
  // An attempt may take much longer, so that a busy machine does not fail one; all of them together take longer than a lease.
  const seconds = 8;
  const emails = 80;
  const delay = 1.2;
  const smtp = await startSlowSmtp(delay * 1_000);
  stack.defer(() => smtp.close());
  const { mail: first } = await startProcess(database, smtp.url, seconds);
  await startProcess(database, smtp.url, seconds);
  expect((emails / (2 * LANE_SLOTS)) * delay).toBeGreaterThan(timesOf(seconds).lease);
  await database.db.transaction(async (tx) => {
    for (let n = 0; n < emails; n += 1) {
      await first.send({ to: `${n}@test.example`, template: 'stock-alert-back', data: alert }, tx);
    }
  });
  await expect.poll(smtp.taken).toBeGreaterThan(4);
  await first.send({ to: 'now@test.example', template: 'welcome', data: { firstName: 'Ann', shopUrl: 'http://s' } });
  const left = async () => {
    const { rows } = await database.db.query<{ bulk: number; urgent: number }>(
      `select count(*) filter (where template = 'stock-alert-back')::int as bulk, count(*) filter (where template = 'welcome')::int as urgent
       from mail_outbox where sent_at is null`,
    );
    return rows[0];
  };
  await expect.poll(async () => (await left())?.urgent).toBe(0);
  expect((await left())?.bulk).toBeGreaterThan(4);
  await expect.poll(left).toEqual({ bulk: 0, urgent: 0 });
  const { rows } = await database.db.query<{ most: number }>('select max(attempts) as most from mail_outbox');
  expect([smtp.taken(), rows[0]?.most]).toEqual([emails + 1, 1]);
});

test('an attempt is aborted before another process may take the email', async () => {
  const { attempt, claim, lease } = MAIL_TIMES;
  expect([attempt > 60, claim > attempt, lease > claim]).toEqual([true, true, true]);
  const database = await createTestDatabase(inject('cluster'));
  stack.defer(() => database.drop());
  const smtp = await startSlowSmtp(60_000);
  stack.defer(() => smtp.close());
  const { mail } = await startProcess(database, smtp.url, 0.8);
  await mail.send({ to: 'a@test.example', template: 'welcome', data: { firstName: 'Ann', shopUrl: 'http://s' } });
  const row = async () => {
    const { rows } = await database.db.query(
      `select attempts, last_error is not null as "hasError", next_attempt_at > now() + interval '50 seconds' as waits from mail_outbox`,
    );
    return rows[0];
  };
  await expect.poll(row).toEqual({ attempts: 1, hasError: true, waits: true });
  expect(smtp.taken()).toBe(1);
});

test('a process that stops releases an email that the mail server can not have, and hides one that it may have', async () => {
  const database = await createTestDatabase(inject('cluster'));
  stack.defer(() => database.drop());
  // It never says that it is ready.
  const silent = createServer((socket) => void stack.defer(() => void socket.destroy()));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  stack.defer(() => void silent.close());
  const first = await startProcess(database, `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, 20);
  const connected = once(silent, 'connection');
  await first.mail.send({ to: 'a@test.example', template: 'welcome', data: { firstName: 'Ann', shopUrl: 'http://s' } });
  await connected;
  const row = async () => {
    const { rows } = await database.db.query(
      `select m.attempts, m.next_attempt_at <= now() as "isDue", m.last_error is not null as "hasResult", j.state from mail_outbox m, pgboss.job j where j.name = 'mail-urgent'`,
    );
    return rows;
  };
  await first.jobs.stop(5_000);
  expect(await row()).toEqual([{ attempts: 0, isDue: true, hasResult: false, state: 'retry' }]);

  // Takes the message and doesn't say so.
  const smtp = await startSlowSmtp(60_000);
  stack.defer(() => smtp.close());
  const second = await startProcess(database, smtp.url, 20);
  await expect.poll(smtp.taken).toBe(1);
  await second.jobs.stop(5_000);
  expect(await row()).toEqual([{ attempts: 1, isDue: false, hasResult: true, state: 'retry' }]);
});
