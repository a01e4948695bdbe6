import type { CourseRegistration, Order } from '@regen/sdk';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { START_LIMIT } from '../../../../tools/limits/limits.ts';
import { MAINTENANCE_SECONDS } from '../jobs/boss.ts';
import { createJobs, POLL_SECONDS } from '../jobs/create-jobs.ts';
import { createRegistrationPayable } from '../modules/courses/registration-payable.ts';
import { createOrderPayable } from '../modules/orders/order-payable.ts';
import { createPaymentsModule } from '../modules/payments/module.ts';
import { addCourse, card, counts, registerGuest } from '../testing/courses.ts';
import { CARDS, openShop, Shopper } from '../testing/shopping.ts';
import { Payments } from './payments.ts';
import type { PaymentProvider } from './provider.ts';
import { LOST_AFTER_SECONDS, SETTLE_ROUND } from './settle-round.ts';
import { createTestProvider } from './test-provider.ts';

const { server, sku } = await openShop(inject('cluster'));
afterAll(() => server.close());

/** Starts the background work of payments while a dead process still holds the lease of its jobs, and waits. */
async function background(until: () => Promise<void>): Promise<void> {
  const { db, bus, log, metrics } = server.app.platform;
  const { jobs: declared = [] } = createPaymentsModule({ ...server.app.platform, ...server.app.services });
  for (const { name, leaseSeconds } of declared) {
    await db.query(
      `insert into pgboss.job (name, policy, state, started_on, expire_in, retry_limit)
       values ($1, 'stately', 'active', now() - $2 * interval '1 second', $2 * interval '1 second', 100)`,
      [name, leaseSeconds],
    );
  }
  const jobs = createJobs({ db, bus, log, metrics });
  await jobs.start(declared);
  await vi.waitFor(until, { timeout: START_LIMIT });
  await jobs.stop(5_000);
}

it('stays within two minutes, whether the last run succeeded or its process died', () => {
  const { everySeconds, leaseSeconds } = SETTLE_ROUND;
  expect(LOST_AFTER_SECONDS + everySeconds + POLL_SECONDS).toBeLessThan(120);
  // A run that began just before the attempt was old enough, and whose process was killed.
  expect(LOST_AFTER_SECONDS + leaseSeconds + MAINTENANCE_SECONDS + POLL_SECONDS).toBeLessThan(120);
});

const round = () => server.app.services.payments.settleLost();
const refundRound = () => server.app.services.payments.giveBackOwed();

/** Makes the database refuse what would be written down after the charge, as for a process that ends right there. */
async function dyingAfterTheCharge<T>(call: () => Promise<T>): Promise<T> {
  await server.db.query(
    `create function die() returns trigger language plpgsql as $$ begin raise 'the process is gone'; end $$`,
  );
  await server.db.query('create trigger die before update on payments for each row execute function die()');
  try {
    return await call();
  } finally {
    await server.db.query('drop trigger die on payments; drop function die');
  }
}

async function visitor(): Promise<Shopper> {
  const shopper = new Shopper(server);
  await shopper.put({ items: [{ sku, quantity: 1 }] });
  return shopper;
}

async function orderOf({ browserId }: Shopper) {
  const { rows } = await server.db.query<{ id: string; state: string; payment: string; bank: string; emails: number }>(
    `select o.id, o.state, p.status as payment, t.status as bank,
       (select count(*)::int from mail_outbox where dedupe_key = 'order-confirmation:' || o.id) as emails
     from orders o join payments p on p.order_id = o.id join test_payments t on t.idempotency_key = p.id where browser_id = $1`,
    [browserId],
  );
  return rows[0];
}

const age = (seconds: number) =>
  server.db.query(`update payments set created_at = created_at - $1 * interval '1 second'`, [seconds]);

