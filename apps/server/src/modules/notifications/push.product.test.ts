import type { NotificationSettings } from '@regen/sdk';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createBoss } from '../../jobs/boss.ts';
import { createJobStore } from '../../jobs/job-store.ts';
import { clearMessages, Messenger } from '../../testing/messenger.ts';
import { startPushService } from '../../testing/push-service.ts';
import type { PushService, TestBrowser } from '../../testing/push-service.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { watchStatements } from '../../testing/watch-statements.ts';
import { pushUnread } from './push-sender.ts';

let service: PushService;
let server: TestServer;
let lines: string[] = [];
let dora: Messenger;
let amy: Messenger;
let jonas: Messenger;

beforeAll(async () => {
  service = await startPushService();
  server = await createTestServer(inject('cluster'), {
    env: { RATE_LIMIT_FACTOR: '1000', PUSH_SERVICES: service.origin },
    logTo: { write: (line) => void lines.push(line) },
  });
});

afterAll(async () => {
  await server?.close();
  await service?.close();
});

beforeEach(async () => {
  service.answer(201);
  await clearMessages(server);
  await server.db.query(
    `truncate message_pushes, message_cursors, push_subscriptions;
     delete from pgboss.job where name = 'push-send'`,
  );
  [dora, amy, jonas] = await Promise.all([
    Messenger.signIn(server, PEOPLE.professional),
    Messenger.signIn(server, PEOPLE.client),
    Messenger.signIn(server, PEOPLE.otherClient),
  ]);
  await pushUnread(server.app.platform);
  lines = [];
});

async function subscribe(who: Messenger): Promise<TestBrowser> {
  const browser = service.newBrowser();
  const path = `/users/${who.person.id}/pushSubscriptions`;
  const { status } = await server.call('POST', path, { as: who.person, body: browser.subscription });
  expect(status).toBe(200);
  return browser;
}

/** Sends what is due, in each process as its jobs do. */
async function sendDue(signal = new AbortController().signal): Promise<void> {
  const { app, db } = server;
  const { boss, logged } = createBoss(db, app.platform.log);
  const store = createJobStore(boss, db, logged);
  const job = app.modules.flatMap(({ jobs }) => jobs ?? []).find(({ name }) => name === 'push-send');
  for (const held of await store.take('push-send', 100)) {
    await job?.run(signal, held.data);
    await store.complete(held);
  }
}
async function after(seconds: number): Promise<void> {
  server.clock.advance(seconds * 1_000);
  await pushUnread(server.app.platform);
  await sendDue();
}
/** Repeated pushes wait by the clock of the database. */
const skipWait = () => server.db.query(`update pgboss.job set start_after = now() where name = 'push-send'`);
const warnings = () =>
  lines.map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ level }) => level >= 40);

test('a message that nobody has read for ten seconds is shown in each browser: who wrote, and not what', async () => {
  const [laptop, phone, other] = [await subscribe(amy), await subscribe(amy), await subscribe(jonas)];
  await dora.write(amy.accountId, 'Your results are back');
  await after(9);
  expect(laptop.received).toEqual([]);
  await after(1);
  const notice = {
    title: 'Lark Skin Clinic',
    body: 'Sent you a message',
    url: `/retail/messages/${dora.accountId}`,
    tag: `message ${dora.accountId}`,
  };
  for (const { received } of [laptop, phone]) expect(received.map((push) => push.notice)).toEqual([notice]);
  expect(other.received).toEqual([]);
  await after(60);
  expect(laptop.received).toHaveLength(1);

  for (const text of ['One', 'Two']) await dora.write(amy.accountId, text);
  await after(10);
  expect(laptop.received.map((push) => push.notice)).toEqual([notice, { ...notice, body: '3 unread messages' }]);
});

