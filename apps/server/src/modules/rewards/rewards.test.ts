import type { CoursePoints, ErrorBody, RewardsInfo } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let dora: Person;
let milo: Person;

async function entry(person: Person, id: string, kind: string, points: number, at: string): Promise<void> {
  await server.db.query(
    `insert into points_ledger (id, user_id, account_id, kind, points, note, created_at) values ($1, $2, $3, $4, $5, 'A note', $6)`,
    [`pts_${id}`, person.id, person.accountId, kind, points, at],
  );
}

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  dora = await server.signIn(PEOPLE.professional);
  milo = await server.signIn(PEOPLE.otherProfessional);
  await server.db.query('delete from points_ledger where user_id = $1', [dora.id]);
  await server.db.query('delete from payments p using orders o where o.id = p.order_id and o.account_id = $1', [
    dora.accountId,
  ]);
  await server.db.query('delete from orders where account_id = $1', [dora.accountId]);
  // Still 2024 in Denver, already 2025 in London.
  await entry(dora, '1', 'earn', 500, '2025-01-01T03:00:00Z');
  await entry(dora, '2', 'spend', -200, '2025-06-01T12:00:00Z');
  await entry(dora, '3', 'refund', 50, '2025-06-01T12:00:00Z');
  await entry(dora, '4', 'adjust', 25, '2025-07-01T12:00:00Z');
  await entry(dora, '5', 'earn', 100, '2026-02-01T12:00:00Z');
});

afterAll(() => server?.close());

async function read<Body = RewardsInfo>(as: Person, query = '', zone = 'Europe/London') {
  return server.call<Body>('GET', `/users/${as.id}/rewards/info/${encodeURIComponent(zone)}${query}`, { as });
}

describe('the ledger', () => {
  test('shows a year, newest first, with the balance after each entry', async () => {
    const { body } = await read(dora, '?year=2025');
    expect(body).toMatchObject({ year: 2025, balance: 475, earned: 500, spent: 150, years: [2026, 2025] });
    expect(body.entries.items.map(({ kind, points, balance }) => [kind, points, balance])).toEqual([
      ['adjusted', 25, 375],
      ['returned', 50, 350],
      ['spent', -200, 300],
      ['earned', 500, 500],
    ]);
    expect(body.entries).toMatchObject({ totalCount: 4, totalPages: 1, perPage: 25 });
  });

  test('counts years in the person’s zone', async () => {
    const denver = await read(dora, '?year=2024', 'America/Denver');
    expect(denver.body).toMatchObject({ timezone: 'America/Denver', years: [2026, 2025, 2024], earned: 500, spent: 0 });
    expect(denver.body.entries.items.map(({ points }) => points)).toEqual([500]);
    expect((await read(dora, '?year=2024')).body.entries.totalCount).toBe(0);
    expect((await read(dora)).body.year).toBe(server.clock.now().getUTCFullYear());
  });

  test('has pages, whose balances do not depend on the page', async () => {
    const { body } = await read(dora, '?year=2025&page=2&perPage=3');
    expect(body.entries).toMatchObject({ totalCount: 4, totalPages: 2, currentPage: 2 });
    expect(body.entries.items.map(({ balance }) => balance)).toEqual([500]);
    expect((await read(dora, '?year=2025&page=9')).body.entries.items).toEqual([]);
  });

  test('needs a zone that exists', async () => {
    for (const zone of ['Mars/Olympus', '+02:00', "UTC'; drop table users"]) {
      const { status, body } = await read<ErrorBody>(dora, '', zone);
      expect([status, body.code, body.details?.[0]?.path]).toEqual([400, 'validation_failed', '/path/timezone']);
    }
  });

  test('names the orders that hold points until they are paid or canceled', async () => {
    const state = async (id: string, to: string, spent: number) => {
      await server.db.query(
        `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', $2::text, 'number', $3::text, 'state', $4::text,
           'points_spent', $5::int, 'user_id', $1::text))).* from orders o limit 1`,
        [dora.id, `ord_${id}`, `R-${id}`, to, spent],
      );
    };
    await state('held1', 'placed', 200);
    await state('held2', 'paid', 300);
    await state('held3', 'canceled', 400);
    await state('held4', 'placed', 0);
    const held = async () => (await read(dora)).body.held;
    expect(await held()).toEqual([{ orderId: 'ord_held1', orderNumber: 'R-held1', points: 200 }]);
    expect((await read(milo)).body.held).toEqual([]);
    await server.db.query(`delete from orders where id like 'ord_held%'`);
    expect(await held()).toEqual([]);
  });

  test('belongs to its user', async () => {
    expect((await server.call('GET', `/users/${dora.id}/rewards/info/UTC`, { as: milo })).status).toBe(403);
    expect((await server.call('GET', `/users/${dora.id}/rewards/info/UTC`)).status).toBe(401);
  });
});

