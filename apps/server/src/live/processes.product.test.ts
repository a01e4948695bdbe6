import type { Session } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { httpCaller } from '../testing/http-caller.ts';
import { isInTime } from '../testing/in-time.ts';
import type { LiveClient } from '../testing/live-client.ts';
import { createLiveClients } from '../testing/live-clients.ts';
import { newDataFolder, startServerProcess } from '../testing/server-process.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { PASSWORD, PEOPLE } from '../testing/shop/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

/** Milliseconds from SIGTERM to the end of a process. */
const STOP_LIMIT = 5_000;

let stack = new AsyncDisposableStack();
let database: TestDatabase;
let first: ServerProcess;
let second: ServerProcess;
let dora: Session;
let amy: Session;
const clients = createLiveClients();

beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'));
  stack.defer(() => database.drop());
  [first, second] = [start(), start()];
  const url = await first.listening;
  await second.listening;
  [dora, amy] = [await signIn(url, PEOPLE.professional), await signIn(url, PEOPLE.client)];
});
afterEach(async () => {
  await stack.disposeAsync();
  stack = new AsyncDisposableStack();
});

function start(): ServerProcess {
  const folder = newDataFolder();
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const env = { JWT_SECRET: 'one secret of both processes, and of no other', RATE_LIMIT_FACTOR: '1000' };
  const server = startServerProcess({ DATA_FOLDER: folder, DATABASE_URL: database.url, ...env });
  stack.defer(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  return server;
}

async function signIn(url: string, email: string): Promise<Session> {
  const { body } = await httpCaller(() => url).call<Session>('POST', '/auth/users/login', {
    body: { email, password: PASSWORD },
    browserId: randomUUID(),
  });
  return body;
}

async function say(by: ServerProcess, message: string): Promise<void> {
  const url = await by.listening;
  const { status } = await httpCaller(() => url).call('POST', '/messageCenter/send', {
    as: dora,
    body: { accountId: amy.accountId, message },
    headers: { 'idempotency-key': randomUUID() },
    browserId: randomUUID(),
  });
  expect(status).toBe(201);
}

/** In the order of the conversation: either process may publish a message, so they may arrive out of order. */
const texts = (client: LiveClient) =>
  client
    .of('message')
    .toSorted((a, b) => a.message.seq - b.message.seq)
    .map(({ message }) => message.message);

test('what is written at one process is heard at the other, and a session that ends there ends here', async () => {
  const client = await clients.open(await second.listening, amy.jwt);
  const sent = Array.from({ length: 20 }, (_, n) => `text ${n}`);
  for (const text of sent) await say(first, text);
  await expect.poll(() => texts(client)).toEqual(sent);
  const url = await first.listening;
  await httpCaller(() => url).call('PUT', `/users/${amy.id}/logOut`, { as: amy, browserId: randomUUID() });
  expect(await client.closed).toEqual({ code: 4401, reason: 'signed_out' });
});

test('what a killed process had stored and not published is published by the other', async () => {
  const client = await clients.open(await second.listening, amy.jwt);
  const holder = new pg.Client({ connectionString: database.url });
  // Dropping the database ends it.
  holder.on('error', () => undefined);
  await holder.connect();
  stack.defer(() => holder.end());
  await holder.query('select pg_advisory_lock(73)');
  await database.db.query(
    `create function wait_for_test() returns trigger language plpgsql as
       $$ begin perform pg_advisory_xact_lock_shared(73); return old; end $$;
     create trigger wait_for_test before delete on live_outbox for each row execute function wait_for_test()`,
  );
  // Committed, as the response says; nobody can take it from the outbox.
  await say(first, 'the last words');
  first.child.kill('SIGKILL');
  await first.ended;
  const { rows } = await database.db.query<{ topic: string }>('select topic from live_outbox');
  expect(rows).toEqual([{ topic: 'message' }]);
  expect(texts(client)).toEqual([]);
  await holder.query('select pg_advisory_unlock(73)');
  await expect.poll(() => texts(client)).toEqual(['the last words']);
});

test('a process that stops sends its connections away, waits for none of them, and the others go on', async () => {
  const [here, deaf, there] = [
    await clients.open(await first.listening, amy.jwt),
    await clients.open(await first.listening, amy.jwt),
    await clients.open(await second.listening, amy.jwt),
  ];
  deaf.socket.pause();
  const began = performance.now();
  first.child.kill('SIGTERM');
  expect(await here.closed).toEqual({ code: 1012, reason: 'come back' });
  expect(await first.ended).toBe(0);
  expect(isInTime(began, STOP_LIMIT)).toBe(true);
  await say(second, 'still here');
  await expect.poll(() => texts(there)).toEqual(['still here']);
});

test('after the bus was away connections are sent away, because messages may have been missed', async () => {
  const client = await clients.open(await second.listening, amy.jwt);
  await database.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'regen-bus' and datname = current_database()`,
  );
  expect(await client.closed).toEqual({ code: 1012, reason: 'come back' });
  const again = await clients.open(await second.listening, amy.jwt);
  await say(first, 'back');
  await expect.poll(() => texts(again)).toEqual(['back']);
});
