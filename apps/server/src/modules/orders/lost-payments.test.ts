import type { CourseRegistration, Order } from '@regen/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { addCourse, card, counts, registerGuest } from '../../testing/courses.ts';
import { createTestProvider } from '../../payments/test-provider.ts';
import { CARDS, Shopper, plentifulSkus } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { CoursePayments } from '../courses/course-payments.ts';
import { createCoursesModule } from '../courses/module.ts';
import { createOrdersModule } from './handlers.ts';
import { settleLostPayments } from './lost-payments.ts';
import { OrderPayments } from './pay-order.ts';

let server: TestServer;
let sku: string;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  [sku = ''] = await plentifulSkus(server, 1);
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

/** Starts the background work of a module, lets two minutes pass less the one that an attempt has to be old, and waits. */
async function background(
  create: typeof createOrdersModule | typeof createCoursesModule,
  until: () => Promise<void>,
): Promise<void> {
  const module = create(server.app.deps);
  await module.start?.();
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(until, { timeout: 10_000 });
  await module.stop?.();
}

const provider = () => createTestProvider(server.db);
const round = () => settleLostPayments(server.app.deps, new OrderPayments(server.app.deps, provider()));
const courseRound = () => new CoursePayments(server.app.deps, provider()).settleLost();

/** Makes the database refuse what would be written down after the charge, as for a process that ends right there. */
async function dyingAfterTheCharge<T>(table: 'payments' | 'course_registrations', call: () => Promise<T>): Promise<T> {
  await server.db.query(
    `create function die() returns trigger language plpgsql as $$ begin raise 'the process is gone'; end $$`,
  );
  await server.db.query(`create trigger die before update on ${table} for each row execute function die()`);
  try {
    return await call();
  } finally {
    await server.db.query(`drop trigger die on ${table}; drop function die`);
  }
}

async function visitor(): Promise<Shopper> {
  const shopper = new Shopper(server);
  await shopper.put({ items: [{ sku, quantity: 1 }] });
  return shopper;
}

async function orderOf({ browserId }: Shopper) {
  const { rows } = await server.db.query<{ id: string; state: string; payment: string; bank: string; letters: number }>(
    `select o.id, o.state, p.status as payment, t.status as bank,
       (select count(*)::int from mail_outbox where dedupe_key = 'order-confirmation:' || o.id) as letters
     from orders o join payments p on p.order_id = o.id join test_payments t on t.idempotency_key = p.id where browser_id = $1`,
    [browserId],
  );
  return rows[0];
}

const age = (table: string, column: string, seconds: number) =>
  server.db.query(`update ${table} set ${column} = ${column} - $1 * interval '1 second'`, [seconds]);

describe('a payment that was charged and not written down', () => {
  it('makes its order paid within two minutes, and confirms it', async () => {
    const buyer = await visitor();
    const body = await buyer.checkout();
    expect((await dyingAfterTheCharge('payments', () => buyer.order(body))).status).toBe(500);
    expect(await orderOf(buyer)).toMatchObject({ state: 'placed', payment: 'pending', bank: 'succeeded', letters: 0 });

    // The call that made it may still be at work.
    await round();
    expect(await orderOf(buyer)).toMatchObject({ payment: 'pending' });
    await age('payments', 'created_at', 61);
    await background(createOrdersModule, async () => {
      expect(await orderOf(buyer)).toMatchObject({ state: 'paid', payment: 'succeeded', letters: 1 });
    });
    await round();
    expect(await orderOf(buyer)).toMatchObject({ state: 'paid', letters: 1 });
  });

  it('is found too when the buyer approved at the bank and never came back', async () => {
    const buyer = await visitor();
    const { body: order } = await buyer.order(await buyer.checkout(CARDS.challenge));
    await server.db.query(`update test_payments set status = 'succeeded' where order_id = $1`, [order.id]);
    await age('payments', 'created_at', 61);
    await round();
    expect(await orderOf(buyer)).toMatchObject({ state: 'paid', letters: 1 });
  });

  it('does not keep others from being found when the provider cannot be asked about it', async () => {
    const [first, second] = [await visitor(), await visitor()];
    const bodies = [await first.checkout(), await second.checkout()];
    await dyingAfterTheCharge('payments', async () => {
      await first.order(bodies[0] ?? {});
      await second.order(bodies[1] ?? {});
    });
    await age('payments', 'created_at', 61);
    const id = (await orderOf(first))?.id;
    await server.db.query(
      `create function stuck() returns trigger language plpgsql as $$ begin if old.order_id = '${id}' then raise 'stuck'; end if; return new; end $$`,
    );
    await server.db.query('create trigger stuck before update on payments for each row execute function stuck()');
    await round();
    await server.db.query('drop trigger stuck on payments; drop function stuck');
    expect([(await orderOf(first))?.state, (await orderOf(second))?.state]).toEqual(['placed', 'paid']);
    await round();
    expect((await orderOf(first))?.state).toBe('paid');
  });

  it('goes back when it is owed and the process that should send it is gone', async () => {
    const buyer = await visitor();
    const { body: order } = await buyer.order<Order>(await buyer.checkout());
    await server.db.query(`update payments set is_refund_due = true where order_id = $1`, [order.id]);
    await round();
    expect(await orderOf(buyer)).toMatchObject({ payment: 'refunded', bank: 'refunded' });
  });

  it('makes a course registration valid within two minutes', async () => {
    const courseId = await addCourse(server, { priceCents: 9_900, capacity: 1 });
    const payment = await card(server);
    const call = () => registerGuest(server, courseId, { payment });
    expect((await dyingAfterTheCharge('course_registrations', call)).status).toBe(500);
    const row = async () => {
      const { rows } = await server.db.query<{ status: CourseRegistration['status']; letters: number }>(
        `select status, (select count(*)::int from mail_outbox where data ->> 'registrationId' = r.id) as letters
         from course_registrations r where course_id = $1`,
        [courseId],
      );
      return rows[0];
    };
    expect(await row()).toEqual({ status: 'pending_payment', letters: 0 });
    await courseRound();
    expect(await row()).toEqual({ status: 'pending_payment', letters: 0 });
    await age('course_registrations', 'updated_at', 61);
    await background(createCoursesModule, async () => {
      expect(await row()).toEqual({ status: 'registered', letters: 1 });
    });
    expect(await counts(server, courseId)).toEqual({ seats: 1, waiting: 0 });
  });
});