describe('a payment that was charged and not written down', () => {
  it('makes its order paid within two minutes, and confirms it', async () => {
    const buyer = await visitor();
    const body = await buyer.checkout();
    expect((await dyingAfterTheCharge(() => buyer.order(body))).status).toBe(500);
    expect(await orderOf(buyer)).toMatchObject({ state: 'placed', payment: 'pending', bank: 'succeeded', emails: 0 });

    // The call that made it may still be at work.
    await round();
    expect(await orderOf(buyer)).toMatchObject({ payment: 'pending' });
    await age(61);
    await background(async () => {
      expect(await orderOf(buyer)).toMatchObject({ state: 'paid', payment: 'succeeded', emails: 1 });
    });
    await round();
    expect(await orderOf(buyer)).toMatchObject({ state: 'paid', emails: 1 });
  });

  it('is found too when the buyer approved at the bank and never came back', async () => {
    const buyer = await visitor();
    const { body: order } = await buyer.order(await buyer.checkout(CARDS.challenge));
    await server.db.query(`update test_payments set status = 'succeeded' where order_id = $1`, [order.id]);
    await age(61);
    await round();
    expect(await orderOf(buyer)).toMatchObject({ state: 'paid', emails: 1 });
  });

  it('does not keep others from being found when the provider cannot be queried about it', async () => {
    const [first, second] = [await visitor(), await visitor()];
    const bodies = [await first.checkout(), await second.checkout()];
    await dyingAfterTheCharge(async () => {
      await first.order(bodies[0] ?? {});
      await second.order(bodies[1] ?? {});
    });
    await age(61);
    const id = (await orderOf(first))?.id;
    await server.db.query(
      `create function stuck() returns trigger language plpgsql as $$ begin if old.order_id = '${id}' then raise 'stuck'; end if; return new; end $$`,
    );
    await server.db.query(
      'create trigger stuck before update of status on payments for each row execute function stuck()',
    );
    await round();
    await server.db.query('drop trigger stuck on payments; drop function stuck');
    expect([(await orderOf(first))?.state, (await orderOf(second))?.state]).toEqual(['placed', 'paid']);
    await round();
    expect((await orderOf(first))?.state).toBe('paid');
  });

  it('is refunded when it is due and the process that should do it is gone', async () => {
    const buyer = await visitor();
    const { body: order } = await buyer.order<Order>(await buyer.checkout());
    await server.db.query(`update payments set is_refund_due = true where order_id = $1`, [order.id]);
    await refundRound();
    expect(await orderOf(buyer)).toMatchObject({ payment: 'refunded', bank: 'refunded' });
  });

  it('moves behind other due refunds when it fails', async () => {
    const [first, second] = [await visitor(), await visitor()];
    for (const buyer of [first, second]) await buyer.order(await buyer.checkout());
    await server.db.query(
      `update payments p set is_refund_due = true, updated_at = now() - interval '1 hour' - case when o.browser_id = $1 then interval '1 hour' else interval '0' end
       from orders o where o.id = p.order_id and o.browser_id in ($1, $2)`,
      [first.browserId, second.browserId],
    );
    const id = (await orderOf(first))?.id;
    await server.db.query(
      `create function stuck() returns trigger language plpgsql as $$ begin if old.order_id = '${id}' then raise 'stuck'; end if; return new; end $$`,
    );
    await server.db.query('create trigger stuck before update on test_payments for each row execute function stuck()');
    await refundRound();
    await server.db.query('drop trigger stuck on test_payments; drop function stuck');
    expect([(await orderOf(first))?.payment, (await orderOf(second))?.payment]).toEqual(['succeeded', 'refunded']);
    const { rows } = await server.db.query(
      `select updated_at > now() - interval '1 minute' as "isLast" from payments where order_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ isLast: true }]);
    await refundRound();
    expect(await orderOf(first)).toMatchObject({ payment: 'refunded', bank: 'refunded' });
  });

  it('makes a course registration valid within two minutes', async () => {
    const courseId = await addCourse(server, { priceCents: 9_900, capacity: 1 });
    const payment = await card(server);
    const call = () => registerGuest(server, courseId, { payment });
    expect((await dyingAfterTheCharge(call)).status).toBe(500);
    const row = async () => {
      const { rows } = await server.db.query<{ status: CourseRegistration['status']; emails: number }>(
        `select status, (select count(*)::int from mail_outbox where data ->> 'registrationId' = r.id) as emails
         from course_registrations r where course_id = $1`,
        [courseId],
      );
      return rows[0];
    };
    expect(await row()).toEqual({ status: 'pending_payment', emails: 0 });
    await round();
    expect(await row()).toEqual({ status: 'pending_payment', emails: 0 });
    await age(61);
    await background(async () => {
      expect(await row()).toEqual({ status: 'registered', emails: 1 });
    });
    expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
  });
});

describe('with many open attempts', () => {
  const OPEN = 60;
  const work = () => server.app.platform;

  /** Attempts of one order whose step at the bank stays open, all older than any other. */
  async function openAttempts(): Promise<void> {
    const buyer = await visitor();
    const { body: order } = await buyer.order(await buyer.checkout(CARDS.challenge));
    await server.db.query(
      `insert into payments (id, order_id, provider, method, status, amount_cents, created_at)
       select 'pay_open_' || lpad(n::text, 3, '0'), order_id, provider, method, 'requires_action', amount_cents, now() - interval '20 minutes'
       from payments, generate_series(1, $2) n where order_id = $1`,
      [order.id, OPEN],
    );
  }

  /** The provider, with attempts that stay open; `before` runs ahead of each question. */
  function asked(before: (key: string) => Promise<void> | void): PaymentProvider {
    const real = createTestProvider(work());
    return {
      ...real,
      async find(key) {
        await before(key);
        const stays = { ref: key, brand: null, last4: null, failure: null, action: null };
        return key.startsWith('pay_open_') ? { ...stays, status: 'requires_action' } : real.find(key);
      },
    };
  }

  const rounds = (provider: PaymentProvider, signal: AbortSignal) =>
    new Payments(work(), provider, {
      order: createOrderPayable(work()),
      registration: createRegistrationPayable(work()),
    }).settleLost(signal);

  beforeAll(openAttempts);
  afterAll(() => server.db.query(`delete from payments where id like 'pay_open_%'`));
  beforeEach(() => server.db.query('update payments set asked_at = null'));

  it('and a slow provider, a lost payment is found in its first round', async () => {
    // Half of what takes long: half a second per question, and 24 seconds until a round is aborted. With less, a busy machine needs all of it for the rest.
    const ASK = 500 / 2;
    const ROUND = 24_000 / 2;
    expect(OPEN * ASK).toBeGreaterThan(ROUND);
    const buyer = await visitor();
    const body = await buyer.checkout();
    await dyingAfterTheCharge(() => buyer.order(body));
    await age(61);
    await rounds(
      asked(() => pause(ASK)),
      AbortSignal.timeout(ROUND),
    );
    expect(await orderOf(buyer)).toMatchObject({ state: 'paid', payment: 'succeeded' });
  });

  it('an interrupted run is continued by the next, which begins with those not queried yet', async () => {
    const questions: string[] = [];
    const until = (count: number) => {
      const controller = new AbortController();
      const counting = asked((key) => {
        questions.push(key);
        if (questions.length === count) controller.abort();
      });
      return rounds(counting, controller.signal);
    };
    await until(20);
    const first = questions.splice(0);
    expect(first.length).toBeLessThan(40);
    await until(OPEN);
    // The last of them are queried alongside the first of the others.
    const begins = questions.slice(0, OPEN - first.length - 8);
    expect(begins.filter((key) => first.includes(key))).toEqual([]);
    expect(new Set([...first, ...questions]).size).toBeGreaterThanOrEqual(OPEN);
  });

  it('queries several concurrently, and no more than eight', async () => {
    let now = 0;
    let most = 0;
    const { promise: eightAsk, resolve } = Promise.withResolvers<void>();
    const counting = asked(async () => {
      now += 1;
      most = Math.max(most, now);
      // Whether a ninth is asked shows while the eighth waits for the database.
      if (now === 8) resolve(server.db.query('select').then(() => undefined));
      await eightAsk;
      now -= 1;
    });
    await rounds(counting, new AbortController().signal);
    expect(most).toBe(8);
  });
});

describe('refunds that are due', () => {
  it('are made by a separate job', async () => {
    const buyer = await visitor();
    const { body: order } = await buyer.order<Order>(await buyer.checkout());
    await server.db.query('update payments set is_refund_due = true where order_id = $1', [order.id]);
    const { jobs = [] } = createPaymentsModule({ ...server.app.platform, ...server.app.services });
    const { signal } = new AbortController();
    const job = jobs.find(({ name }) => name === 'payments-refund');
    await job?.run(signal, {});
    expect(await orderOf(buyer)).toMatchObject({ payment: 'refunded', bank: 'refunded' });
    expect(job?.everySeconds).toBe(30);
  });
});
