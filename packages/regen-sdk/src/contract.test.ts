import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRegen, isErrorOf } from './index.ts';
import type { AddressInput, Cart, Regen, RegenUnauthorizedError } from './index.ts';
import * as operations from './generated/operations.ts';
import { createMemorySession } from './session/index.ts';
import type { SessionKeeper } from './session/index.ts';
import { createContractCheck } from './testing/contract-check.ts';
import { fetchWithCookies, startRealServer } from './testing/real-server.ts';
import type { RealServer } from './testing/real-server.ts';
import { uuid } from './core/uuid.ts';

/** The SDK against the running server: every operation succeeds here at least once. */
let real: RealServer;
let stop = async (): Promise<void> => {};
const succeeded = new Set<string>();

beforeAll(async () => {
  real = await startRealServer();
  stop = real.stop;
}, 120_000);
afterAll(() => stop());

/** A request outside the contract fails the test that sent it. */
const check = createContractCheck();
afterEach(() => check.assertNone());

interface Visitor {
  regen: Regen;
  session: SessionKeeper;
  onUnauthorized: ReturnType<typeof vi.fn<(error: RegenUnauthorizedError) => void>>;
}

/** A browser of its own: device, cookies, session. */
function visitor(): Visitor {
  const session = createMemorySession();
  const onUnauthorized = vi.fn<(error: RegenUnauthorizedError) => void>();
  const regen = createRegen({
    baseUrl: real.baseUrl,
    clientKey: 'regen-storefront',
    browserId: uuid(),
    fetch: check.fetch(fetchWithCookies()),
    session,
    onUnauthorized,
    logger: { debug: (message, { operationId }) => void (message === 'response' && succeeded.add(operationId)) },
  });
  return { regen, session, onUnauthorized };
}

async function signedIn(email: string): Promise<Visitor & { userId: string }> {
  const person = visitor();
  person.session.start(await person.regen.session.create({ email, password: 'regen-demo-2026' }));
  return { ...person, userId: person.session.current()?.userId ?? '' };
}

async function linkFor(email: string, template: string, field: string): Promise<URL> {
  const mail = (await real.server.mailsTo(email)).filter((entry) => entry.template === template).at(-1);
  return new URL(mail?.data[field] ?? '');
}
const lastPart = (url: URL): string => url.pathname.split('/').at(-1) ?? '';

const address: AddressInput = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  line1: '1 Main Street',
  city: 'Denver',
  region: 'CO',
  postalCode: '80202',
  countryCode: 'US',
};

async function buyableSkus(regen: Regen): Promise<string[]> {
  const skus: string[] = [];
  for await (const product of regen.products.list({ userId: 'public', perPage: 48 })) {
    if (product.stock.state === 'in_stock') skus.push(product.sku);
    if (skus.length === 3) break;
  }
  return skus;
}

/** A guest's cart that is ready to be ordered. */
async function readyCart(regen: Regen): Promise<Cart> {
  const [sku = ''] = await buyableSkus(regen);
  const destination = { countryCode: 'US', region: 'CO', postalCode: '80202' };
  await regen.cart.update({ id: 'guest', set: [{ sku, quantity: 2 }], destination });
  const { items } = await regen.shippingMethods.list({ id: 'guest' });
  return regen.cart.update({ id: 'guest', shippingMethodId: items[0]?.id ?? '' });
}

function card(regen: Regen, number: string) {
  return regen.payments.createTestToken({ number, expMonth: 12, expYear: 2099, cvc: '123' });
}

async function place(regen: Regen, number: string, idempotencyKey = uuid()) {
  const cart = await readyCart(regen);
  const { token } = await card(regen, number);
  const params = {
    id: 'guest',
    cartId: cart.id ?? '',
    cartVersion: cart.version,
    email: 'ana@example.com',
    shippingAddress: address,
    shippingMethodId: cart.shippingMethodId ?? '',
    payment: { method: 'card', token },
    expectedTotal: cart.orderTotal.total,
  } as const;
  return { params, order: () => regen.orders.place(params, { idempotencyKey }) };
}

