import type { AccountDeletionState, Conversation, Order, ReviewPage, Session } from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { violations } from '../../admin/invariants.ts';
import { sweep } from '../../db/sweep.ts';
import { deliverEmails } from '../../testing/deliver-emails.ts';
import { openDesk, paidOrder } from '../../testing/desk.ts';
import { bringOrder } from '../../testing/order-states.ts';
import { PASSWORD as SHOP_PASSWORD, PEOPLE } from '../../testing/shop/people.ts';
import { ADDRESS, CARDS, plentifulSkus, Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { collectData } from '../data-exports/collect.ts';
import { deleteDue } from './delete-due.ts';

interface Person {
  jwt: string;
  id: string;
  accountId: string;
  email: string;
}

const DAY = 86_400_000;
const PASSWORD = 'a calm blue morning';
let server: TestServer;
let second: TestServer;
let people = 0;

beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '1000' };
  server = await createTestServer(inject('cluster'), { env });
  second = await createTestServer(inject('cluster'), { env, shareWith: server });
});

afterAll(async () => {
  await second?.close();
  await server?.close();
});

beforeEach(() => server.db.query('truncate account_deletions, mail_outbox'));

async function register(firstName = 'Nia', lastName = 'Vale'): Promise<Person> {
  people += 1;
  const email = `${firstName}.${lastName}.${people}@example.com`.toLowerCase();
  const body = { firstName, lastName, email, password: PASSWORD, acceptTerms: true };
  const { status } = await server.call('POST', '/users', { body });
  expect(status).toBe(201);
  return { ...(await server.signIn(email, PASSWORD)), email };
}

const path = ({ id }: { id: string }) => `/users/${id}/accountDeletion`;
const request = <Body = AccountDeletionState>(who: { jwt: string; id: string }, currentPassword = PASSWORD) =>
  server.call<Body>('PUT', path(who), { as: who, body: { currentPassword } });
const stateOf = async (who: Person) =>
  (await server.call<AccountDeletionState>('GET', path(who), { as: who })).body.request;
const mailsOf = async ({ email }: Person) =>
  (await server.mailsTo(email)).map(({ template }) => template).filter((name) => name.startsWith('account-'));
const deliver = () => deliverEmails(server.app.mail, server.app.platform);
const run = (at = server) => deleteDue(at.app.platform);
/** As if it had been requested so long ago; the clock stays, so that sessions do. */
const pass = (who: { id: string }, days: number) =>
  server.db.query(
    'update account_deletions set due_at = due_at - make_interval(days => $2), requested_at = requested_at - make_interval(days => $2) where user_id = $1',
    [who.id, days],
  );

async function order(who: Person): Promise<Order> {
  const [sku = ''] = await plentifulSkus(server, 1);
  const shopper = new Shopper(server, who);
  await shopper.put({ items: [{ sku, quantity: 1 }] });
  const address = { ...ADDRESS, firstName: 'Quillon', lastName: 'Zanzara', line1: '7 Xyloquist Lane' };
  const change = { email: who.email, phone: '+1 801 555 0199', shippingAddress: address };
  const answer = await shopper.order(await shopper.checkout(CARDS.good, change));
  expect(answer.status).toBe(201);
  return answer.body;
}

const arrive = ({ id }: Pick<Order, 'id'>) => bringOrder(server.db, id, 'delivered', server.clock.now());

