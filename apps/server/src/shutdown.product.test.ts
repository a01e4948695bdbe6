import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { DEFAULT_CLIENT_KEY } from './config.ts';
import { readPostmaster } from './db/engine/postmaster.ts';
import { isAlive } from './db/engine/process-identity.ts';
import { startDatabaseProxy } from './testing/database-proxy.ts';
import { isInTime } from './testing/in-time.ts';
import { DEMO_MAIN, newDataFolder, startServerProcess } from './testing/server-process.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { PRODUCTS } from './testing/shop/products.ts';
import { startSlowSmtp } from './testing/slow-smtp.ts';
import { createTestDatabase } from './testing/test-database.ts';
import type { TestDatabase } from './testing/test-database.ts';

/** Milliseconds from SIGTERM to the end of the process. */
const LIMIT = 5_000;

let stack = new AsyncDisposableStack();
afterEach(async () => {
  await stack.disposeAsync();
  stack = new AsyncDisposableStack();
});

function start(env: Record<string, string>, main?: string): ServerProcess & { folder: string } {
  const folder = newDataFolder();
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const server = startServerProcess({ DATA_FOLDER: folder, ...env }, main);
  stack.defer(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  return { ...server, folder };
}

async function newDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase(inject('cluster'));
  stack.defer(() => database.drop());
  return database;
}

/** Holds tables so that whatever reads them waits; returns what lets them go. */
async function hold(database: TestDatabase, tables: string): Promise<() => Promise<unknown>> {
  const client = new pg.Client({ connectionString: database.url });
  // Dropping the database ends it.
  client.on('error', () => undefined);
  await client.connect();
  stack.defer(() => client.end());
  await client.query('begin');
  await client.query(`lock table ${tables} in access exclusive mode`);
  return () => client.query('rollback');
}

/** Waits until a statement of the server waits for a table. */
async function isHeldUp(database: TestDatabase): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await database.db.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count;
    })
    .toBeGreaterThan(0);
}

/** Stops a server; resolves to its exit code and whether it was within its time limit. */
async function terminate({ child, ended }: ServerProcess): Promise<{ code: number | string; isInTime: boolean }> {
  const began = performance.now();
  child.kill('SIGTERM');
  const code = await ended;
  return { code, isInTime: isInTime(began, LIMIT) };
}

const GOOD = { code: 0, isInTime: true };

test('SIGTERM with emails waiting for a slow mail server ends the process after the current email', async () => {
  const smtp = await startSlowSmtp(400);
  const database = await newDatabase();
  await database.db.query(
    `insert into mail_outbox (id, recipient, template, data)
     select 'mail_' || n, n || '@example.com', 'welcome', '{"firstName":"Ann","shopUrl":"http://a.test"}'::jsonb
     from generate_series(1, 100) n`,
  );
  const server = start({ DATABASE_URL: database.url, MAIL_URL: smtp.url });
  await server.listening;
  await expect.poll(smtp.taken).toBeGreaterThan(1);
  expect(await terminate(server)).toEqual(GOOD);
  const { rows } = await database.db.query<{ sent: number; waiting: number }>(
    `select count(sent_at)::int as sent,
       count(*) filter (where sent_at is null and next_attempt_at <= now() and attempts = 0)::int as waiting from mail_outbox`,
  );
  // Each email was either sent once, or waits for the next process as if none had claimed it.
  expect(rows[0]).toEqual({ sent: smtp.taken(), waiting: 100 - smtp.taken() });
  await smtp.close();
});

test('SIGTERM while the database is down still serves requests, and ends cleanly with an email in progress', async () => {
  const smtp = await startSlowSmtp(60_000);
  stack.defer(() => smtp.close());
  const database = await newDatabase();
  await database.db.query(
    `insert into mail_outbox (id, recipient, template, data)
     values ('mail_1', '1@example.com', 'welcome', '{"firstName":"Ann","shopUrl":"http://a.test"}')`,
  );
  const proxy = await startDatabaseProxy(database.url);
  stack.defer(() => proxy.cut());
  const server = start({ DATABASE_URL: proxy.url, MAIL_URL: smtp.url, DRAIN_SECONDS: '1' });
  const url = await server.listening;
  await expect.poll(smtp.taken).toBe(1);
  await proxy.cut();
  const end = terminate(server);
  await expect
    .poll(async () => (await fetch(`${url}/readyz`)).json(), { interval: 20 })
    .toMatchObject({ code: 'shutting_down' });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await end).toEqual(GOOD);
});

test('SIGTERM with a body that never ends cuts it, and PostgreSQL is stopped as well', async () => {
  const server = start({});
  const url = await server.listening;
  const pid = readPostmaster(join(server.folder, 'postgres', 'cluster'))?.pid ?? 0;
  const call = request(`${url}/api/v1/regen/users`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${DEFAULT_CLIENT_KEY}:`)}`,
      'content-type': 'application/json',
      'content-length': 1000,
      expect: '100-continue',
    },
  });
  call.on('error', () => undefined);
  call.flushHeaders();
  await once(call, 'continue');
  call.write('{"firstName"');
  const cut = new Promise((resolve) => call.once('close', resolve));
  expect(await terminate(server)).toEqual(GOOD);
  await cut;
  expect(isAlive(pid)).toBe(false);
});

test('SIGTERM while a page is rendered sends the page', async () => {
  const database = await newDatabase();
  const server = start({ DATABASE_URL: database.url });
  const url = await server.listening;
  const release = await hold(database, 'products, stock');
  const page = fetch(`${url}/products/${PRODUCTS.serum}`, { headers: { accept: 'text/html' } });
  await isHeldUp(database);
  const end = terminate(server);
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  await release();
  const response = await page;
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  expect(await response.text()).toContain('</html>');
  expect(await end).toEqual(GOOD);
});

test('SIGTERM does not wait for a page or a background job that the database holds up', async () => {
  const database = await newDatabase();
  await hold(database, 'products, stock_alerts');
  const server = start({ DATABASE_URL: database.url });
  // The first run of alerts begins with the start, and so does the index of the catalog.
  await isHeldUp(database);
  expect(await terminate(server)).toEqual(GOOD);
});

test('readiness ends first, and requests are still served in the meantime', async () => {
  const database = await newDatabase();
  const server = start({ DATABASE_URL: database.url, DRAIN_SECONDS: '1.5' });
  const url = await server.listening;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const end = terminate(server);
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 10 }).toBe(503);
  const response = await fetch(`${url}/readyz`);
  expect([response.status, response.headers.get('connection')]).toEqual([503, 'close']);
  expect(await response.json()).toMatchObject({ code: 'shutting_down' });
  expect((await fetch(`${url}/`)).status).toBe(200);
  expect(await end).toEqual(GOOD);
});

test('SIGTERM during the first start ends it, and the next one continues', async () => {
  const server = start({}, DEMO_MAIN);
  await expect.poll(() => server.output(), { interval: 20 }).toMatch(/People|Stores/);
  const pid = readPostmaster(join(server.folder, 'postgres', 'cluster'))?.pid ?? 0;
  expect(isAlive(pid)).toBe(true);
  expect(await terminate(server)).toEqual(GOOD);
  expect(isAlive(pid)).toBe(false);
  expect(server.output()).not.toMatch(/\n {4}at /);
});
