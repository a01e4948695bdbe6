import { deliveryEstimate } from '@regen/domain';
import type { Cart, ErrorBody, Session, ShippingCountryList, ShippingMethodList, ShippingPromise } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PASSWORD, PEOPLE } from '../../testing/shop/people.ts';
import { Shopper, plentifulSkus } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});
afterAll(() => server.close());

const someSkus = (count: number) => plentifulSkus(server, count);

/** By the method that is the cheapest in the United States. */
/** The regions in which the demo ships free from a higher amount than in the rest of the United States. */
const FAR = ['AK', 'HI', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP'];

const estimate = () => deliveryEstimate(server.clock.now(), { min: 3, max: 6 });

async function professionalSku(): Promise<string> {
  const { rows } = await server.db.query<{ sku: string }>(
    `select p.sku from products p join stock s on s.sku = p.sku where visible_pro and not visible_web and on_hand > 20 order by p.sku limit 1`,
  );
  return rows[0]?.sku ?? '';
}

describe('the cart of a visitor', () => {
  it('is empty until something is added, and then belongs to the browser with the cookie', async () => {
    const [sku = ''] = await someSkus(1);
    const visitor = new Shopper(server);
    const empty = await visitor.call('GET', '/cart/guest');
    expect(empty).toMatchObject({ status: 200, body: { id: null, version: 0, items: [], orderTotal: { total: 0 } } });

    const filled = await visitor.put({ add: [{ sku, quantity: 2 }] });
    expect(filled).toMatchObject({
      status: 200,
      headers: { etag: '"1"' },
      body: { version: 1, totalQuantity: 2, userId: null },
    });
    expect(String(filled.headers['set-cookie'])).toMatch(/regen_guest=.*HttpOnly/);
    const { id } = filled.body;

    expect((await visitor.call<Cart>('GET', `/cart/${id}`)).body.totalQuantity).toBe(2);
    const stranger = new Shopper(server);
    expect(await stranger.call('GET', `/cart/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    // The name of the browser alone opens nothing.
    const thief = new Shopper(server);
    const stolen = await server.call<Cart>('GET', '/cart/guest', { browserId: visitor.browserId });
    expect(stolen.body.items).toEqual([]);
    expect(await thief.call('PUT', `/cart/${id}`, { body: { add: [{ sku, quantity: 1 }] } })).toMatchObject({
      status: 404,
    });
  });

  it('belongs to a client without cookies by the grant that it requests', async () => {
    const [sku = ''] = await someSkus(1);
    const browserId = randomUUID();
    const call = (method: 'GET' | 'PUT', grant: string, options: object = {}) =>
      server.call<Cart>(method, '/cart/guest', { browserId, headers: { 'guest-grant': grant }, ...options });
    const made = await call('PUT', 'none', { body: { add: [{ sku, quantity: 2 }] } });
    const grant = String(made.headers['guest-grant']);
    expect(grant).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(made.headers['set-cookie']).toBeUndefined();
    expect((await call('GET', grant)).body.totalQuantity).toBe(2);
    expect((await call('PUT', grant, { body: { add: [{ sku, quantity: 1 }] } })).body.totalQuantity).toBe(3);
    expect((await call('GET', 'none')).body.items).toEqual([]);
    expect((await call('GET', 'x'.repeat(32))).body.items).toEqual([]);
    expect((await call('GET', 'too short')).status).toBe(400);
  });

  it('does not reveal to a script of a page the secret in its cookie', async () => {
    const [sku = ''] = await someSkus(1);
    const visitor = new Shopper(server);
    const { headers } = await visitor.put({ add: [{ sku, quantity: 2 }] });
    expect(headers['guest-grant']).toBeUndefined();
    const asked = await visitor.call<Cart>('PUT', '/cart/guest', {
      headers: { 'guest-grant': 'none' },
      body: { add: [{ sku, quantity: 1 }] },
    });
    // A new cart of its own; that of the cookie stays where it is.
    expect(asked.body.totalQuantity).toBe(1);
    expect(visitor.cookie).not.toContain(String(asked.headers['guest-grant']));
    expect((await visitor.call<Cart>('GET', '/cart/guest')).body.totalQuantity).toBe(2);
  });

  it('does not reveal it to a script that repeats the call which created the cart', async () => {
    const [sku = ''] = await someSkus(1);
    const visitor = new Shopper(server);
    const body = { add: [{ sku, quantity: 1 }] };
    const headers = { 'idempotency-key': randomUUID() };
    await visitor.put(body, headers);
    const again = await visitor.call('PUT', '/cart/guest', { headers: { ...headers, 'guest-grant': 'none' }, body });
    const grant = String(again.headers['guest-grant']);
    expect(grant).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(visitor.cookie).not.toContain(grant);
  });

  it('adds, sets, replaces and removes lines', async () => {
    const [one = '', two = '', three = ''] = await someSkus(3);
    const visitor = new Shopper(server);
    const quantities = (answer: Answer<Cart>) =>
      Object.fromEntries(answer.body.items.map((item) => [item.sku, item.quantity]));
    await visitor.put({ add: [{ sku: one, quantity: 1 }] });
    expect(
      quantities(
        await visitor.put({
          add: [
            { sku: one, quantity: 2 },
            { sku: two, quantity: 1 },
          ],
        }),
      ),
    ).toEqual({ [one]: 3, [two]: 1 });
    expect(quantities(await visitor.put({ set: [{ sku: one, quantity: 5 }] }))).toEqual({ [one]: 5, [two]: 1 });
    expect(quantities(await visitor.put({ set: [{ sku: two, quantity: 0 }] }))).toEqual({ [one]: 5 });
    expect(quantities(await visitor.put({ items: [{ sku: three, quantity: 4 }] }))).toEqual({ [three]: 4 });
    expect(quantities(await visitor.put({ items: [] }))).toEqual({});
    const both = await visitor.put({ items: [], add: [{ sku: one, quantity: 1 }] });
    expect(both).toMatchObject({ status: 422, body: { code: 'cart_lines_ambiguous' } });
  });

  it('lowers quantities to what there is and says so', async () => {
    const [sku = ''] = await someSkus(1);
    const { rows } = await server.db.query<{ limit: number }>(
      'select limit_per_order as "limit" from products where sku = $1',
      [sku],
    );
    const limit = rows[0]?.limit ?? 0;
    const visitor = new Shopper(server);
    const answer = await visitor.put({ add: [{ sku, quantity: 999 }] });
    expect(answer.body.items[0]?.quantity).toBe(limit);
    expect(answer.body.notices).toEqual([expect.objectContaining({ code: 'quantity_limited', sku })]);
    expect((await visitor.call<Cart>('GET', '/cart/guest')).body.notices).toEqual([]);
  });

  it('does not sell what the channel does not see, and does not name it', async () => {
    const sku = await professionalSku();
    const visitor = new Shopper(server);
    const answer = await visitor.put({ add: [{ sku, quantity: 1 }] });
    expect(answer.body.items).toEqual([]);
    expect(answer.body.notices).toEqual([{ code: 'not_available', message: `${sku} is not available.`, sku }]);
  });

  it('keeps a line that can no longer be bought, at no cost, with a notice', async () => {
    const [sku = '', other = ''] = (await someSkus(6)).slice(4);
    const visitor = new Shopper(server);
    await visitor.put({
      add: [
        { sku, quantity: 1 },
        { sku: other, quantity: 1 },
      ],
    });
    await server.db.query('update stock set on_hand = 0 where sku = $1', [sku]);
    await server.db.query('update products set discontinued_at = now() where sku = $1', [other]);
    const { body } = await visitor.call<Cart>('GET', '/cart/guest');
    expect(body.items).toMatchObject([
      { sku, isAvailable: false, discountedAmount: 0, stock: { state: 'out_of_stock' } },
      { sku: other, isAvailable: false },
    ]);
    expect(body.notices.map(({ code }) => code)).toEqual(['out_of_stock', 'not_available']);
    expect(body.orderTotal.total).toBe(0);
    await server.db.query('update stock set on_hand = 500 where sku = $1', [sku]);
    await server.db.query('update products set discontinued_at = null where sku = $1', [other]);
  });

  it('refuses a change based on an older version and shows the current cart', async () => {
    const [sku = ''] = await someSkus(1);
    const visitor = new Shopper(server);
    await visitor.put({ add: [{ sku, quantity: 1 }] });
    await visitor.put({ add: [{ sku, quantity: 1 }] }, { 'if-match': '"1"' });
    const late = await visitor.put({ set: [{ sku, quantity: 9 }] }, { 'if-match': '"1"' });
    expect(late).toMatchObject({
      status: 412,
      body: { code: 'version_conflict', cart: { version: 2, totalQuantity: 2 } },
    });
    expect((await visitor.call<Cart>('GET', '/cart/guest')).body.totalQuantity).toBe(2);
  });

  it('adds once per idempotency key, even when the first response was lost with its cookie', async () => {
    const [sku = ''] = await someSkus(1);
    const visitor = new Shopper(server);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { add: [{ sku, quantity: 1 }] };
    await server.call('PUT', '/cart/guest', { browserId: visitor.browserId, body, headers });
    const again = await visitor.put(body, headers);
    expect(again.body).toMatchObject({ totalQuantity: 1, version: 1 });
    expect((await visitor.put({ add: [{ sku, quantity: 1 }] })).body.totalQuantity).toBe(2);
    expect(await visitor.put({ add: [{ sku, quantity: 2 }] }, headers)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reuse' },
    });
  });
});

describe('discounts', () => {
  it.each([
    ['NOSUCHCODE', 'coupon_unknown'],
    ['LONGAGO20', 'coupon_expired'],
    ['FUTURE30', 'coupon_not_started'],
    ['CLINIC5', 'coupon_wrong_channel'],
    ['EARLY100', 'coupon_used_up'],
    ['OFF20', 'coupon_minimum_not_met'],
  ])('says why %s does not count', async (code, reason) => {
    const [sku = ''] = await someSkus(1);
    const visitor = new Shopper(server);
    const { body } = await visitor.put({ add: [{ sku, quantity: 1 }], couponCode: ` ${code.toLowerCase()} ` });
    expect(body.coupon).toMatchObject({ code, isApplied: false, reason });
    expect(body.totalDiscount).toBe(0);
  });

  it('applies and removes a coupon', async () => {
    const [sku = ''] = await someSkus(1);
    const visitor = new Shopper(server);
    const { body } = await visitor.put({ add: [{ sku, quantity: 2 }], couponCode: 'WELCOME10' });
    expect(body.coupon).toMatchObject({ isApplied: true, reason: null });
    expect(body.items[0]).toMatchObject({ hasDiscount: true, discountType: 'coupon', discountId: 'cpn_welcome10' });
    expect(body.orderTotal.discount).toBeCloseTo(body.orderTotal.subtotal / 10, 1);
    expect(body.discounts).toMatchObject([{ type: 'coupon', totalLabel: 'Product Discount' }]);
    expect(body.discounts[0]?.label).not.toBe('Product Discount');
    expect((await visitor.put({ couponCode: null })).body).toMatchObject({ couponCode: null, totalDiscount: 0 });
  });

  it('offers a free item when it is earned and removes it with a notice when it is not', async () => {
    const skus = await someSkus(4);
    const visitor = new Shopper(server);
    const poor = await visitor.put({ add: [{ sku: skus[0] ?? '', quantity: 1 }] });
    const wanted = poor.body.freeItem?.choices[0]?.sku;
    expect(poor.body.freeItem).toMatchObject({ isEarned: false });
    expect(await visitor.call('PUT', '/cart/guest/freeitem', { body: { sku: wanted } })).toMatchObject({
      status: 422,
      body: { code: 'free_item_not_earned' },
    });
    await visitor.put({ items: skus.map((sku) => ({ sku, quantity: 3 })) });
    expect(await visitor.call('PUT', '/cart/guest/freeitem', { body: { sku: skus[0] } })).toMatchObject({
      status: 422,
      body: { code: 'free_item_unknown' },
    });
    const chosen = await visitor.call<Cart>('PUT', '/cart/guest/freeitem', { body: { sku: wanted } });
    expect(chosen.body.items.at(-1)).toMatchObject({
      sku: wanted,
      isFreeItem: true,
      discountedAmount: 0,
      price: { yourPrice: 0 },
    });
    const lost = await visitor.put({ items: [{ sku: skus[0], quantity: 1 }] });
    expect(lost.body.items).toHaveLength(1);
    expect(lost.body.notices).toEqual([expect.objectContaining({ code: 'free_item_removed', sku: wanted })]);
    expect((await visitor.call<Cart>('GET', '/cart/guest')).body.notices).toEqual([]);
    await visitor.put({ items: skus.map((sku) => ({ sku, quantity: 3 })) });
    await visitor.call('PUT', '/cart/guest/freeitem', { body: { sku: wanted } });
    const removed = await visitor.call<Cart>('DELETE', '/cart/guest/freeitem');
    expect(removed.body.items.some((item) => item.isFreeItem)).toBe(false);
  });
});

describe('shipping and tax', () => {
  it('are estimated for a destination and exact for a method', async () => {
    const [sku = ''] = await someSkus(1);
    const visitor = new Shopper(server);
    const before = await visitor.put({ add: [{ sku, quantity: 1 }] });
    expect(before.body.orderTotal).toMatchObject({ shipping: 0, taxes: 0, isEstimate: true });
    expect(await visitor.call('GET', '/cart/guest/ground')).toMatchObject({
      status: 422,
      body: { code: 'destination_missing' },
    });

    const there = await visitor.put({ destination: { countryCode: 'US', region: 'Utah', postalCode: '84111' } });
    expect(there.body.destination).toEqual({ countryCode: 'US', region: 'UT', postalCode: '84111' });
    expect(there.body.orderTotal.isEstimate).toBe(true);
    expect(there.body.orderTotal.taxes).toBeGreaterThan(0);

    const list = await visitor.call<ShippingMethodList>('GET', '/shippingMethods/guest');
    const ids = list.body.items.map(({ id }) => id);
    expect(ids).toEqual(['ground', 'two-day', 'overnight']);
    const fast = await visitor.call<Cart>('GET', '/cart/guest/overnight');
    expect(fast.body.orderTotal).toMatchObject({ shipping: list.body.items[2]?.price, isEstimate: false });
    expect((await visitor.call<Cart>('GET', '/cart/guest')).body.shippingMethodId).toBeNull();
    expect(await visitor.call('GET', '/cart/guest/nothing')).toMatchObject({ status: 404 });
    expect(await visitor.call('GET', '/cart/guest/canada')).toMatchObject({
      status: 422,
      body: { code: 'shipping_method_unavailable' },
    });

    const chosen = await visitor.put({ shippingMethodId: 'overnight' });
    expect(chosen.body).toMatchObject({ shippingMethodId: 'overnight', orderTotal: { isEstimate: false } });
    const untaxed = await visitor.call<Cart>('GET', '/cart/guest?showTaxes=false');
    expect(untaxed.body).toMatchObject({ taxLabel: 'Tax', orderTotal: { taxes: 0 } });
  });

  it('say what the tax is, and why a professional pays none', async () => {
    const [sku = ''] = await someSkus(1);
    const visitor = new Shopper(server);
    const { body: unknown } = await visitor.put({ add: [{ sku, quantity: 1 }] });
    const { body: taxed } = await visitor.put({
      destination: { countryCode: 'US', region: 'UT', postalCode: '84111' },
    });
    const { body: untaxed } = await visitor.put({ destination: { countryCode: 'DE', postalCode: '10115' } });
    expect([unknown, taxed, untaxed].map(({ taxLabel }) => taxLabel)).toEqual([
      'Tax',
      'Sales tax (Utah, 7.75%)',
      'Tax',
    ]);

    const petra = await server.signIn(PEOPLE.studio);
    const { body } = await server.call<Cart>('PUT', `/cart/${petra.id}`, {
      as: petra,
      body: { add: [{ sku, quantity: 1 }], destination: { countryCode: 'US', region: 'UT', postalCode: '84111' } },
    });
    expect(body).toMatchObject({ taxLabel: 'Sales tax (exempt)', orderTotal: { taxes: 0 } });
  });

  it('say when they arrive, and how far free shipping is', async () => {
    const [sku = ''] = await someSkus(1);
    await server.db.query('update products set retail_price_cents = 4000 where sku = $1', [sku]);
    const visitor = new Shopper(server);
    const one = await visitor.put({ add: [{ sku, quantity: 1 }] });
    // In the United States, until another destination is known.
    expect(one.body.freeShipping).toEqual({ threshold: 75, amountToGo: 35, isEarned: false, exceptRegions: FAR });
    const two = await visitor.put({ add: [{ sku, quantity: 1 }] });
    expect(two.body.freeShipping).toEqual({ threshold: 75, amountToGo: 0, isEarned: true, exceptRegions: FAR });
    const alaska = await visitor.put({ destination: { countryCode: 'US', region: 'AK' } });
    expect(alaska.body.freeShipping).toEqual({ threshold: 200, amountToGo: 120, isEarned: false });
    const far = await visitor.put({ destination: { countryCode: 'CA', region: 'ON' } });
    expect(far.body.freeShipping).toEqual({ threshold: 150, amountToGo: 70, isEarned: false });
    const nowhere = await visitor.put({ destination: { countryCode: 'AQ' } });
    expect(nowhere.body.freeShipping).toBeNull();
    await visitor.put({ destination: { countryCode: 'US' } });
    // Noon in Utah may pass meanwhile.
    const before = estimate();
    const list = await visitor.call<ShippingMethodList>('GET', '/shippingMethods/guest');
    const arrivals = [before, estimate()].map(({ from, to }) => ({ from, to }));
    expect(list.body.items[0]?.id).toBe('ground');
    expect(arrivals).toContainEqual(list.body.items[0]?.arrives);
  });

  it('promise the same to whoever has no cart yet', async () => {
    const promise = (query = '') => server.call<ShippingPromise>('GET', `/shippingPromise${query}`);
    const before = estimate();
    const home = await promise();
    const expected = [before, estimate()].map(({ orderBy, ...days }) => ({
      countryCode: 'US',
      freeFrom: 75,
      exceptRegions: FAR,
      delivery: { methodId: 'ground', methodName: 'Ground', carrier: 'UPS', ...days, orderBy: orderBy.toISOString() },
    }));
    expect(expected).toContainEqual(home.body);
    expect((await promise('?countryCode=CA')).body).toMatchObject({ freeFrom: 150, delivery: { methodId: 'canada' } });
    expect((await promise('?region=HI')).body).toMatchObject({ countryCode: 'US', delivery: { methodId: 'mail' } });
    expect((await promise('?countryCode=AQ')).body).toEqual({ countryCode: 'AQ', freeFrom: null, delivery: null });
    expect((await promise('?region=CO&postalCode=96813')).body.delivery?.methodId).toBe('mail');
    expect(await promise('?region=XX')).toMatchObject({ status: 422 });
    expect(await promise('?countryCode=XX')).toMatchObject({ status: 422, body: { code: 'destination_invalid' } });
  });

  it('differ by where the parcel goes', async () => {
    const [sku = ''] = await someSkus(1);
    const visitor = new Shopper(server);
    await visitor.put({ add: [{ sku, quantity: 1 }] });
    const to = async (destination: object) => {
      const path = '/shippingMethods/guest/byAddress';
      const { body } = await visitor.call<ShippingMethodList | ErrorBody>('POST', path, { body: destination });
      return 'items' in body ? body.items.map(({ id }) => id) : body.code;
    };
    expect(await to({ countryCode: 'US', region: 'HI' })).toEqual(['mail', 'two-day']);
    expect(await to({ countryCode: 'PR' })).toEqual(['mail']);
    expect(await to({ countryCode: 'CA', region: 'ON' })).toEqual(['canada', 'international-express']);
    expect(await to({ countryCode: 'UK' })).toEqual(['international', 'international-express']);
    expect(await to({ countryCode: 'AQ' })).toEqual([]);
    expect(await to({ countryCode: 'US', region: 'Bavaria' })).toBe('destination_invalid');
    expect(await to({ countryCode: 'US', region: 'CO', postalCode: '10001' })).toBe('destination_invalid');
    expect(await to({ countryCode: 'US', region: 'CO', postalCode: '10001', isConfirmed: true })).toContain('ground');
    expect(await to({ countryCode: 'US', region: 'CO', postalCode: '1000', isConfirmed: true })).toBe(
      'destination_invalid',
    );
    expect(await to({ countryCode: 'CA', region: 'AB', postalCode: 'M5V 2T6' })).toBe('destination_invalid');
  });

  it('and the tax follow the postal code when somebody insists on another region', async () => {
    const visitor = new Shopper(server);
    const [sku = ''] = await plentifulSkus(server, 1);
    await visitor.put({ items: [{ sku, quantity: 1 }] });
    const totalTo = async (destination: object) => (await visitor.put({ destination })).body.orderTotal;
    const there = await totalTo({ countryCode: 'US', region: 'NY', postalCode: '10001' });
    expect(there.taxes).toBeGreaterThan(0);
    const insisted = await totalTo({ countryCode: 'US', region: 'OR', postalCode: '10001', isConfirmed: true });
    expect(insisted.taxes).toBe(there.taxes);
  });

  it('are known by country before anything is in a cart', async () => {
    const { body } = await server.call<ShippingCountryList>('GET', '/shippingCountries');
    const codes = body.items.map(({ countryCode }) => countryCode);
    expect(codes).toEqual(expect.arrayContaining(['CA', 'DE', 'PR', 'US']));
    for (const nowhere of ['AQ', 'BV', 'CU', 'IR']) expect(codes).not.toContain(nowhere);
    expect(codes).toEqual([...new Set(codes)].sort());
  });

  it('refuses a method that does not exist', async () => {
    const visitor = new Shopper(server);
    expect(await visitor.put({ shippingMethodId: 'teleport' })).toMatchObject({
      status: 422,
      body: { code: 'shipping_method_unknown' },
    });
  });
});

describe('the cart of a person', () => {
  it('has the prices of the tier and can spend points, unless the account may not', async () => {
    const [sku = ''] = await someSkus(1);
    const milo = await server.signIn(PEOPLE.otherProfessional);
    await server.db.query(
      `insert into points_ledger (id, user_id, account_id, kind, points, note) values ('adj_1', $1, $2, 'adjust', 500, 'A gift')`,
      [milo.id, milo.accountId],
    );
    const { body } = await server.call<Cart>('PUT', `/cart/${milo.id}`, {
      as: milo,
      body: { add: [{ sku, quantity: 1 }], rewardPoints: 100 },
    });
    const { rows } = await server.db.query<{ cents: number; retail: number }>(
      'select pro_tier2_price_cents as cents, retail_price_cents as retail from products where sku = $1',
      [sku],
    );
    expect(body.items[0]?.price).toMatchObject({
      yourPrice: (rows[0]?.cents ?? 0) / 100,
      retailPrice: (rows[0]?.retail ?? 0) / 100,
      reason: 'tier',
      reasonText: 'Your Tier 2 professional price',
    });
    expect(body.rewards).toMatchObject({ canUse: true, appliedPoints: 100, amount: 5 });
    expect(body.rewards?.balance).toBeGreaterThanOrEqual(500);
    expect(body.orderTotal.rewardsPointsDiscount).toBe(5);

    const stella = await server.signIn(PEOPLE.group);
    const refused = await server.call('PUT', `/cart/${stella.id}`, {
      as: stella,
      body: { add: [{ sku, quantity: 1 }], rewardPoints: 1 },
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'rewards_tier_4' } });
    const shown = await server.call<Cart>('GET', `/cart/${stella.id}`, { as: stella });
    expect(shown.body.rewards).toMatchObject({ canUse: false, reason: expect.stringContaining('Tier 4') });
    expect(shown.body.items).toEqual([]);
  });

  it('belongs to no one else', async () => {
    const dora = await server.signIn(PEOPLE.professional);
    const amy = await server.signIn(PEOPLE.client);
    const [sku = ''] = await someSkus(1);
    const mine = await server.call<Cart>('PUT', `/cart/${dora.id}`, {
      as: dora,
      body: { add: [{ sku, quantity: 1 }] },
    });
    expect(await server.call('GET', `/cart/${dora.id}`, { as: amy })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await server.call('GET', `/cart/${mine.body.id}`, { as: amy })).toMatchObject({ status: 404 });
    expect(await server.call('PUT', `/cart/${mine.body.id}`, { as: amy, body: { items: [] } })).toMatchObject({
      status: 404,
    });
    expect(await server.call('GET', `/cart/${dora.id}`)).toMatchObject({ status: 401 });
    expect((await server.call<Cart>('GET', `/cart/${mine.body.id}`, { as: dora })).body.totalQuantity).toBe(1);
  });

  it('merges the cart of the browser at sign-in, once', async () => {
    const [sku = '', other = ''] = await someSkus(2);
    const visitor = new Shopper(server);
    const jonas = await server.signIn(PEOPLE.otherClient);
    await server.call('PUT', `/cart/${jonas.id}`, { as: jonas, body: { add: [{ sku, quantity: 2 }] } });
    await visitor.put({
      add: [
        { sku, quantity: 3 },
        { sku: other, quantity: 1 },
      ],
      couponCode: 'DROPS15',
    });
    const credentials = { email: PEOPLE.otherClient, password: PASSWORD };
    const session = await visitor.call<Session>('POST', '/auth/users/login', { body: credentials });
    expect(session.body.cartMerge).toMatchObject({ mergedLines: 2, notices: [] });
    const { body } = await server.call<Cart>('GET', `/cart/${jonas.id}`, { as: session.body });
    expect(body.items.map((item) => [item.sku, item.quantity])).toEqual(
      expect.arrayContaining([
        [sku, 5],
        [other, 1],
      ]),
    );
    expect(body.couponCode).toBe('DROPS15');
    expect((await visitor.call<Cart>('GET', '/cart/guest')).body.items).toEqual([]);
    const again = await visitor.call<Session>('POST', '/auth/users/login', { body: credentials });
    expect(again.body.cartMerge).toBeUndefined();
  });
});

it('refuses what the contract does not know', async () => {
  const visitor = new Shopper(server);
  expect(await visitor.put({ add: [{ sku: 'GM1', quantity: 1, price: 0 }] })).toMatchObject({ status: 400 });
  expect(await visitor.put({ add: [{ sku: 'GM1', quantity: 1000 }] })).toMatchObject({ status: 400 });
  expect(await visitor.put({ add: [{ sku: "x' or 1=1", quantity: 1 }] })).toMatchObject({ status: 400 });
  expect(await visitor.put({})).toMatchObject({ status: 400 });
});