describe('the deletion of an account', () => {
  test('takes the password, is emailed about once, and can be withdrawn', async () => {
    const nia = await register();
    expect(await stateOf(nia)).toBeNull();
    expect(await request(nia, 'not the password')).toMatchObject({
      status: 422,
      body: { code: 'current_password_wrong', details: [{ path: '/currentPassword' }] },
    });
    expect(await stateOf(nia)).toBeNull();

    const { request: asked } = (await request(nia)).body;
    expect(Date.parse(asked?.dueAt ?? '') - Date.parse(asked?.requestedAt ?? '')).toBe(14 * DAY);
    // Asking again changes nothing.
    server.clock.advance(60_000);
    expect((await request(nia)).body.request).toEqual(asked);
    expect(await mailsOf(nia)).toEqual(['account-deletion']);

    await pass(nia, 13);
    expect(await run()).toBe(0);
    // They can still sign in, and keep it.
    await server.signIn(nia.email, PASSWORD);
    expect((await server.call('DELETE', path(nia), { as: nia })).status).toBe(204);
    expect(await stateOf(nia)).toBeNull();
    expect(await run()).toBe(0);
  });

  test('waits for orders that are not delivered', async () => {
    const nia = await register();
    const first = await order(nia);
    expect((await request(nia)).status).toBe(409);
    expect((await request<{ code: string }>(nia)).body.code).toBe('account_orders_open');
    await arrive(first);
    expect((await request(nia)).body.request?.waitsFor).toBeNull();

    const later = await order(nia);
    await pass(nia, 14);
    expect(await run()).toBe(0);
    expect((await stateOf(nia))?.waitsFor).toBe('order');
    await arrive(later);
    const deleted = await Promise.all([run(), run(second)]);
    expect(deleted.toSorted()).toEqual([0, 1]);
  });

  test('is refused to staff, and where other people or clients depend on the account', async () => {
    for (const email of [PEOPLE.professional, PEOPLE.staff]) {
      const who = await server.signIn(email);
      const { status, body } = await request<{ code: string }>(who, SHOP_PASSWORD);
      // Dora has orders on their way as well.
      const { rows } = await server.db.query<{ id: string }>(
        `select id from orders where user_id = $1 and state in ('placed', 'paid', 'packed', 'shipped')`,
        [who.id],
      );
      for (const open of rows) await arrive(open);
      expect([email, status]).toEqual([email, 409]);
      expect((await request<{ code: string }>(who, SHOP_PASSWORD)).body.code).toBe('account_in_use');
      expect(['account_in_use', 'account_orders_open']).toContain(body.code);
    }
  });

  test('ends all sessions, and leaves the address free', async () => {
    const nia = await register();
    await request(nia);
    await pass(nia, 14);
    expect(await run()).toBe(1);
    expect((await server.call('GET', '/account', { as: nia })).status).toBe(401);
    await expect.poll(async () => (await second.call('GET', '/account', { as: nia })).status).toBe(401);
    const body = { email: nia.email, password: PASSWORD };
    expect((await server.call('POST', '/auth/users/login', { body })).status).toBe(401);
    const again = { ...body, firstName: 'Nia', lastName: 'Vale', acceptTerms: true };
    expect((await server.call<Session>('POST', '/users', { body: again })).status).toBe(201);
  });
});