describe('the catalogue', () => {
  it('is listed, filtered, searched and read', async () => {
    const { regen } = visitor();
    const page = await regen.products.list({ userId: 'public' });
    expect(page).toMatchObject({ currentPage: 1, perPage: 12 });
    expect(page.items).toHaveLength(12);
    const concern = page.facets.concern.filter(({ count }) => count > 0).slice(0, 2);
    const filtered = await regen.products.list({
      userId: 'public',
      concern: concern.map(({ value }) => value),
      sort: 'price_asc',
    });
    expect(filtered.totalCount).toBeGreaterThanOrEqual(Math.max(...concern.map(({ count }) => count)));
    for (const item of filtered.items) expect(concern.some(({ value }) => item.concerns.includes(value))).toBe(true);

    const sku = page.items[0]?.sku ?? '';
    const product = await regen.products.get({ sku });
    expect(product.name).toBe(page.items[0]?.name);
    expect((await regen.products.search({ search: product.name })).items.map((item) => item.sku)).toContain(sku);
    expect(await regen.products.listByIds({ ids: [sku, '999999999'] })).toMatchObject({
      items: [{ sku }],
      missing: ['999999999'],
    });
    expect((await regen.products.images({ sku })).items[0]).toMatchObject({ sku, images: product.images });
    expect((await regen.categories.list()).items.length).toBeGreaterThanOrEqual(9);
    expect((await regen.concerns.list()).items.length).toBeGreaterThanOrEqual(10);
  });

  it('is iterated to its end, each product once', async () => {
    const { regen } = visitor();
    const list = regen.products.list({ userId: 'public', perPage: 48 });
    const skus: string[] = [];
    for await (const product of list) skus.push(product.sku);
    expect(skus).toHaveLength((await list).totalCount);
    expect(new Set(skus).size).toBe(skus.length);
  });

  it('tells what is missing and what is wrong, each as its error', async () => {
    const { regen } = visitor();
    await expect(regen.products.get({ sku: '999999999' })).rejects.toMatchObject({
      name: 'RegenNotFoundError',
      code: 'not_found',
    });
    const error = await regen.products.list({ userId: 'public', perPage: 9999 }).catch((caught: unknown) => caught);
    if (!isErrorOf(error, 'productList', 400)) throw new Error('expected a 400', { cause: error });
    expect(error.code).toBe('validation_failed');
    expect(error.requestId).toBe(error.body.requestId);
    expect(error.body.details?.map(({ path }) => path)).toEqual(['query.perPage']);
    expect(check.violations()).toEqual(['productList: query perPage it must be <= 48']);
  });

  it('sends stock alerts that are confirmed and ended by mail', async () => {
    const { regen } = visitor();
    const [sku = ''] = await buyableSkus(regen);
    const email = 'alert@example.com';
    await real.server.db.query('update stock set on_hand = 0 where sku = $1', [sku]);
    expect(await regen.stockAlerts.create({ email, sku })).toMatchObject({ email, sku, state: 'confirmation_sent' });
    const confirmUrl = await linkFor(email, 'stock-alert-confirm', 'confirmUrl');
    expect(await regen.stockAlerts.confirm({ token: lastPart(confirmUrl) })).toMatchObject({ sku, state: 'confirmed' });
    const forged = regen.stockAlerts.unsubscribe({ email, sku, signature: 'x.y' });
    await expect(forged).rejects.toMatchObject({ name: 'RegenForbiddenError' });
    await real.server.db.query('update stock set on_hand = 50 where sku = $1', [sku]);
    expect(await real.sendStockAlerts()).toBe(1);
    const { searchParams } = await linkFor(email, 'stock-alert-back', 'unsubscribeUrl');
    const signature = searchParams.get('signature') ?? '';
    expect(await regen.stockAlerts.unsubscribe({ email, sku, signature })).toEqual({
      email,
      sku,
      state: 'unsubscribed',
    });
  });
});

