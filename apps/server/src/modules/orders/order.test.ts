import type {
  AddressList,
  Cart,
  Order,
  OrderedProductList,
  OrderPage,
  PaymentError,
  Registration,
  TestChallenge,
} from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { renderMail } from '../../mail/render.ts';
import { forceOrders, reopenPayments } from '../../testing/order-states.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { CARDS, onHand, plentifulSkus, Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { releaseUnpaidOrders } from './release-orders.ts';

let server: TestServer;
let skus: string[];
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  skus = await plentifulSkus(server, 6);
});
afterAll(() => server.close());

/** A visitor with something in the cart. */
async function visitorWith(quantity = 1, sku = skus[0] ?? ''): Promise<Shopper> {
  const visitor = new Shopper(server);
  await visitor.put({ add: [{ sku, quantity }] });
  return visitor;
}

async function charges(orderId: string): Promise<{ succeeded: number; all: number }> {
  const { rows } = await server.db.query<{ succeeded: number; all: number }>(
    `select count(*) filter (where status = 'succeeded')::int as succeeded, count(*)::int as all from test_payments where order_id = $1`,
    [orderId],
  );
  return rows[0] ?? { succeeded: 0, all: 0 };
}

describe('an order of a guest', () => {
  it('is placed, paid, confirmed by email, and takes stock and cart', async () => {
    const sku = skus[0] ?? '';
    const before = await onHand(server, sku);
    const visitor = await visitorWith(2);
    const body = await visitor.checkout();
    const placed = await visitor.order(body);
    expect(placed.status).toBe(201);
    expect(placed.body).toMatchObject({
      state: 'paid',
      userId: null,
      canPay: false,
      payment: { status: 'succeeded', brand: 'visa', last4: '4242', nextAction: null, failure: null },
      items: [{ sku, quantity: 2 }],
      orderTotal: { total: body['expectedTotal'], isEstimate: false },
      shippingMethod: { id: 'ground', name: 'Ground' },
    });
    expect(placed.body.number).toMatch(/^R-\d{6,}$/);
    expect(placed.body.timeline.map(({ state }) => state)).toEqual(['placed', 'paid']);
    expect(await onHand(server, sku)).toBe(before - 2);
    expect((await visitor.call<Cart>('GET', '/cart/guest')).body.items).toEqual([]);
    const mails = await server.mailsTo(String(body['email']));
    expect(mails).toEqual([expect.objectContaining({ template: 'order-confirmation' })]);
    expect(mails[0]?.data['orderUrl']).toContain('accessToken=');
  });

  it('leaves neither its shipping method nor its address to the next cart', async () => {
    const visitor = await visitorWith();
    await visitor.order(await visitor.checkout());
    const next = await visitor.put({ add: [{ sku: skus[0] ?? '', quantity: 1 }] });
    expect(next.body).toMatchObject({ destination: null, shippingMethodId: null, orderTotal: { isEstimate: true } });
  });

  it('moves to the account that is created in its browser with its email, and to no other', async () => {
    const visitor = await visitorWith();
    const body = await visitor.checkout();
    const { body: order } = await visitor.order(body);
    const register = async (shopper: Shopper, email: unknown) => {
      const person = {
        firstName: 'Ada',
        lastName: 'Stone',
        email,
        password: 'a quiet morning walk',
        acceptTerms: true,
      };
      const { body: made } = await shopper.call<Registration>('POST', '/users', { body: person });
      return { jwt: made.jwt, id: made.user.id, offer: made.welcomeOffer };
    };
    const own = async (person: { jwt: string; id: string }) =>
      (await server.call<OrderPage>('GET', `/user/${person.id}/order`, { as: person })).body.items.map(({ id }) => id);
    const person = await register(visitor, body['email']);
    expect(await own(person)).toEqual([order.id]);
    expect(person.offer).toEqual({ code: 'WELCOME10', label: '10% off your first order' });
    const { body: book } = await server.call<AddressList>('GET', `/users/address/${person.id}`, { as: person });
    expect(book.items).toMatchObject([{ line1: '12 South Temple', isDefault: true }]);

    // The email alone opens nothing, nor does the browser alone.
    const second = await visitorWith();
    const other = await second.checkout();
    await second.order(other);
    expect(await own(await register(new Shopper(server), other['email']))).toEqual([]);
    expect(await own(await register(second, `not-${String(other['email'])}`))).toEqual([]);
  });

  it('takes the coupon that it used to the account, which is not offered it again', async () => {
    const visitor = await visitorWith();
    await visitor.put({ couponCode: 'WELCOME10' });
    const body = await visitor.checkout();
    expect((await visitor.order(body)).body).toMatchObject({ couponCode: 'WELCOME10', state: 'paid' });
    const person = { firstName: 'Ada', lastName: 'Stone', email: body['email'], password: 'a quiet morning walk' };
    const registration = await visitor.call<Registration>('POST', '/users', { body: { ...person, acceptTerms: true } });
    expect(registration.body.welcomeOffer).toBeUndefined();
    const mails = await server.mailsTo(String(body['email']));
    expect(mails.find(({ template }) => template === 'welcome')?.data).not.toHaveProperty('offer');
    const elsewhere = new Shopper(server, { jwt: registration.body.jwt, id: registration.body.user.id });
    const { body: cart } = await elsewhere.put({
      items: [{ sku: skus[0] ?? '', quantity: 1 }],
      couponCode: 'WELCOME10',
    });
    expect(cart.coupon).toMatchObject({ isApplied: false, reason: 'coupon_already_used' });
  });

  it('is read with its token or from its browser, and by no one else', async () => {
    const visitor = await visitorWith();
    const { body: order } = await visitor.order(await visitor.checkout());
    const path = `/user/guest/order/${order.id}`;
    expect(order.accessToken).toEqual(expect.any(String));
    expect((await visitor.call<Order>('GET', path)).body).toMatchObject({ id: order.id, number: order.number });
    const stranger = new Shopper(server);
    const token = encodeURIComponent(order.accessToken ?? '');
    expect(await stranger.call('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await stranger.call('GET', `${path}?accessToken=made-up`)).toMatchObject({ status: 403 });
    const opened = await stranger.call<Order>('GET', `${path}?accessToken=${token}`);
    // Only an account that is made where it was placed would get it.
    expect([order.isClaimable, opened.body.isClaimable]).toEqual([true, false]);
    expect((await visitor.call<Order>('GET', path)).body.isClaimable).toBe(true);
    expect(opened.body.id).toBe(order.id);
    expect(opened.body.accessToken).toBeUndefined();
    const other = await visitorWith();
    const { body: second } = await other.order(await other.checkout());
    expect(await stranger.call('GET', `/user/guest/order/${second.id}?accessToken=${token}`)).toMatchObject({
      status: 403,
    });
    const amy = await server.signIn(PEOPLE.client);
    expect(await server.call('GET', `/user/${amy.id}/order/${order.id}`, { as: amy })).toMatchObject({ status: 404 });
  });

  it('is refused when it is not what the buyer saw', async () => {
    const visitor = await visitorWith();
    const body = await visitor.checkout();
    expect(await visitor.order({ ...body, expectedTotal: 1 })).toMatchObject({
      status: 409,
      body: { code: 'totals_changed' },
    });
    expect(await visitor.order({ ...body, cartVersion: 1 })).toMatchObject({
      status: 409,
      body: { code: 'totals_changed' },
    });
    expect(await visitor.order({ ...body, shippingMethodId: 'canada' })).toMatchObject({
      status: 422,
      body: { code: 'shipping_method_unavailable' },
    });
    const address = { ...(body['shippingAddress'] as object), postalCode: 'ABC' };
    expect(await visitor.order({ ...body, shippingAddress: address })).toMatchObject({
      status: 422,
      body: { code: 'address_invalid', details: [{ path: '/shippingAddress/postalCode' }] },
    });
    const other = await visitorWith();
    expect(await other.order(body)).toMatchObject({ status: 404 });
    expect(await visitor.call('POST', '/order/guest', { body })).toMatchObject({ status: 400 });
    expect((await visitor.order(body)).status).toBe(201);
    expect(await visitor.order(body)).toMatchObject({ status: 422, body: { code: 'cart_empty' } });
  });
});

it('is refused with a phone number that is none', async () => {
  const visitor = await visitorWith(1, skus[1]);
  const answer = await visitor.order({ ...(await visitor.checkout()), phone: 'ring me' });
  expect(answer).toMatchObject({ status: 400, body: { details: [{ path: '/phone' }] } });
});

describe('one idempotency key', () => {
  it('creates one order from ten concurrent calls', async () => {
    const visitor = await visitorWith(1, skus[1]);
    const before = await onHand(server, skus[1] ?? '');
    const body = await visitor.checkout();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 10 }, () => visitor.order(body, key)));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(responses.map((answer) => answer.body.id)).size).toBe(1);
    expect(await onHand(server, skus[1] ?? '')).toBe(before - 1);
    expect(await charges(responses[0]?.body.id ?? '')).toEqual({ succeeded: 1, all: 1 });
    expect(await server.mailsTo(String(body['email']))).toHaveLength(1);
    expect(await visitor.order({ ...body, phone: '801 555 0100' }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reuse' },
    });
  });

  it('resumes where a process died between the order and its payment', async () => {
    const visitor = await visitorWith();
    const body = await visitor.checkout();
    const key = randomUUID();
    const { body: order } = await visitor.order(body, key);
    // As it is right after the first transaction.
    await server.db.query(`delete from test_payments where order_id = $1`, [order.id]);
    await reopenPayments(server.db, order.id);
    await forceOrders(server.db, [order.id], 'placed');
    const again = await visitor.order(body, key);
    expect(again).toMatchObject({ status: 201, body: { id: order.id, state: 'paid' } });
    expect(await charges(order.id)).toEqual({ succeeded: 1, all: 1 });
  });
});