/** All tables with a row that has this text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await server.db.query<{ table: string }>(
    `select table_schema || '.' || table_name as table from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { table } of rows) {
    const hits = await server.db.query<{ hits: number }>(
      `select count(*)::int as hits from ${table} t where position(lower($1) in lower(t::text)) > 0`,
      [text],
    );
    if ((hits.rows[0]?.hits ?? 0) > 0) found.push(table.replace('public.', ''));
  }
  return found;
}

const text = { phone: '555 0199', street: 'xyloquist', first: 'quillon', last: 'zanzara' };

/** Something in every part of the copy that people can request. */
async function fill(who: Person): Promise<{ keys: string[]; reviewed: Order }> {
  const { id, accountId, email } = who;
  const [sku = '', other = ''] = await plentifulSkus(server, 2);
  const orders = [await order(who), await order(who)];
  for (const placed of orders) await arrive(placed);
  for (const [place, placed] of orders.entries()) {
    const body = { line: 1, rating: 5, text: `Calm ${place}.` };
    expect((await server.call('POST', `/order/${placed.id}/reviews`, { as: who, body })).status).toBe(201);
  }
  await server.db.query(
    `update reviews set state = 'published', published_at = now(), author_name = 'Quillon Z.' where order_id = $1`,
    [orders[0]?.id],
  );
  const care = await server.signIn(PEOPLE.staff);
  const message = { accountId: care.accountId, message: 'Is it calm?' };
  expect((await server.call('POST', '/messageCenter/send', { as: who, body: message })).status).toBeLessThan(300);
  await new Shopper(server, who).put({ items: [{ sku, quantity: 1 }] });

  const keys = ['licenses/quillon.pdf', 'bundles/quillon.pdf'];
  for (const key of keys) {
    await server.app.platform.storage.put(key, Buffer.from('a'), { contentType: 'application/pdf' });
  }
  const statements: [string, unknown[]][] = [
    [
      `insert into refunds (id, order_id, amount_cents, reason, sent_at, tried_at) values ('rfd_q', $1, 0, 'For Quillon', now(), now())`,
      [orders[0]?.id],
    ],
    [`update users set phone = '+1 801 555 0199' where id = $1`, [id]],
    [`update accounts set name = 'Quillon Zanzara' where id = $1`, [accountId]],
    ['insert into rewards_acceptances (user_id) values ($1) on conflict do nothing', [id]],
    [`insert into terms_versions values ('t1', now()) on conflict do nothing`, []],
    [`insert into terms_acceptances (user_id, version) values ($1, 't1') on conflict do nothing`, [id]],
    [
      `insert into email_changes values ($1, 'quillon@new.example', 'h1', 'h2', now(), now() + interval '1 day', null, null)`,
      [id],
    ],
    [
      `insert into data_exports values ($1, now(), now(), now() + interval '1 day', '{"profile":[{"firstName":"Quillon"}]}')`,
      [id],
    ],
    [`insert into password_reset_tokens values ('h3', $1, now(), now() + interval '1 day')`, [id]],
    [
      `insert into addresses (id, user_id, first_name, last_name, line1, city, country_code) values ('adr_q', $1, 'Quillon', 'Zanzara', '7 Xyloquist Lane', 'Provo', 'US')`,
      [id],
    ],
    [
      `insert into points_ledger (id, user_id, account_id, kind, points, note) values ('pts_q', $1, $2, 'adjust', 5, 'For Quillon')`,
      [id, accountId],
    ],
    ['insert into favorites (user_id, sku) values ($1, $2)', [id, sku]],
    ['insert into stock_alerts (email, sku, user_id) values (lower($1), $2, $3)', [email, other, id]],
    ['insert into review_opt_outs (email) values (lower($1))', [email]],
    [
      `insert into review_reports (review_id, reporter, reason, note) select id, $1, 'spam', 'Quillon' from reviews where user_id = $1 limit 1`,
      [id],
    ],
    [
      `insert into message_blocks (account_id, blocked_account_id, user_id, reason, information) values ($1, $2, $3, 'spam', 'To Quillon')`,
      [accountId, care.accountId, id],
    ],
    [
      `insert into bundles (id, user_id, account_id, name, token, file_key, file_name, file_size) values ('bun_q', $1, $2, 'By Quillon', 'tok_q', $3, 'q.pdf', 1)`,
      [id, accountId, keys[1]],
    ],
    [`insert into bundle_recipients values ('bun_q', $1, now(), null, now())`, [accountId]],
    ['insert into client_links values ($1, $2)', [care.accountId, accountId]],
    [`insert into store_profiles (account_id, intro) values ($1, 'Quillon Zanzara’s')`, [accountId]],
    [
      `insert into client_invitations (token_hash, professional_account_id, invited_by, email, first_name, last_name, expires_at)
       values ('h4', $1, $2, 'somebody@example.com', 'Sam', 'Body', now() + interval '1 day'),
         ('h5', $1, $2, $3, 'Quillon', 'Zanzara', now() + interval '1 day')`,
      [accountId, id, email],
    ],
    [`insert into lesson_passes (user_id, lesson_id) values ($1, 'l1')`, [id]],
    [
      `insert into topic_certificates (id, user_id, topic_id, name, topic, completed_at) values ('cer_q', $1, 't', 'Quillon Zanzara', 'Peels', now())`,
      [id],
    ],
    [
      `insert into applications (id, reference, user_id, browser_id, first_name, last_name, email, phone, profession, business_name, business_type, line1, city,
         country_code, license_number, license_authority, license_expires_on, license_key, license_name, license_type, license_size, changed_at)
       values ('app_q', 'A-Q', $1, 'b', 'Quillon', 'Zanzara', $2, '+1 801 555 0199', 'esthetician', 'Zanzara', 'solo', '7 Xyloquist Lane', 'Provo', 'US', 'E',
         'Utah', '2099-01-01', $3, 'q.pdf', 'application/pdf', 1, now())`,
      [id, email, keys[0]],
    ],
    [
      `insert into push_subscriptions (endpoint, user_id, browser_id, p256dh, auth) values ('https://push.example/quillon', $1, 'b', 'k', 'a')`,
      [id],
    ],
    [
      `insert into locations (id, account_id, name, line1, city, country_code, timezone) values ('loc_q', $1, 'Zanzara', '7 Xyloquist Lane', 'Provo', 'US', 'UTC')`,
      [accountId],
    ],
    [
      `insert into audit_log (actor_user_id, actor_email, action, subject_id, owner_user_id, request_id) values ($1, '${PEOPLE.staff}', 'adminGetBundle', 'bun_q', $2, 'r')`,
      [care.id, id],
    ],
    [
      `insert into idempotency_keys (scope, key, request_hash, result, expires_at) values ($1 || ' orderCreate', 'k', 'h', '{"name":"Quillon"}', now() + interval '1 day')`,
      [id],
    ],
  ];
  for (const [statement, values] of statements) await server.db.query(statement, values);
  await seat(who, 'reg_past', -2);
  await seat(who, 'reg_next', 2);
  const [reviewed] = orders;
  if (!reviewed) throw new Error('No order.');
  return { keys, reviewed };
}

async function seat({ id, email }: Person, registration: string, days: number): Promise<void> {
  await server.db.query(
    `with course as (
       insert into courses (id, title, category, format, starts_at, ends_at, timezone, capacity, seats_taken, sites)
       select $1 || '_course', 'Peels', category, 'online', now() + make_interval(days => $4), now() + make_interval(days => $4, hours => 1), 'UTC', 1, 1, '{retail}'
       from courses limit 1 returning id)
     insert into course_registrations (id, course_id, user_id, email, first_name, last_name, phone, status)
     select $1, course.id, $2, $3, 'Quillon', 'Zanzara', '+1 801 555 0199', 'registered' from course`,
    [registration, id, email, days],
  );
}

