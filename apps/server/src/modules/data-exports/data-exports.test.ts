import type { DataExport, DataExportState, ErrorBody } from '@regen/sdk';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { PASSWORD, PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { collectDue } from './collect-due.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

const DAY = 86_400_000;
let server: TestServer;
let second: TestServer;
let amy: Person;
let dora: Person;

beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '1000' };
  server = await createTestServer(inject('cluster'), { env });
  second = await createTestServer(inject('cluster'), { env, shareWith: server });
});

afterAll(async () => {
  await second?.close();
  await server?.close();
});

beforeEach(async () => {
  await server.db.query('truncate data_exports, mail_outbox');
  [amy, dora] = await Promise.all([server.signIn(PEOPLE.client), server.signIn(PEOPLE.professional)]);
});

const request = (who: Person) => server.call<DataExportState>('POST', `/users/${who.id}/dataExport`, { as: who });
const stateOf = async (who: Person) =>
  (await server.call<DataExportState>('GET', `/users/${who.id}/dataExport`, { as: who })).body.request;
const download = <Body = DataExport>(who: Person, body: { currentPassword?: string } = {}) =>
  server.call<Body>('POST', `/users/${who.id}/dataExport/file`, { as: who, body });
const collect = (at = server) => collectDue(at.app.platform);
const mailsOf = async (email: string) =>
  (await server.mailsTo(email)).filter(({ template }) => template === 'data-export');

async function copyOf(who: Person): Promise<DataExport['data']> {
  await request(who);
  expect(await collect()).toBe(1);
  return (await download(who)).body.data;
}

