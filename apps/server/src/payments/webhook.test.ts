import type { CourseRegistration, Order } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { routePlugins } from '../routes.ts';
import { addCourse, card, registerGuest } from '../testing/courses.ts';
import { CARDS, onHand, plentifulSkus, Shopper } from '../testing/shopping.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { signNotice } from './notice.ts';

const SECRET = 'a secret that only the tests of webhooks use';

let server: TestServer;
let sku: string;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: routePlugins, env: { PAYMENT_WEBHOOK_SECRET: SECRET } });
  [sku = ''] = await plentifulSkus(server, 1);
});
afterAll(() => server.close());

const noticeOf = (paymentId: string) =>
  Buffer.from(JSON.stringify({ id: `evt_${randomUUID()}`, type: 'payment.changed', paymentId }));

interface Sent {
  body: Buffer;
  signature?: string;
  provider?: string;
}

async function send({ body, signature, provider = 'test' }: Sent) {
  const response = await server.inject({
    method: 'POST',
    url: `/payments/${provider}/webhook`,
    headers: {
      'content-type': 'application/json',
      'regen-signature': signature ?? signNotice(SECRET, body, server.clock.now()),
    },
    payload: body,
  });
  return { status: response.status, body: response.body };
}

/** An order whose buyer has approved at the bank, which the store has not learned of. */
async function approved(): Promise<{ order: Order; paymentId: string; buyer: Shopper }> {
  const buyer = new Shopper(server);
  await buyer.put({ items: [{ sku, quantity: 1 }] });
  const { body: order } = await buyer.order(await buyer.checkout(CARDS.challenge));
  const { rows } = await server.db.query<{ key: string }>(
    `update test_payments set status = 'succeeded' where order_id = $1 returning idempotency_key as key`,
    [order.id],
  );
  return { order, paymentId: rows[0]?.key ?? '', buyer };
}

const stateOf = async (order: Order, buyer: Shopper) =>
  (await buyer.call<Order>('GET', `/user/guest/order/${order.id}`)).body.state;

it('settles the order that a notification names, once, however often it arrives', async () => {
  const { order, paymentId, buyer } = await approved();
  const left = await onHand(server, sku);
  const body = noticeOf(paymentId);
  const responses = await Promise.all([send({ body }), send({ body }), send({ body })]);
  expect(responses).toEqual(Array(3).fill({ status: 200, body: { received: true } }));
  expect(await stateOf(order, buyer)).toBe('paid');
  expect(await send({ body })).toMatchObject({ status: 200 });
  expect(await server.mailsTo(order.email)).toHaveLength(1);
  expect(await onHand(server, sku)).toBe(left);
  const { rows } = await server.db.query('select from payment_events where payment_id = $1', [paymentId]);
  expect(rows).toHaveLength(1);
});

it("trusts only the provider's response when queried", async () => {
  const buyer = new Shopper(server);
  await buyer.put({ items: [{ sku, quantity: 1 }] });
  const { body: order } = await buyer.order(await buyer.checkout(CARDS.challenge));
  const { rows } = await server.db.query<{ id: string }>('select id from payments where order_id = $1', [order.id]);
  const body = Buffer.from(
    JSON.stringify({ id: 'evt_lie', type: 'payment.changed', paymentId: rows[0]?.id, status: 'succeeded' }),
  );
  expect((await send({ body })).status).toBe(200);
  expect(await stateOf(order, buyer)).toBe('placed');
});

it('settles a course registration', async () => {
  const courseId = await addCourse(server, { priceCents: 9_900 });
  const { body } = await registerGuest<CourseRegistration>(server, courseId, {
    payment: await card(server, 'challenge'),
  });
  const { rows } = await server.db.query<{ key: string }>(
    `update test_payments set status = 'succeeded' where order_id = $1 returning idempotency_key as key`,
    [body.registrationId],
  );
  expect((await send({ body: noticeOf(rows[0]?.key ?? '') })).status).toBe(200);
  const after = await server.db.query('select status from course_registrations where id = $1', [body.registrationId]);
  expect(after.rows).toEqual([{ status: 'registered' }]);
});

it('is refused with a signature that is wrong, old, of another body or missing', async () => {
  const { order, paymentId, buyer } = await approved();
  const body = noticeOf(paymentId);
  const now = server.clock.now();
  const wrong = [
    signNotice('another secret that is long enough for it', body, now),
    signNotice(SECRET, noticeOf(paymentId), now),
    signNotice(SECRET, body, new Date(now.getTime() - 301_000)),
    signNotice(SECRET, body, new Date(now.getTime() + 310_000)),
    signNotice(SECRET, body, now).replace(/t=\d+/, 't=x'),
    'v1=',
    '',
  ];
  for (const signature of wrong) {
    expect(await send({ body, signature })).toMatchObject({ status: 401, body: { code: 'signature_invalid' } });
  }
  expect(await stateOf(order, buyer)).toBe('placed');
});

it('is refused with an invalid body, and for another provider', async () => {
  for (const text of ['', '{', '[]', 'null', '{"id":"evt_1"}', '{"id":7,"paymentId":"pay_1"}']) {
    expect(await send({ body: Buffer.from(text) })).toMatchObject({ status: 400, body: { code: 'notice_invalid' } });
  }
  const body = noticeOf('pay_1');
  expect(await send({ body, provider: 'other' })).toMatchObject({ status: 404 });
  expect(await send({ body: Buffer.alloc(70_000, 32) })).toMatchObject({ status: 413 });
});

it('is taken, and nothing more, for a payment that this store does not know', async () => {
  expect(await send({ body: noticeOf('pay_of_somebody_else') })).toMatchObject({ status: 200 });
});

it('is worked through again when the first time failed', async () => {
  const { order, paymentId, buyer } = await approved();
  const body = noticeOf(paymentId);
  await server.db.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await server.db.query('create trigger fail before update on payments for each row execute function fail()');
  expect((await send({ body })).status).toBe(500);
  await server.db.query('drop trigger fail on payments; drop function fail');
  expect((await send({ body })).status).toBe(200);
  expect(await stateOf(order, buyer)).toBe('paid');
});

it('comes from the embedded provider when the buyer approves, so that buyers need not return from the bank', async () => {
  const buyer = new Shopper(server);
  await buyer.put({ items: [{ sku, quantity: 1 }] });
  const { body: order } = await buyer.order(await buyer.checkout(CARDS.challenge));
  const path = `/payments/test/challenges/${order.payment.nextAction?.challengeId}`;
  expect((await buyer.call('POST', path, { body: { approve: true } })).status).toBe(200);
  expect(await stateOf(order, buyer)).toBe('paid');
});