test('nothing says afterward who it was', async () => {
  const who = await register('Quillon', 'Zanzara');
  await deliver();
  const { keys, reviewed } = await fill(who);
  expect((await request(who)).status).toBe(200);
  const copy = await collectData(server.db, who.id);
  expect(
    Object.keys(copy).filter((part) => copy[part]?.length === 0),
    'without these the test proves nothing',
  ).toEqual([]);
  expect((await tablesWith(text.first)).length).toBeGreaterThan(15);

  await pass(who, 14);
  expect(await run()).toBe(1);
  expect(await mailsOf(who)).toEqual(['account-deleted']);
  expect(await deliver()).toBe(1);
  await sweep(server.db);
  for (const value of [who.email, ...Object.values(text)])
    expect([value, await tablesWith(value)]).toEqual([value, []]);
  // The id says nothing without the row of the person.
  const withId = {
    audit_log: 'what staff did, for the staff',
    live_outbox: 'until the other processes have it, which is at once where they run',
    messages: 'so that those of one writer are known as such',
  };
  const idTables = await tablesWith(who.id);
  expect(idTables.filter((table) => !(table in withId))).toEqual([]);
  for (const key of keys) expect(await server.app.platform.storage.get(key)).toBeNull();

  // What stays: the numbers of orders, published reviews, messages, and a free seat.
  const { rows } = await server.db.query<{ totalCents: number; place: unknown; items: number }>(
    `select total_cents as "totalCents", shipping_address as place, (select count(*)::int from order_items i where i.order_id = o.id) as items
     from orders o where id = $1`,
    [reviewed.id],
  );
  const place = { firstName: 'Deleted', lastName: 'account', line1: '', city: '', region: 'UT', countryCode: 'US' };
  expect(rows).toEqual([{ totalCents: Math.round(reviewed.orderTotal.total * 100), place, items: 1 }]);
  const sku = reviewed.items[0]?.sku ?? '';
  const reviews = (await server.call<ReviewPage>('GET', `/product/${sku}/reviews`)).body.items;
  expect(reviews.map(({ text: said, authorName }) => [said, authorName])).toContainEqual([
    'Calm 0.',
    'Former customer',
  ]);
  expect(reviews.map(({ text: said }) => said)).not.toContain('Calm 1.');
  const seats = await server.db.query(
    'select id, seats_taken as "seatsTaken" from courses where id like $1 order by id',
    ['reg_%'],
  );
  expect(seats.rows).toEqual([
    { id: 'reg_next_course', seatsTaken: 0 },
    { id: 'reg_past_course', seatsTaken: 1 },
  ]);
  const nina = await server.signIn(PEOPLE.staff);
  const url = `/users/message/${who.accountId}`;
  const conversation = await server.call<Conversation>('GET', url, { as: nina });
  expect(JSON.stringify(conversation.body)).toContain('Deleted account');
});

test('what they bought can still be refunded, and nobody is emailed about it', async () => {
  const milo = { ...(await server.signIn(PEOPLE.otherProfessional)), email: PEOPLE.otherProfessional };
  await server.db.query(
    `insert into points_ledger (id, user_id, account_id, kind, points, note) values ('pts_m', $1, $2, 'adjust', 40, 'A gift')`,
    [milo.id, milo.accountId],
  );
  const [sku = ''] = await plentifulSkus(server, 1);
  const desk = await openDesk(server);
  const { order: bought } = await paidOrder(server, [{ sku, quantity: 2 }], {
    person: milo,
    cart: { rewardPoints: 40 },
  });
  await arrive(bought);
  const refundOne = async () => {
    const { refundable, lines } = await desk.read(bought.id);
    const [line] = lines;
    const shipping = line?.refundedQuantity === 1;
    const amount = shipping ? refundable : (line?.refundable[0] ?? 0);
    const units = [{ line: 1, quantity: 1, restock: false }];
    return desk.refund(bought.id, { lines: units, shipping, amount, reason: 'It leaked.' });
  };
  expect((await refundOne()).body.refunds).toMatchObject([{ pointsReturned: 20 }]);
  expect((await request(milo, SHOP_PASSWORD)).status).toBe(200);
  await pass(milo, 14);
  expect(await run()).toBe(1);
  expect((await desk.read(bought.id)).refunds).toMatchObject([{ reason: null }]);
  expect((await refundOne()).body).toMatchObject({
    state: 'refunded',
    refunds: [{}, { pointsReturned: 0, pointsTaken: 0, isSent: true }],
  });
  const unknown = await server.db.query(`select template from mail_outbox where recipient like '%.invalid'`);
  expect(unknown.rows).toEqual([]);
  expect(await violations(server.db, { settlingMinutes: 0 })).toEqual([]);
});