describe('a cart', () => {
  it('carries its version: a change based on an old one is refused with the current cart', async () => {
    const { regen } = visitor();
    const [first = '', second = ''] = await buyableSkus(regen);
    const old = await regen.cart.update({ id: 'guest', add: [{ sku: first, quantity: 1 }] });
    const { data: cart, response } = await regen.cart.get({ id: 'guest' }).withResponse();
    expect(cart).toEqual(old);
    expect(response.headers.get('ETag')).toContain(String(cart.version));
    const newer = await regen.cart.update({ id: 'guest', ifMatch: cart.version, add: [{ sku: second, quantity: 1 }] });
    const error = await regen.cart
      .update({ id: 'guest', ifMatch: old.version, items: [] })
      .catch((caught: unknown) => caught);
    if (!isErrorOf(error, 'cartUpdate', 412)) throw new Error('expected a 412', { cause: error });
    expect(error.body.cart).toEqual(newer);
  });

  it('is answered again, not changed again, for the same idempotency key', async () => {
    const { regen } = visitor();
    const [sku = ''] = await buyableSkus(regen);
    const add = () =>
      regen.cart.update({ id: 'guest', add: [{ sku, quantity: 1 }] }, { idempotencyKey: 'one-and-the-same' });
    expect(await add()).toEqual(await add());
    expect((await regen.cart.get({ id: 'guest' })).totalQuantity).toBe(1);
    const other = regen.cart.update({ id: 'guest', items: [] }, { idempotencyKey: 'one-and-the-same' });
    await expect(other).rejects.toMatchObject({ name: 'RegenConflictError', code: 'idempotency_key_reuse' });
  });

  it('is priced for each shipping method, and takes a free item', async () => {
    const { regen } = visitor();
    const cart = await readyCart(regen);
    const destination = { countryCode: 'US', region: 'CO', postalCode: '80202' };
    const { items } = await regen.shippingMethods.listByAddress({ id: 'guest', ...destination });
    for (const { id, price } of items) {
      const priced = await regen.cart.getForShippingMethod({ id: 'guest', shippingMethodId: id });
      expect(priced.orderTotal.shipping + priced.orderTotal.shippingDiscount).toBeCloseTo(price, 2);
    }
    const [line] = cart.items;
    const rich = await regen.cart.update({
      id: 'guest',
      set: [{ sku: line?.sku ?? '', quantity: line?.maxQuantity ?? 0 }],
    });
    const sku = rich.freeItem?.choices[0]?.sku ?? '';
    const chosen = await regen.cart.chooseFreeItem({ id: 'guest', sku });
    expect(chosen.freeItem?.chosenSku).toBe(sku);
    expect((await regen.cart.removeFreeItem({ id: 'guest', ifMatch: chosen.version })).freeItem?.chosenSku).toBeNull();
  });
});

describe('an order', () => {
  it('is placed once for one key, and read with its access token', async () => {
    const { regen } = visitor();
    expect((await regen.payments.config()).methods).toContain('card');
    const { order } = await place(regen, '4242 4242 4242 4242');
    const [first, again] = [await order(), await order()];
    expect(again).toEqual(first);
    expect(first).toMatchObject({ state: 'paid', payment: { status: 'succeeded', last4: '4242' } });
    const elsewhere = visitor().regen;
    const accessToken = first.accessToken ?? '';
    expect((await elsewhere.orders.get({ id: 'guest', orderId: first.id, accessToken })).number).toBe(first.number);
    await expect(elsewhere.orders.get({ id: 'guest', orderId: first.id })).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status === 403 || status === 404),
    });
  });

  it('is kept when the card is declined, and paid with another one', async () => {
    const { regen } = visitor();
    const error = await (await place(regen, '4000 0000 0000 0002')).order().catch((caught: unknown) => caught);
    if (!isErrorOf(error, 'orderPlace', 402)) throw new Error('expected a 402', { cause: error });
    expect(error).toMatchObject({
      name: 'RegenPaymentRequiredError',
      code: 'card_declined',
      body: { order: { canPay: true } },
    });
    const { id, accessToken = '' } = error.body.order;
    const { token } = await card(regen, '5555 5555 5555 4444');
    expect(await regen.orders.pay({ orderId: id, accessToken, payment: { method: 'card', token } })).toMatchObject({
      id,
      state: 'paid',
    });
  });

  it('asks the bank where the card wants it', async () => {
    const { regen } = visitor();
    const order = await (await place(regen, '4000 0027 6000 3184')).order();
    expect(order.payment.status).toBe('requires_action');
    await regen.payments.answerTestChallenge({
      challengeId: order.payment.nextAction?.challengeId ?? '',
      approve: true,
    });
    const settled = await regen.orders.confirmPayment({ orderId: order.id, accessToken: order.accessToken });
    expect(settled).toMatchObject({ state: 'paid', payment: { status: 'succeeded' } });
  });
});