describe('the level', () => {
  test('rises with what the account bought this year, and follows the levels of the database', async () => {
    expect((await read(dora)).body.progress).toEqual({
      level: 'Silver',
      nextLevel: 'Gold',
      spent: 0,
      needed: 5000,
      currency: 'USD',
    });
    await server.db.query(
      `update orders set account_id = $1, placed_at = $2, subtotal_cents = 520000, discount_cents = 10000,
         rewards_discount_cents = 0 where id = (select id from orders where account_id <> $1 and state = 'delivered' order by id limit 1)`,
      [dora.accountId, server.clock.now()],
    );
    expect((await read(dora)).body.progress).toMatchObject({ level: 'Gold', nextLevel: 'Platinum', spent: 5100 });
    const levels = [
      { name: 'Silver', from: 0 },
      { name: 'Founders', from: 600_000 },
    ];
    await server.db.query(
      `insert into settings (key, value) values ('rewards_levels', $1) on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(levels)],
    );
    expect((await read(dora)).body.progress).toMatchObject({ level: 'Silver', nextLevel: 'Founders', needed: 6000 });
  });

  test.each([
    [PEOPLE.client, 'REGEN rewards is for professional accounts.'],
    [PEOPLE.exempt, 'Your account is exempt from REGEN rewards.'],
  ])('is not for %s', async (email, reason) => {
    const { body } = await read(await server.signIn(email));
    expect(body).toMatchObject({ canUse: false, reason, progress: { level: null, nextLevel: null, needed: null } });
  });
});

describe('a course', () => {
  const points = <Body = CoursePoints>(as: Person, course: string) =>
    server.call<Body>('GET', `/users/rewardPoints/${as.id}/course/${course}`, { as });

  beforeAll(() =>
    server.db.query(
      `insert into courses (id, title, category, format, starts_at, ends_at, timezone, capacity, price_cents, sites)
       select 'T' || price, 'Peels', 'Virtual Classes', 'online', now(), now() + interval '1 hour', 'UTC', 10, price, '{b2b}'
       from unnest(array[1050, 99500]) price`,
    ),
  );

  test('accepts points up to its price and up to the balance', async () => {
    expect((await points(dora, 'T1050')).body).toEqual({
      courseId: 'T1050',
      canUse: true,
      reason: null,
      price: 10.5,
      currency: 'USD',
      balance: 475,
      maxPoints: 210,
      amount: 10.5,
      pointsToEarn: 20,
    });
    expect((await points(dora, 'T99500')).body).toMatchObject({ maxPoints: 475, amount: 23.75, pointsToEarn: 1990 });
  });

  test('says why points are not for everyone who may attend', async () => {
    const stella = await server.signIn(PEOPLE.group);
    expect((await points(stella, 'T1050')).body).toMatchObject({ canUse: false, maxPoints: 0, pointsToEarn: 0 });
    const amy = await server.signIn(PEOPLE.client);
    expect((await points<ErrorBody>(dora, 'T7')).status).toBe(404);
    expect((await points(amy, 'T99500')).body).toMatchObject({ courseId: 'T99500', canUse: false });
    expect((await server.call('GET', `/users/rewardPoints/${dora.id}/course/T1050`, { as: amy })).status).toBe(403);
  });
});
