import type { CourseRegistration } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  addCourse,
  balance,
  cancel,
  card,
  confirm,
  counts,
  own,
  register,
  registerGuest,
  release,
} from '../../testing/courses.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { PAID_COURSE } from '../../testing/shop/write-courses.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
/** Tier 1, takes part in rewards. */
let dora: { jwt: string; id: string };
/** Tier 4, does not. */
let stella: { jwt: string; id: string };

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});
beforeEach(async () => {
  // A test may have moved the clock beyond the life of a session.
  dora = await server.signIn(PEOPLE.professional);
  stella = await server.signIn(PEOPLE.group);
});
afterAll(() => server?.close());

const MINUTE = 60_000;

async function bank(registrationId: string) {
  const { rows } = await server.db.query<{ status: string; amount: number }>(
    'select status, amount_cents as amount from test_payments where order_id = $1 order by created_at',
    [registrationId],
  );
  return rows;
}

async function answerBank(registration: CourseRegistration, approve: boolean): Promise<void> {
  const { challengeId } = registration.payment?.nextAction ?? {};
  const path = `/payments/test/challenges/${challengeId}`;
  const { status } = await server.call('POST', path, { body: { approve } });
  expect(status).toBe(200);
}

describe('a card', () => {
  it('pays, and money, points and seat are returned with the cancellation', async () => {
    const courseId = await addCourse(server, { priceCents: 24_900, isOpenToGuests: false, sites: ['b2b'] });
    const before = await balance(server, dora.id);
    const made = await register(server, dora, { courseId, payment: await card(server) });
    expect(made).toMatchObject({
      status: 201,
      body: {
        status: 'registered',
        amountPaid: 249,
        pointsEarned: 498,
        payment: { status: 'succeeded', brand: 'visa', last4: '4242', nextAction: null, failure: null },
      },
    });
    const id = made.body.registrationId;
    expect(await bank(id)).toEqual([{ status: 'succeeded', amount: 24_900 }]);
    expect(await balance(server, dora.id)).toBe(before + 498);

    const gone = await cancel(server, dora, courseId);
    expect(gone.body).toMatchObject({ status: 'canceled', amountPaid: 249, payment: { status: 'refunded' } });
    expect(await bank(id)).toEqual([{ status: 'refunded', amount: 24_900 }]);
    expect(await balance(server, dora.id)).toBe(before);
    expect(await counts(server, courseId)).toEqual({ seats: 0, waiting: 0 });
  });

  it('that cannot be refunded now holds up neither other refunds nor the waitlist', async () => {
    const [stuck, other] = [
      await addCourse(server, { priceCents: 5_000 }),
      await addCourse(server, { priceCents: 5_000 }),
    ];
    const made = [];
    for (const courseId of [stuck, other]) {
      made.push((await register(server, dora, { courseId, payment: await card(server) })).body.registrationId);
    }
    await server.db.query(
      `update course_registrations set status = 'canceled', cancel_reason = 'person' where id in ($1, $2)`,
      made,
    );
    await server.db.query(
      `update payments set is_refund_due = true,
         updated_at = now() - case registration_id when $1 then interval '2 hours' else interval '1 hour' end
       where registration_id in ($1, $2)`,
      made,
    );
    await server.db.query('update courses set seats_taken = 0 where id in ($1, $2)', [stuck, other]);
    await server.db.query(
      `create function stuck() returns trigger language plpgsql as $$ begin if old.order_id = '${made[0]}' then raise 'stuck'; end if; return new; end $$`,
    );
    await server.db.query('create trigger stuck before update on test_payments for each row execute function stuck()');
    await release(server);
    await server.db.query('drop trigger stuck on test_payments; drop function stuck');
    const { rows } = await server.db.query(
      `select registration_id as id, is_refund_due as "isDue", status, updated_at > now() - interval '1 minute' as "isLast"
       from payments where registration_id in ($1, $2) order by is_refund_due desc`,
      made,
    );
    expect(rows).toEqual([
      { id: made[0], isDue: true, status: 'succeeded', isLast: true },
      { id: made[1], isDue: false, status: 'refunded', isLast: true },
    ]);
    await release(server);
    expect(await bank(made[0] ?? '')).toMatchObject([{ status: 'refunded' }]);
  });

  it.each([
    // The provider knows no such payment.
    ['the provider has not got', `id = 'pay_unknown'`, true],
    ['another provider took', `provider = 'other', id = 'pay_elsewhere'`, false],
  ])('stays due for money that %s', async (_what, change, isTried) => {
    const courseId = await addCourse(server, { priceCents: 5_000 });
    const { registrationId: id } = (await register(server, dora, { courseId, payment: await card(server) })).body;
    await server.db.query(
      `update course_registrations set status = 'canceled', cancel_reason = 'person' where id = $1`,
      [id],
    );
    await server.db.query(
      `update payments set is_refund_due = true, updated_at = now() - interval '2 hours', ${change} where registration_id = $1`,
      [id],
    );
    await server.db.query('update courses set seats_taken = 0 where id = $1', [courseId]);
    await release(server);
    const { rows } = await server.db.query(
      `select is_refund_due as "isDue", status, updated_at > now() - interval '1 minute' as "isLast"
       from payments where registration_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ isDue: true, status: 'succeeded', isLast: isTried }]);
    await server.db.query('update payments set is_refund_due = false where registration_id = $1', [id]);
  });

  it('pays back what was paid before', async () => {
    const before = await balance(server, dora.id);
    const gone = await cancel(server, dora, PAID_COURSE.id);
    expect(gone.body).toMatchObject({ status: 'canceled', payment: { status: 'refunded', last4: '4242' } });
    expect(await bank(gone.body.registrationId)).toEqual([{ status: 'refunded', amount: 24_900 }]);
    expect(await balance(server, dora.id)).toBe(before - 498);
  });

  it('that is declined leaves nothing, also when the call is repeated', async () => {
    const courseId = await addCourse(server, { priceCents: 9_900, capacity: 1 });
    const before = await balance(server, dora.id);
    const body = { courseId, rewardPoints: 100, payment: await card(server, 'declined') };
    const key = randomUUID();
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await register(server, dora, body, key)).toMatchObject({ status: 402, body: { code: 'card_declined' } });
    }
    expect((await own(server, dora, courseId)).status).toBe(404);
    expect(await counts(server, courseId)).toEqual({ seats: 0, waiting: 0 });
    expect(await balance(server, dora.id)).toBe(before);
    const emails = await server.db.query(
      `select from mail_outbox where data ->> 'registrationId' in (select id from course_registrations where course_id = $1)`,
      [courseId],
    );
    expect(emails.rowCount).toBe(0);
    expect((await register(server, dora, { courseId, payment: await card(server) })).status).toBe(201);
    expect((await registerGuest(server, courseId, { payment: await card(server, 'poor') })).status).toBe(409);
  });

  it('and points pay together; points alone pay without a card', async () => {
    await server.db.query(
      `insert into points_ledger (id, user_id, account_id, kind, points, note)
       select $1, id, account_id, 'adjust', 2000 - (select coalesce(sum(points), 0) from points_ledger where user_id = $2), 'Test'
       from users where id = $2`,
      [randomUUID(), dora.id],
    );
    const courseId = await addCourse(server, { priceCents: 10_000 });
    const mixed = await register(server, dora, { courseId, rewardPoints: 500, payment: await card(server) });
    expect(mixed.body).toMatchObject({ pointsSpent: 500, amountPaid: 75, pointsEarned: 150 });
    expect(await balance(server, dora.id)).toBe(2_000 - 500 + 150);
    await cancel(server, dora, courseId);
    expect(await balance(server, dora.id)).toBe(2_000);

    expect(await register(server, dora, { courseId, rewardPoints: 2_001 })).toMatchObject({
      status: 422,
      body: { code: 'points_insufficient' },
    });
    const dearer = await addCourse(server, { priceCents: 10_050 });
    const toPay = await register(server, dora, { courseId: dearer, rewardPoints: 2_000 });
    expect(toPay).toMatchObject({ status: 422, body: { code: 'payment_required' } });
    // 49 cents are less than a card can be charged.
    const odd = await addCourse(server, { priceCents: 10_049 });
    const covered = await register(server, dora, { courseId: odd, rewardPoints: 2_000 });
    expect(covered.body).toMatchObject({ status: 'registered', pointsSpent: 2_000, amountPaid: 0, payment: null });
    await cancel(server, dora, odd);

    const whole = await register(server, dora, { courseId, rewardPoints: 2_000 });
    expect(whole.body).toMatchObject({ status: 'registered', pointsSpent: 2_000, amountPaid: 0, payment: null });
    expect(await balance(server, dora.id)).toBe(0);
    expect(await register(server, stella, { courseId, rewardPoints: 1 })).toMatchObject({
      status: 422,
      body: { code: 'rewards_tier_4' },
    });
  });
});

describe('a step at the bank', () => {
  const begin = async (courseId: string) => {
    const made = await register(server, dora, { courseId, payment: await card(server, 'challenge') });
    expect(made).toMatchObject({
      status: 201,
      body: { status: 'pending_payment', heldUntil: expect.any(String), payment: { status: 'requires_action' } },
    });
    return made.body;
  };

  it('holds the seat until it is confirmed', async () => {
    const courseId = await addCourse(server, { priceCents: 9_900, capacity: 1 });
    const made = await begin(courseId);
    expect(await registerGuest(server, courseId, { payment: await card(server) })).toMatchObject({
      body: { code: 'course_full' },
    });
    expect((await confirm(server, made.registrationId, {}, dora)).body.status).toBe('pending_payment');
    await answerBank(made, true);
    for (let tries = 0; tries < 2; tries += 1) {
      expect((await confirm(server, made.registrationId, {}, dora)).body).toMatchObject({
        status: 'registered',
        heldUntil: null,
        amountPaid: 99,
      });
    }
    expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
  });

  it('that fails returns the seat', async () => {
    const courseId = await addCourse(server, { priceCents: 9_900, capacity: 1 });
    const made = await begin(courseId);
    await answerBank(made, false);
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await confirm(server, made.registrationId, {}, dora)).toMatchObject({
        status: 402,
        body: { code: 'authentication_failed' },
      });
    }
    expect(await counts(server, courseId)).toEqual({ seats: 0, waiting: 0 });
  });

  it('has 30 minutes; then the seat goes to the next, and nothing can be charged', async () => {
    const courseId = await addCourse(server, { priceCents: 9_900, capacity: 1 });
    const made = await begin(courseId);
    const waiting = await registerGuest(server, courseId, { joinWaitlist: true });
    server.clock.advance(29 * MINUTE);
    expect(await release(server)).toBe(0);
    server.clock.advance(2 * MINUTE);
    expect((await Promise.all([release(server), release(server)])).some((count) => count > 0)).toBe(true);
    expect(await bank(made.registrationId)).toMatchObject([{ status: 'failed' }]);
    expect(await confirm(server, made.registrationId, {}, dora)).toMatchObject({ status: 402 });
    const { accessToken, registrationId, email } = waiting.body;
    expect((await confirm(server, registrationId, { accessToken })).body).toMatchObject({
      status: 'pending_payment',
      payment: null,
    });
    expect((await server.mailsTo(email)).map(({ data }) => data['kind'])).toEqual(['waitlisted', 'offer']);
    expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
  });

  it('that succeeded before the hold ended keeps the seat', async () => {
    const courseId = await addCourse(server, { priceCents: 9_900 });
    const made = await begin(courseId);
    await answerBank(made, true);
    server.clock.advance(31 * MINUTE);
    await release(server);
    expect((await own(server, dora, courseId)).body).toMatchObject({ status: 'registered', amountPaid: 99 });
  });

  it('is canceled with the registration', async () => {
    const courseId = await addCourse(server, { priceCents: 9_900 });
    const made = await begin(courseId);
    await answerBank(made, true);
    expect((await cancel(server, dora, courseId)).body).toMatchObject({
      status: 'canceled',
      payment: { status: 'refunded' },
    });
    expect(await bank(made.registrationId)).toMatchObject([{ status: 'refunded' }]);

    const again = await begin(courseId);
    expect((await cancel(server, dora, courseId)).body).toMatchObject({ amountPaid: 0, payment: { status: 'failed' } });
    expect(await bank(again.registrationId)).toMatchObject([{ status: 'failed' }]);
    expect(await counts(server, courseId)).toEqual({ seats: 0, waiting: 0 });
  });
});

describe('a process that dies between the seat and the charge', () => {
  // As a call leaves things whose process ends right after its commit.
  const begin = async (courseId: string, key: string, body: object) => {
    await server.db.query(
      `create function deny_charges() returns trigger language plpgsql as $$ begin raise 'no charge'; end $$`,
    );
    await server.db.query(
      'create trigger deny before insert on test_payments for each row execute function deny_charges()',
    );
    const { status } = await register(server, dora, body, key);
    await server.db.query('drop trigger deny on test_payments; drop function deny_charges');
    expect(status).toBe(500);
    expect((await own(server, dora, courseId)).body).toMatchObject({
      status: 'pending_payment',
      payment: { status: 'pending' },
    });
  };

  it('is finished by the same call again', async () => {
    const courseId = await addCourse(server, { priceCents: 9_900, capacity: 1 });
    const key = randomUUID();
    const body = { courseId, payment: await card(server) };
    await begin(courseId, key, body);
    const made = await register(server, dora, body, key);
    expect(made).toMatchObject({ status: 201, body: { status: 'registered', amountPaid: 99 } });
    expect(await bank(made.body.registrationId)).toEqual([{ status: 'succeeded', amount: 9_900 }]);
  });

  it('keeps the seat for half an hour, and a later call charges nothing', async () => {
    const courseId = await addCourse(server, { priceCents: 9_900, capacity: 1 });
    const key = randomUUID();
    const body = { courseId, payment: await card(server) };
    await begin(courseId, key, body);
    server.clock.advance(31 * MINUTE);
    expect(await release(server)).toBe(1);
    expect(await counts(server, courseId)).toEqual({ seats: 0, waiting: 0 });
    expect(await register(server, dora, body, key)).toMatchObject({ status: 402, body: { code: 'payment_closed' } });
    expect(await counts(server, courseId)).toEqual({ seats: 0, waiting: 0 });
  });
});

describe('a seat that came free in a course with a price', () => {
  it('is held for the next of the waitlist, who pays with any card', async () => {
    const courseId = await addCourse(server, { priceCents: 9_900, capacity: 1 });
    await register(server, dora, { courseId, payment: await card(server) });
    const next = await registerGuest(server, courseId, { joinWaitlist: true });
    const { accessToken, registrationId } = next.body;
    expect(await confirm(server, registrationId, { accessToken, payment: await card(server) })).toMatchObject({
      status: 409,
      body: { code: 'still_waiting' },
    });
    await cancel(server, dora, courseId);
    expect(
      await confirm(server, registrationId, { accessToken, payment: await card(server, 'declined') }),
    ).toMatchObject({
      status: 402,
    });
    const payment = await card(server);
    const paid = await Promise.all([1, 2, 3].map(() => confirm(server, registrationId, { accessToken, payment })));
    expect(paid.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await confirm(server, registrationId, { accessToken })).body).toMatchObject({
      status: 'registered',
      amountPaid: 99,
    });
    expect((await bank(registrationId)).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
  });

  it('moves on after a day', async () => {
    const courseId = await addCourse(server, { priceCents: 9_900, capacity: 1 });
    await register(server, dora, { courseId, payment: await card(server) });
    const first = await registerGuest(server, courseId, { joinWaitlist: true });
    const second = await registerGuest(server, courseId, { joinWaitlist: true });
    await cancel(server, dora, courseId);
    server.clock.advance(23 * 60 * MINUTE);
    await release(server);
    expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 1 });
    server.clock.advance(2 * 60 * MINUTE);
    await release(server);
    expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
    expect((await server.mailsTo(first.body.email)).at(-1)?.data['kind']).toBe('expired');
    const { accessToken, registrationId } = first.body;
    expect(await confirm(server, registrationId, { accessToken, payment: await card(server) })).toMatchObject({
      status: 409,
      body: { code: 'registration_canceled' },
    });
    const late = second.body;
    const paid = await confirm(server, late.registrationId, {
      accessToken: late.accessToken,
      payment: await card(server),
    });
    expect(paid.body.status).toBe('registered');
  });

  it('also happens when the course grows', async () => {
    const courseId = await addCourse(server, { capacity: 1 });
    await registerGuest(server, courseId);
    for (let people = 0; people < 3; people += 1) await registerGuest(server, courseId, { joinWaitlist: true });
    await server.db.query('update courses set capacity = 3 where id = $1', [courseId]);
    expect(await registerGuest(server, courseId)).toMatchObject({ status: 409, body: { code: 'course_full' } });
    await release(server);
    expect(await counts(server, courseId)).toEqual({ seats: 3, waiting: 1 });
  });
});