describe('a person', () => {
  it('signs in, reads the own records and signs out', async () => {
    const { regen, session, userId, onUnauthorized } = await signedIn('dana@lumenclinic.example');
    expect((await regen.account.get()).users[0]?.id).toBe(userId);
    expect((await regen.users.get({ id: userId })).email).toBe('dana@lumenclinic.example');
    expect((await regen.categories.listForUser({ userId })).items.length).toBeGreaterThan(0);
    expect((await regen.concerns.listForUser({ userId })).items.length).toBeGreaterThan(0);
    const { items, totalCount } = await regen.orders.list({ id: userId, perPage: 2 });
    expect(items).toHaveLength(Math.min(2, totalCount));
    for (const { id, number } of items)
      expect((await regen.orders.get({ id: userId, orderId: id })).number).toBe(number);
    session.renew(await regen.session.refresh());
    expect((await regen.account.get()).users[0]?.id).toBe(userId);
    await regen.session.end({ id: userId });
    // The token is revoked: the next call ends the session here and says so once.
    await expect(regen.account.get()).rejects.toMatchObject({ name: 'RegenUnauthorizedError' });
    expect(session.current()).toBeNull();
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('is not signed out by a wrong password', async () => {
    const { regen, session, onUnauthorized } = await signedIn('ana@clients.example');
    const wrong = regen.session.create({ email: 'ana@clients.example', password: 'wrong' });
    await expect(wrong).rejects.toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(session.current()).not.toBeNull();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('sees nobody else’s records', async () => {
    const { regen } = await signedIn('ana@clients.example');
    const other = await signedIn('dana@lumenclinic.example');
    await expect(regen.users.get({ id: other.userId })).rejects.toMatchObject({
      name: 'RegenForbiddenError',
      code: 'forbidden',
    });
  });

  it('keeps an address book', async () => {
    const { regen, userId } = await signedIn('joel@clients.example');
    const before = await regen.addresses.list({ userId });
    const made = await regen.addresses.create({ userId, address });
    const changed = await regen.addresses.update({
      userId,
      addressId: made.id,
      address: { ...address, city: 'Boulder' },
    });
    expect(changed).toMatchObject({ id: made.id, city: 'Boulder' });
    expect((await regen.addresses.setDefault({ userId, addressId: made.id })).items[0]?.id).toBe(made.id);
    expect(await regen.addresses.delete({ userId, addressId: made.id })).toBeUndefined();
    expect((await regen.addresses.list({ userId })).items).toHaveLength(before.items.length);
  });

  it('registers, and resets a forgotten password by mail', async () => {
    const { regen, session } = visitor();
    const email = 'new@example.com';
    const person = {
      firstName: 'Mia',
      lastName: 'Novak',
      email,
      password: 'a long enough secret',
      acceptTerms: true,
    } as const;
    session.start(await regen.users.register(person));
    expect((await regen.account.get()).users[0]?.firstName).toBe('Mia');
    const guest = visitor().regen;
    await expect(guest.users.register(person)).rejects.toMatchObject({
      name: 'RegenConflictError',
      code: 'email_taken',
    });
    await guest.passwords.forgot({ email });
    const token = lastPart(await linkFor(email, 'password-reset', 'resetUrl'));
    expect(await guest.passwords.validateToken({ token })).toMatchObject({ isValid: true });
    await guest.passwords.reset({ token, password: 'another long secret' });
    expect((await guest.session.create({ email, password: 'another long secret' })).user.email).toBe(email);
  });
});

it('has called every operation with success', () => {
  expect(Object.keys(operations).filter((id) => !succeeded.has(id))).toEqual([]);
});