test('a push is signed with the key of the store, for this push service only, and replaces the one before', async () => {
  const phone = await subscribe(amy);
  for (const text of ['One', 'Two']) {
    await dora.write(amy.accountId, text);
    await after(10);
  }
  const { body } = await server.call<NotificationSettings>('GET', `/users/${amy.person.id}/notifications`, {
    as: amy.person,
  });
  const point = Buffer.from(body.pushKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const [first, second] = phone.received;
  const [, jwt = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(first?.headers.authorization)) ?? [];
  expect(key).toBe(body.pushKey);
  const { payload } = await jwtVerify(jwt, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'));
  expect(payload).toMatchObject({ aud: service.origin, sub: 'mailto:hello@regen.example' });
  expect(first?.headers).toMatchObject({ ttl: '43200', urgency: 'normal', 'content-encoding': 'aes128gcm' });
  expect(first?.headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(second?.headers['topic']).toBe(first?.headers['topic']);
});

test('nothing is shown of what was read in time, of a blocked account, or after signing out', async () => {
  const [phone, clinic] = [await subscribe(amy), await subscribe(dora)];
  const before = service.requests;
  await dora.write(amy.accountId);
  await amy.read(dora.accountId);
  await after(10);
  await amy.write(dora.accountId);
  await server.call('POST', `/message/block/${amy.accountId}`, { as: dora.person, body: { reason: 'spam' } });
  await amy.write(dora.accountId);
  await after(10);
  await server.call('POST', `/message/unblock/${amy.accountId}`, { as: dora.person });
  await dora.write(amy.accountId);
  await server.call('PUT', `/users/${amy.person.id}/logOut`, { as: amy.person });
  await after(10);
  expect([phone.received, clinic.received, service.requests - before]).toEqual([[], [], 0]);
});

test('nothing is shown of what was read between the decision and the sending', async () => {
  const phone = await subscribe(amy);
  await dora.write(amy.accountId);
  server.clock.advance(10_000);
  expect(await pushUnread(server.app.platform)).toBe(1);
  await amy.read(dora.accountId);
  await sendDue();
  expect(phone.received).toEqual([]);
});

test('processes that look at the same time send one push', async () => {
  const phone = await subscribe(amy);
  await dora.write(amy.accountId);
  server.clock.advance(10_000);
  const found = await Promise.all([1, 2, 3].map(() => pushUnread(server.app.platform)));
  expect(found.reduce((sum, one) => sum + one, 0)).toBe(1);
  await sendDue();
  expect(phone.received).toHaveLength(1);
});

test('a browser that is gone is forgotten', async () => {
  await subscribe(amy);
  for (const status of [404, 410]) {
    const phone = await subscribe(amy);
    service.answer(status);
    await dora.write(amy.accountId);
    await after(10);
    const { body } = await server.call<NotificationSettings>('GET', `/users/${amy.person.id}/notifications`, {
      as: amy.person,
    });
    expect(body.pushDevices).toBe(0);
    service.answer(201);
    await dora.write(amy.accountId);
    await after(10);
    expect(phone.received).toEqual([]);
  }
  expect(warnings()).toEqual([]);
});

test('a push service that is busy is asked again twice, and the log says why without saying where to', async () => {
  const phone = await subscribe(amy);
  service.answer(503);
  await dora.write(amy.accountId);
  const before = service.requests;
  await after(10);
  await sendDue();
  expect(service.requests - before).toBe(1);
  for (const _ of [1, 2, 3]) {
    await skipWait();
    await sendDue();
  }
  expect(service.requests - before).toBe(3);
  expect(warnings()).toMatchObject([
    { reason: '503', attempt: 1, willRetry: true },
    { reason: '503', attempt: 2, willRetry: true },
    { reason: '503', attempt: 3, willRetry: false },
  ]);
  expect(lines.join('\n')).not.toContain('/send/');
  service.answer(201);
  await dora.write(amy.accountId);
  await after(10);
  expect(phone.received).toHaveLength(1);
});

test.each([401, 403])(
  'a push service that answers %i has not forgotten a browser: our keys are wrong, said once',
  async (status) => {
    const [phone, laptop] = [await subscribe(amy), await subscribe(amy)];
    service.answer(status);
    await dora.write(amy.accountId);
    const before = service.requests;
    await after(10);
    for (const _ of [1, 2, 3]) {
      await skipWait();
      await sendDue();
    }
    // Three times each, as when it is busy.
    expect(service.requests - before).toBe(6);
    expect(warnings()).toMatchObject([
      { level: 50, reason: String(status), msg: 'a push service does not accept the keys of this store' },
    ]);
    expect(lines.join('\n')).not.toContain('/send/');
    service.answer(201);
    await dora.write(amy.accountId);
    await after(10);
    expect([phone.received.length, laptop.received.length]).toEqual([1, 1]);
  },
);

test('the pushes of many browsers are written with one statement', async () => {
  for (let n = 0; n < 5; n += 1) await subscribe(amy);
  await dora.write(amy.accountId);
  server.clock.advance(10_000);
  const { platform } = server.app;
  const { db, statements } = watchStatements(platform.db);
  expect(await pushUnread({ ...platform, db })).toBe(5);
  expect(statements.filter((name) => name.startsWith('job-'))).toEqual(['job-send-all']);
});

test('a redirect is not followed, and a push service that never answers is left', async () => {
  const [phone, victim] = [await subscribe(amy), service.newBrowser()];
  service.answer(307, { location: victim.subscription.endpoint });
  await dora.write(amy.accountId);
  const before = service.requests;
  await after(10);
  expect(service.requests - before).toBe(1);
  expect(warnings()).toMatchObject([{ reason: '307', willRetry: false }]);

  service.answer(null);
  await dora.write(amy.accountId);
  server.clock.advance(10_000);
  await pushUnread(server.app.platform);
  const stopping = new AbortController();
  const ended = sendDue(stopping.signal);
  await expect.poll(() => service.requests - before).toBe(2);
  stopping.abort();
  await ended;
  expect(phone.received).toEqual([]);
});

test('a browser at a push service that is no longer allowed gets nothing', async () => {
  const phone = await subscribe(amy);
  await server.db.query(`update push_subscriptions set endpoint = replace(endpoint, '127.0.0.1', 'localhost')`);
  await dora.write(amy.accountId);
  const before = service.requests;
  await after(10);
  expect(service.requests - before).toBe(0);
  expect(phone.received).toEqual([]);
});