describe('a copy of the data', () => {
  test('is requested, collected once, emailed about, and there for seven days', async () => {
    expect(await stateOf(amy)).toBeNull();
    expect((await download<ErrorBody>(amy)).status).toBe(404);
    expect((await request(amy)).body.request).toMatchObject({ expiresAt: null });
    expect((await download<ErrorBody>(amy)).status).toBe(404);
    // Asking again does not begin it anew.
    const { requestedAt } = (await stateOf(amy)) ?? {};
    server.clock.advance(60_000);
    expect((await request(amy)).body.request?.requestedAt).toBe(requestedAt);

    const collected = await Promise.all([collect(), collect(second)]);
    expect(collected.toSorted()).toEqual([0, 1]);
    expect(await mailsOf(PEOPLE.client)).toHaveLength(1);
    const { body: copy, status } = await download(amy);
    expect(status).toBe(200);
    const { expiresAt = null } = (await stateOf(amy)) ?? {};
    expect(Date.parse(expiresAt ?? '')).toBe(Date.parse(copy.collectedAt) + 7 * DAY);

    // The days are over; a session would be as well.
    await server.db.query('update data_exports set expires_at = $1', [server.clock.now()]);
    expect((await download<ErrorBody>(amy)).status).toBe(404);
    expect(await stateOf(amy)).toBeNull();
    expect((await request(amy)).body.request).toMatchObject({ expiresAt: null });
  });

  test('takes the current password once the sign-in is more than 15 minutes old', async () => {
    await copyOf(amy);
    server.clock.advance(16 * 60_000);
    const refusal = async (body = {}) => {
      const { status, body: error } = await download<ErrorBody>(amy, body);
      return [status, error.code];
    };
    expect(await refusal()).toEqual([422, 'current_password_required']);
    expect(await refusal({ currentPassword: 'not hers at all' })).toEqual([422, 'current_password_wrong']);
    expect((await download(amy, { currentPassword: PASSWORD })).status).toBe(200);
  });

  test('has what the person entered and what came of it', async () => {
    const data = await copyOf(amy);
    expect(data['profile']).toMatchObject([{ firstName: 'Amy', email: PEOPLE.client, site: 'retail' }]);
    const counts = await server.db.query<{ addresses: number; orders: number; sessions: number }>(
      `select (select count(*)::int from addresses where user_id = $1) as addresses,
         (select count(*)::int from orders where user_id = $1) as orders,
         (select count(*)::int from sessions where user_id = $1) as sessions`,
      [amy.id],
    );
    const { addresses = 0, orders = 0, sessions = 0 } = counts.rows[0] ?? {};
    expect(Math.min(addresses, orders, sessions)).toBeGreaterThan(0);
    expect(data['addresses']).toHaveLength(addresses);
    expect(data['orders']).toHaveLength(orders);
    expect(data['sessions']).toHaveLength(sessions);
    const parts = ['points', 'favorites', 'reviews', 'bundles', 'stockAlerts', 'messages'];
    expect(parts.filter((part) => !Array.isArray(data[part]))).toEqual([]);
  });

  test('has both sides of a conversation of one person, and only what they wrote themselves in a shared account', async () => {
    const send = (from: Person, accountId: string, message: string) =>
      server.call('POST', '/messageCenter/send', { as: from, body: { accountId, message } });
    const ezra = await server.signIn(PEOPLE.colleague);
    const account = async (who: Person) =>
      (await server.call<{ accountId: string }>('GET', '/account', { as: who })).body.accountId;
    const [clinic, client] = [await account(dora), await account(amy)];
    for (const [from, to, text] of [
      [dora, client, 'from the clinic, by Dora'],
      [ezra, client, 'from the clinic, by Ezra'],
      [amy, clinic, 'from the client'],
    ] as const)
      expect((await send(from, to, text)).status).toBeLessThan(300);
    const bodies = async (who: Person) => {
      const texts = (await copyOf(who))['messages']?.map((message) => String(message['body'])) ?? [];
      return texts.filter((text) => text.startsWith('from the '));
    };
    expect(await bodies(amy)).toEqual(['from the clinic, by Dora', 'from the clinic, by Ezra', 'from the client']);
    expect(await bodies(dora)).toEqual(['from the clinic, by Dora']);
  });

  test('of one person that fails keeps nobody waiting, and is tried again; a disabled person gets none', async () => {
    const jonas = await server.signIn(PEOPLE.otherClient);
    for (const who of [amy, dora, jonas]) {
      await request(who);
      server.clock.advance(1_000);
    }
    await server.db.query('update users set disabled_at = now() where id = $1', [jonas.id]);
    await server.db.query(
      `create function fail_copy() returns trigger language plpgsql as $$ begin raise 'no copy'; end $$;
       create trigger fail_copy before update on data_exports for each row when (new.user_id = '${amy.id}') execute function fail_copy()`,
    );
    await expect(collect()).rejects.toThrow('1 copies of data could not be collected');
    await server.db.query('drop function fail_copy cascade');
    expect((await download(dora)).status).toBe(200);
    expect((await download<ErrorBody>(amy)).status).toBe(404);
    expect(await collect()).toBe(1);
    expect((await download(amy)).status).toBe(200);
    await server.db.query('update users set disabled_at = null where id = $1', [jonas.id]);
    expect(await collect()).toBe(1);
  });

  test('has no secret', async () => {
    await server.db.query(
      `insert into push_subscriptions (endpoint, user_id, browser_id, p256dh, auth)
       values ('https://push.example/send/only-this-browser', $1, 'browser', 'key', 'auth')`,
      [amy.id],
    );
    const copy = await copyOf(amy);
    expect(copy['pushNotifications']).toMatchObject([{ browserService: 'https://push.example' }]);
    const text = JSON.stringify(copy);
    expect(text).not.toContain('only-this-browser');
    const { rows } = await server.db.query<{ secret: string }>(
      `select password_hash as secret from users where id = $1
       union all select browser_id from sessions where user_id = $1 and browser_id is not null`,
      [amy.id],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { secret } of rows) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/hash|token|secret/i);
  });
});

test('every table that names a person is in the copy, or is listed here with the reason', async () => {
  const without: Readonly<Record<string, string>> = {
    audit_log: 'what staff did',
    conversations: 'in the messages',
    coupon_redemptions: 'in the orders',
    data_exports: 'the copy itself',
    message_counts: 'how many messages there are',
    message_emails: 'which messages an email was sent about',
    message_pushes: 'which messages a notification was sent about',
    password_reset_tokens: 'a secret',
    store_bundles: 'which bundles the store shows',
    store_labels: 'how the store calls itself, which is shown there',
    store_pictures: 'pictures of the store, which are shown there',
    store_uploads: 'pictures of the store, which are shown there',
  };
  const { rows } = await server.db.query<{ table: string }>(
    `select table_name as table from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'email', 'invited_by', 'reporter', 'from_user_id', 'actor_email')
     union select conrelid::regclass::text from pg_constraint
     where contype = 'f' and confrelid in ('users'::regclass, 'accounts'::regclass)
     order by 1`,
  );
  const text = readFileSync(join(import.meta.dirname, 'collect.ts'), 'utf8');
  const missing = rows.map(({ table }) => table).filter((table) => !new RegExp(`(?:from|join) ${table}\\b`).test(text));
  expect(missing.filter((table) => !(table in without))).toEqual([]);
  expect(Object.keys(without).filter((table) => !missing.includes(table))).toEqual([]);
});