describe('a declined card', () => {
  it('leaves an order that can be paid with another card, once', async () => {
    const visitor = await visitorWith();
    const body = await visitor.checkout(CARDS.declined);
    const key = randomUUID();
    const declined = await visitor.order<PaymentError>(body, key);
    expect(declined).toMatchObject({
      status: 402,
      body: {
        code: 'card_declined',
        order: {
          state: 'placed',
          canPay: true,
          payment: { status: 'failed', failure: { code: 'card_declined' } },
          timeline: [
            { state: 'placed', note: null, failureCode: null },
            { state: 'placed', note: 'Your card was declined. Try another card.', failureCode: 'card_declined' },
          ],
        },
      },
    });
    const { id, accessToken } = declined.body.order;
    expect(await visitor.order(body, key)).toMatchObject({ status: 402, body: { order: { id } } });
    expect(await server.mailsTo(String(body['email']))).toEqual([]);

    const stranger = new Shopper(server);
    expect((await stranger.pay(id, CARDS.good)).status).toBe(404);
    expect(await visitor.pay(id, CARDS.poor)).toMatchObject({ status: 402, body: { code: 'insufficient_funds' } });
    const payKey = randomUUID();
    const responses = await Promise.all([
      stranger.pay(id, CARDS.good, accessToken, payKey),
      visitor.pay(id, CARDS.good, accessToken),
      visitor.pay(id, CARDS.good, accessToken),
    ]);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const { status } of responses) expect([200, 402, 409]).toContain(status);
    expect((await charges(id)).succeeded).toBe(1);
    expect(await visitor.pay(id, CARDS.good)).toMatchObject({ status: 409, body: { code: 'order_already_paid' } });
    const paid = await visitor.call<Order>('GET', `/user/guest/order/${id}`);
    expect(paid.body).toMatchObject({ state: 'paid', canPay: false, payment: { status: 'succeeded' } });
    expect(await server.mailsTo(String(body['email']))).toHaveLength(1);
    // The first call still reports its own attempt.
    expect((await visitor.order(body, key)).status).toBe(402);
  });

  it('returns everything when it is not paid in time', async () => {
    const sku = skus[2] ?? '';
    const milo = await server.signIn(PEOPLE.otherProfessional);
    await server.db.query(
      `insert into points_ledger (id, user_id, account_id, kind, points, note) values ($3, $1, $2, 'adjust', 200, 'A gift')`,
      [milo.id, milo.accountId, randomUUID()],
    );
    const buyer = new Shopper(server, milo);
    await server.db.query(`update coupons set max_redemptions = 100, redemptions = 7 where code = 'DROPS15'`);
    await server.db.query(`update products set categories = array_append(categories, 'serums') where sku = $1`, [sku]);
    const start = await buyer.put({ items: [{ sku, quantity: 3 }], couponCode: 'DROPS15', rewardPoints: 100 });
    const points = start.body.rewards?.balance ?? 0;
    const pieces = await onHand(server, sku);
    const { body } = await buyer.order<PaymentError>(await buyer.checkout(CARDS.declined));
    const { id } = body.order;
    const balance = async () => (await buyer.call<Cart>('GET', `/cart/${milo.id}`)).body.rewards?.balance;
    const uses = async () =>
      (await server.db.query<{ n: number }>(`select redemptions as n from coupons where code = 'DROPS15'`)).rows[0]?.n;
    // Stock and coupon were returned with the decline, the points wait for the next card.
    expect([await onHand(server, sku), await balance(), await uses()]).toEqual([pieces, points - 100, 7]);

    const { platform, services } = server.app;
    const { payments } = services;
    expect(await releaseUnpaidOrders(platform, payments)).toBe(0);
    await server.db.query(`update orders set placed_at = placed_at - interval '31 minutes' where id = $1`, [id]);
    await Promise.all([1, 2].map(() => releaseUnpaidOrders(platform, payments)));
    expect([await onHand(server, sku), await balance(), await uses()]).toEqual([pieces, points, 7]);
    const order = await buyer.call<Order>('GET', `/user/${milo.id}/order/${id}`);
    expect(order.body).toMatchObject({ state: 'canceled', canPay: false });
    expect(await buyer.pay(id, CARDS.good)).toMatchObject({ status: 409, body: { code: 'order_not_payable' } });
  });
});

describe('3-D Secure', () => {
  async function challenged(): Promise<{ visitor: Shopper; order: Order }> {
    const visitor = await visitorWith();
    const placed = await visitor.order(await visitor.checkout(CARDS.challenge));
    expect(placed).toMatchObject({
      status: 201,
      body: {
        state: 'placed',
        canPay: true,
        payment: { status: 'requires_action', nextAction: { type: 'three_d_secure' } },
      },
    });
    return { visitor, order: placed.body };
  }
  const answer = (visitor: Shopper, order: Order, approve: boolean) => {
    const path = `/payments/test/challenges/${order.payment.nextAction?.challengeId}`;
    return visitor.call<TestChallenge>('POST', path, { body: { approve } });
  };
  const confirm = (visitor: Shopper, order: Order) =>
    visitor.call<Order>('POST', `/order/${order.id}/confirm`, { body: {} });

  it('is paid when the buyer approves', async () => {
    const { visitor, order } = await challenged();
    expect(await confirm(visitor, order)).toMatchObject({ status: 200, body: { state: 'placed' } });
    expect(await answer(visitor, order, true)).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(await confirm(visitor, order)).toMatchObject({
      status: 200,
      body: { state: 'paid', payment: { nextAction: null } },
    });
    expect(await confirm(visitor, order)).toMatchObject({ status: 200, body: { state: 'paid' } });
    expect(await answer(visitor, order, false)).toMatchObject({ status: 409, body: { code: 'challenge_answered' } });
    expect((await confirm(new Shopper(server), order)).status).toBe(404);
  });

  it('can be paid again when the bank refuses', async () => {
    const { visitor, order } = await challenged();
    await answer(visitor, order, false);
    expect(await confirm(visitor, order)).toMatchObject({
      status: 402,
      body: { code: 'authentication_failed', order: { canPay: true } },
    });
    expect(await visitor.pay(order.id, CARDS.good)).toMatchObject({ status: 200, body: { state: 'paid' } });
  });

  it('can no longer be approved after another card was used', async () => {
    const { visitor, order } = await challenged();
    expect(await visitor.pay(order.id, CARDS.good)).toMatchObject({ status: 200, body: { state: 'paid' } });
    await answer(visitor, order, true);
    expect((await charges(order.id)).succeeded).toBe(1);
  });
});

describe('orders of a person', () => {
  it('are listed by page and year, newest first', async () => {
    const rita = await server.signIn(PEOPLE.school);
    const buyer = new Shopper(server, rita);
    const before = (await buyer.call<OrderPage>('GET', `/user/${rita.id}/order`)).body.totalCount;
    const numbers: string[] = [];
    for (const sku of skus.slice(0, 3)) {
      await buyer.put({ add: [{ sku, quantity: 1 }] });
      numbers.unshift((await buyer.order(await buyer.checkout())).body.number);
    }
    const page = await buyer.call<OrderPage>('GET', `/user/${rita.id}/order?perPage=2&page=1`);
    expect(page.body).toMatchObject({ totalCount: before + 3, perPage: 2, totalPages: Math.ceil((before + 3) / 2) });
    expect(page.body.items.map((order) => order.number)).toEqual(numbers.slice(0, 2));
    // The newest order has one product, with its current picture.
    expect(page.body.items[0]?.items).toMatchObject([{ sku: skus[2], quantity: 1, image: { view: 'front' } }]);
    await server.db.query('update order_items set sku = $1 where order_id = $2', ['0000', page.body.items[0]?.id]);
    const gone = await buyer.call<OrderPage>('GET', `/user/${rita.id}/order?perPage=1`);
    expect(gone.body.items[0]?.items).toMatchObject([{ sku: '0000', image: null }]);
    const year = new Date().getUTCFullYear();
    expect(page.body.years[0]).toBe(year);
    expect((await buyer.call<OrderPage>('GET', `/user/${rita.id}/order?year=2001`)).body).toMatchObject({
      items: [],
      totalCount: 0,
    });
    expect((await buyer.call<OrderPage>('GET', `/user/${rita.id}/order?page=9999`)).body.items).toEqual([]);
    const amy = await server.signIn(PEOPLE.client);
    expect(await server.call('GET', `/user/${rita.id}/order`, { as: amy })).toMatchObject({ status: 403 });
    expect((await server.call('GET', `/user/${rita.id}/order`)).status).toBe(401);
  });

  it('are found by number, SKU and name, a year at a time too', async () => {
    const jonas = await server.signIn(PEOPLE.otherClient);
    const buyer = new Shopper(server, jonas);
    const [sku = ''] = skus;
    await buyer.put({ items: [{ sku, quantity: 2 }] });
    const { number, items } = (await buyer.order(await buyer.checkout())).body;
    const name = items[0]?.name ?? '';
    const find = async (search: string, more = '') =>
      (await buyer.call<OrderPage>('GET', `/user/${jonas.id}/order?search=${encodeURIComponent(search)}${more}`)).body;
    const numbers = async (search: string) => (await find(search)).items.map((order) => order.number);

    expect(await find(number.toLowerCase())).toMatchObject({ totalCount: 1, totalPages: 1, items: [{ number }] });
    expect(await numbers(sku)).toContain(number);
    // Each word somewhere, in whatever case and order.
    expect(await numbers(`${name.toUpperCase()} ${number}`)).toEqual([number]);
    expect(await numbers(`${number} nothing-of-the-kind`)).toEqual([]);
    // Input is not a pattern.
    expect(await numbers('R%')).toEqual([]);
    expect(await numbers('_____')).toEqual([]);
    expect((await find('   ')).totalCount).toBe((await find('')).totalCount);

    const year = new Date().getUTCFullYear();
    const none = await find('nothing-of-the-kind');
    expect(none).toMatchObject({ items: [], totalCount: 0, totalPages: 0 });
    expect(none.years).toContain(year);
    expect((await find(number, `&year=${year}`)).totalCount).toBe(1);
    expect((await find(number, '&year=2001')).totalCount).toBe(0);
    expect((await buyer.call('GET', `/user/${jonas.id}/order?search=${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('name in the list what can be ordered again, without the free item', async () => {
    const jonas = await server.signIn(PEOPLE.otherClient);
    const buyer = new Shopper(server, jonas);
    const [sku = ''] = skus;
    const { body: cart } = await buyer.put({ items: [{ sku, quantity: 6 }] });
    const free = cart.freeItem?.choices[0]?.sku;
    expect((await buyer.call('PUT', `/cart/${jonas.id}/freeitem`, { body: { sku: free } })).status).toBe(200);
    const { number, items } = (await buyer.order(await buyer.checkout())).body;
    expect(items.map((item) => item.sku)).toEqual([sku, free]);
    const list = await buyer.call<OrderPage>('GET', `/user/${jonas.id}/order`);
    const listed = list.body.items.find((order) => order.number === number);
    expect(listed?.items.map((item) => item.sku)).toEqual([sku]);
  });

  it('say what is ordered most, without canceled orders, free items and what is no longer sold', async () => {
    const rita = await server.signIn(PEOPLE.school);
    const buyer = new Shopper(server, rita);
    const past = await server.db.query<{ id: string }>('select id from orders where user_id = $1', [rita.id]);
    const pastIds = past.rows.map((row) => row.id);
    await forceOrders(server.db, pastIds, 'canceled');
    const [often = '', once = '', gone = ''] = skus;
    const path = `/user/${rita.id}/ordered-products`;
    const list = async () => (await buyer.call<OrderedProductList>('GET', path)).body.items;
    expect(await list()).toEqual([]);
    const place = async (...ordered: string[]) => {
      await buyer.put({ items: ordered.map((sku) => ({ sku, quantity: 1 })) });
      return (await buyer.order(await buyer.checkout())).body;
    };
    await place(often, gone);
    await place(often);
    const { id, timeline } = await place(once);
    const items = await list();
    expect(items.map(({ product, orders }) => [product.sku, orders])).toEqual([
      [often, 2],
      [once, 1],
      [gone, 1],
    ]);
    expect(items[1]?.lastOrderedAt).toBe(timeline[0]?.at);
    expect(await buyer.call('GET', `${path}?limit=1`)).toMatchObject({
      body: { items: [{ product: { sku: often } }] },
    });

    await server.db.query(`update orders set state = 'canceled' where id = $1`, [id]);
    await server.db.query('update products set discontinued_at = now() where sku = $1', [gone]);
    expect((await list()).map(({ product }) => product.sku)).toEqual([often]);
    await server.db.query('update products set discontinued_at = null where sku = $1', [gone]);
    const amy = await server.signIn(PEOPLE.client);
    expect(await server.call('GET', path, { as: amy })).toMatchObject({ status: 403 });
  });

  it('earn points when they are paid, and keep the address', async () => {
    const petra = await server.signIn(PEOPLE.studio);
    const buyer = new Shopper(server, petra);
    const before = await buyer.put({ items: [{ sku: skus[3] ?? '', quantity: 4 }] });
    const shippingAddress = {
      firstName: 'Petra',
      lastName: 'Rosen',
      line1: '1 Ferry Building',
      city: 'San Francisco',
      region: 'California',
      postalCode: '94111',
      countryCode: 'US',
    };
    const body = await buyer.checkout(CARDS.good, { saveAddress: true, shippingAddress });
    const { status, body: order } = await buyer.order(body);
    expect(status).toBe(201);
    expect(order.shippingAddress.region).toBe('CA');
    expect(order.pointsEarned).toBe(Math.floor(order.orderTotal.purchaseValue) * 2);
    const after = await buyer.call<Cart>('GET', `/cart/${petra.id}`);
    expect(after.body.rewards?.balance).toBe((before.body.rewards?.balance ?? 0) + order.pointsEarned);
    const book = await buyer.call('GET', `/users/address/${petra.id}`);
    expect(book.text).toContain('1 Ferry Building');
  });

  it('are paid at once, without a card, when points cover all of it', async () => {
    const dora = await server.signIn(PEOPLE.professional);
    const buyer = new Shopper(server, dora);
    await server.db.query(
      `insert into points_ledger (id, user_id, account_id, kind, points, note) values ($3, $1, $2, 'adjust', 100000, 'A gift')`,
      [dora.id, dora.accountId, randomUUID()],
    );
    // From $75 on, ground is free, professionals pay no sales tax, and five of each cost a multiple of what a point is worth.
    await buyer.put({ items: skus.slice(0, 4).map((sku) => ({ sku, quantity: 5 })), rewardPoints: 100_000 });
    const body = await buyer.checkout();
    expect(body['expectedTotal']).toBe(0);
    const { body: order } = await buyer.order(body);
    expect(order.state).toBe('paid');
    expect(order.pointsSpent).toBeGreaterThan(0);
    expect((await charges(order.id)).all).toBe(0);
  });

  it('need no payment when points cover products, shipping and tax, and a remainder too small for a card is waived', async () => {
    const dora = await server.signIn(PEOPLE.professional);
    const buyer = new Shopper(server, dora);
    await server.db.query(
      `insert into points_ledger (id, user_id, account_id, kind, points, note) values ($3, $1, $2, 'adjust', 100000, 'A gift')`,
      [dora.id, dora.accountId, randomUUID()],
    );
    // A price that no number of points worth five cents pays exactly.
    await server.db.query('update products set pro_tier1_price_cents = 3003 where sku = $1', [skus[0]]);
    const items = [{ sku: skus[0], quantity: 1 }];
    const { body: cart } = await buyer.put({ items, rewardPoints: 100_000, destination: null });
    expect(cart.rewards).toMatchObject({ maxPoints: 600, appliedPoints: 600, pointValue: 0.05 });
    const { payment, ...body } = await buyer.checkout();
    const shipped = (await buyer.call<Cart>('GET', `/cart/${dora.id}`)).body;
    const { orderTotal } = shipped;
    expect(orderTotal).toMatchObject({ waived: 0.03, total: 0 });
    expect(orderTotal.shipping).toBeGreaterThan(0);
    expect(shipped.rewards?.appliedPoints).toBe(shipped.rewards?.maxPoints);
    expect(payment).toBeDefined();
    const { status, body: order } = await buyer.order(body);
    expect([status, order.state, order.canPay]).toEqual([201, 'paid', false]);
    expect(order.orderTotal).toMatchObject({ waived: 0.03, total: 0, purchaseValue: 0, chargeId: null });
    expect(order.pointsSpent).toBe(shipped.rewards?.appliedPoints);
    expect((await charges(order.id)).all).toBe(0);
    const email = await renderMail(
      'order-confirmation',
      { orderId: order.id, orderNumber: order.number, orderUrl: 'https://regen.example' },
      { db: server.db, seller: server.config.seller },
    );
    const rows = [...(email?.text ?? '').matchAll(/^(.+): (−?)\$([\d.]+)$/gm)].map(([, label, sign, amount]) => [
      label,
      Number(amount) * (sign === '' ? 1 : -1),
    ]);
    expect(rows.slice(1)).toEqual([
      ['Subtotal', 30.03],
      ['REGEN rewards', -orderTotal.rewardsPointsDiscount],
      ['Shipping, Ground', orderTotal.shipping],
      ['Sales tax (exempt)', 0],
      ['Below minimum charge', -0.03],
      ['Total', 0],
    ]);
  });

  it('are refused without a payment when there is something to pay', async () => {
    const buyer = new Shopper(server);
    await buyer.put({ items: [{ sku: skus[1], quantity: 1 }] });
    const { payment, ...body } = await buyer.checkout();
    expect(payment).toBeDefined();
    const { status, body: refusal } = await buyer.order(body);
    expect(refusal).toMatchObject({ code: 'payment_required', details: [{ path: '/payment' }] });
    expect(status).toBe(422);
  });
});
