import type { Cart, CartItem } from '@regen/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCartWriter, type CartPort } from './cart-writer.ts';
import { merged, NOTHING_PENDING, projected, withChange, type CartRequest } from './pending-changes.ts';

function item(sku: string, quantity: number, yourPrice = 10): CartItem {
  return {
    sku,
    name: sku,
    shortName: sku,
    skuType: 'retail',
    size: '50 mL',
    quantity,
    maxQuantity: 20,
    price: { listPrice: yourPrice, yourPrice, currency: 'USD', reason: 'list', reasonText: 'List price' },
    discountedAmount: yourPrice * quantity,
    discountAmount: 0,
    hasDiscount: false,
    discountType: null,
    discountId: null,
    isRecommended: false,
    isFreeItem: false,
    isAvailable: true,
    stock: { state: 'in_stock' },
    image: { view: 'front', alt: '', template: '', sizes: [], formats: [] },
  };
}

function cartOf(version: number, items: CartItem[]): Cart {
  const none = { subtotal: 0, discount: 0, rewardsPointsDiscount: 0, shipping: 0, shippingDiscount: 0, taxes: 0 };
  return {
    id: 'crt_1',
    userId: null,
    version,
    items,
    totalQuantity: items.reduce((sum, line) => sum + line.quantity, 0),
    totalAmountWithoutTax: 0,
    totalDiscount: 0,
    couponCode: null,
    coupon: null,
    discounts: [],
    freeItem: null,
    freeShipping: null,
    rewards: null,
    destination: null,
    shippingMethodId: null,
    taxLabel: 'Tax',
    orderTotal: { ...none, waived: 0, total: 0, purchaseValue: 0, currency: 'USD', isEstimate: true, chargeId: null },
    notices: [],
    updatedAt: null,
    expiresAt: null,
  };
}

class Conflict extends Error {
  readonly cart: Cart;
  constructor(cart: Cart) {
    super('conflict');
    this.cart = cart;
  }
}

/** A cart behind a door: calls wait until the test lets them through, so that their order can be seen. */
function door(initial: Cart) {
  let server = initial;
  let known: Cart | undefined = initial;
  const calls: { request: CartRequest; version: number | undefined; open(error?: Error): void }[] = [];
  const port: CartPort = {
    read: () => known,
    write: (cart) => {
      known = cart;
    },
    send: (request, version) =>
      new Promise((resolve, reject) => {
        calls.push({
          request,
          version,
          open(error) {
            if (error) return reject(error);
            if (version !== undefined && version !== server.version) return reject(new Conflict(server));
            const body = request.kind === 'update' ? request.body : {};
            let items = server.items;
            for (const { sku, quantity } of body.set ?? []) {
              items = items.some((line) => line.sku === sku)
                ? items.map((line) => (line.sku === sku ? item(sku, quantity) : line))
                : [...items, item(sku, quantity)];
            }
            for (const { sku, quantity } of body.add ?? []) items = [...items, item(sku, quantity)];
            server = cartOf(
              server.version + 1,
              items.filter((line) => line.quantity > 0),
            );
            resolve(server);
          },
        });
      }),
    conflictOf: (error) => (error instanceof Conflict ? error.cart : null),
  };
  const elsewhere = (cart: Cart) => {
    server = cart;
  };
  return { port, calls, elsewhere, known: () => known };
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('cart writer', () => {
  it('keeps one call under way and sends only the latest quantity after it', async () => {
    const { port, calls, known } = door(cartOf(1, [item('GM1', 1)]));
    const writer = createCartWriter(port);
    void writer.change({ kind: 'set', sku: 'GM1', quantity: 2 });
    await tick();
    void writer.change({ kind: 'set', sku: 'GM1', quantity: 3 });
    void writer.change({ kind: 'set', sku: 'GM1', quantity: 4 });
    const last = writer.change({ kind: 'set', sku: 'GM1', quantity: 5 });
    await tick();
    expect(calls).toHaveLength(1);
    calls[0]?.open();
    writer.flush();
    await tick();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.request).toMatchObject({ body: { set: [{ sku: 'GM1', quantity: 5 }] } });
    expect(calls[1]?.version).toBe(2);
    calls[1]?.open();
    expect((await last).items[0]?.quantity).toBe(5);
    expect(known()?.version).toBe(3);
    // Who orders names this version, not the one from before the change.
    expect((await writer.settled())?.version).toBe(3);
    expect(writer.getState()).toMatchObject({ isSaving: false, pending: NOTHING_PENDING });
  });

  it('puts its change on top of a cart that changed elsewhere, and says so', async () => {
    const { port, calls, elsewhere } = door(cartOf(1, [item('GM1', 1)]));
    const writer = createCartWriter(port);
    elsewhere(cartOf(7, [item('GM1', 1), item('GM2', 3)]));
    const saved = writer.change({ kind: 'set', sku: 'GM1', quantity: 2 });
    await tick();
    calls[0]?.open();
    await tick();
    expect(calls[1]?.version).toBe(7);
    calls[1]?.open();
    const cart = await saved;
    expect(cart.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['GM1', 2],
      ['GM2', 3],
    ]);
    expect(writer.getState().wasMerged).toBe(true);
    writer.dismissMerged();
    expect(writer.getState().wasMerged).toBe(false);
  });

  it('sends additions without a version, before quantities', async () => {
    const { port, calls } = door(cartOf(1, [item('GM1', 1)]));
    const writer = createCartWriter(port);
    void writer.change({ kind: 'add', lines: [{ sku: 'GM2', quantity: 1 }] });
    const saved = writer.change({ kind: 'set', sku: 'GM1', quantity: 2 });
    await tick();
    expect(calls[0]).toMatchObject({ request: { body: { add: [{ sku: 'GM2', quantity: 1 }] } }, version: undefined });
    calls[0]?.open();
    await tick();
    calls[1]?.open();
    expect((await saved).items).toHaveLength(2);
  });

  it('keeps failed changes and retries them on request', async () => {
    const { port, calls } = door(cartOf(1, [item('GM1', 1)]));
    const writer = createCartWriter(port);
    const saved = writer.change({ kind: 'set', sku: 'GM1', quantity: 2 });
    await tick();
    calls[0]?.open(new Error('offline'));
    await expect(saved).rejects.toThrow('offline');
    expect(writer.getState().failure?.changes.sets.get('GM1')).toBe(2);
    expect(writer.getState().pending).toEqual(NOTHING_PENDING);
    writer.retry();
    await tick();
    calls[1]?.open();
    await writer.settled();
    expect(writer.getState().failure).toBeNull();
    expect(port.read()?.items[0]?.quantity).toBe(2);
  });
});

describe('a burst of presses', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** `times` presses, `apart` milliseconds apart; the server responds after 20 ms. */
  async function press(times: number, apart: number) {
    vi.useFakeTimers();
    const { port, calls, known } = door(cartOf(1, [item('GM1', 1)]));
    let underWay = 0;
    let most = 0;
    const writer = createCartWriter({
      ...port,
      async send(request, version) {
        underWay += 1;
        most = Math.max(most, underWay);
        const response = port.send(request, version);
        const call = calls.at(-1);
        setTimeout(() => call?.open(), 20);
        return response.finally(() => {
          underWay -= 1;
        });
      },
    });
    for (let at = 1; at <= times; at += 1) {
      void writer.change({ kind: 'set', sku: 'GM1', quantity: 1 + at });
      await vi.advanceTimersByTimeAsync(apart);
    }
    return { writer, calls, known, most: () => most };
  }

  it('becomes two calls, the first and the last, for fifty presses, however fast the server responds', async () => {
    const { writer, calls, known, most } = await press(50, 100);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.map(({ request }) => request)).toMatchObject([
      { body: { set: [{ sku: 'GM1', quantity: 2 }] } },
      { body: { set: [{ sku: 'GM1', quantity: 51 }] } },
    ]);
    expect(most()).toBe(1);
    expect(known()?.items[0]?.quantity).toBe(51);
    expect(writer.getState()).toMatchObject({ isSaving: false, pending: NOTHING_PENDING });
  });

  /** The user leaves the page while the first call is in flight and more has been pressed. */
  async function leave() {
    const { port, calls } = door(cartOf(1, [item('GM1', 1)]));
    const writer = createCartWriter(port);
    void writer.change({ kind: 'set', sku: 'GM1', quantity: 2 });
    await tick();
    for (const quantity of [3, 4, 6]) void writer.change({ kind: 'set', sku: 'GM1', quantity });
    await tick();
    expect(calls).toHaveLength(1);
    writer.leave();
    return calls;
  }

  it('is not cut off by leaving the page while its first call is under way', async () => {
    const calls = await leave();
    expect(calls).toHaveLength(2);
    expect(calls[1]).toMatchObject({ request: { body: { set: [{ sku: 'GM1', quantity: 6 }] } }, version: undefined });
  });

  it('is not undone by its first call, when that comes to the server after the last', async () => {
    const calls = await leave();
    calls[1]?.open();
    calls[0]?.open();
    await tick();
    expect(calls).toHaveLength(3);
    expect(calls[2]).toMatchObject({ request: { body: { set: [{ sku: 'GM1', quantity: 6 }] } }, version: 2 });
  });

  it('is not made of presses that are far apart: each goes out at once', async () => {
    const { calls } = await press(3, 500);
    expect(calls).toHaveLength(3);
  });

  it('ends when something else is changed, and when the cart has to be settled', async () => {
    const { writer, calls } = await press(2, 50);
    void writer.change({ kind: 'coupon', code: 'GLOW10' });
    await vi.advanceTimersByTimeAsync(30);
    expect(calls).toHaveLength(2);
    expect(calls[1]?.request).toMatchObject({
      body: { set: [{ sku: 'GM1', quantity: 3 }], couponCode: 'GLOW10' },
    });
    void writer.change({ kind: 'set', sku: 'GM1', quantity: 8 });
    const settled = writer.settled();
    await vi.advanceTimersByTimeAsync(30);
    await settled;
    expect(calls).toHaveLength(3);
  });
});

describe('pending changes', () => {
  it('lets a quantity replace what was added before it, and adds to it after', () => {
    let pending = withChange(NOTHING_PENDING, { kind: 'add', lines: [{ sku: 'GM1', quantity: 2 }] });
    pending = withChange(pending, { kind: 'set', sku: 'GM1', quantity: 5 });
    pending = withChange(pending, { kind: 'add', lines: [{ sku: 'GM1', quantity: 1 }] });
    expect(pending.sets.get('GM1')).toBe(6);
    expect(pending.adds.size).toBe(0);
  });

  it('merges later over earlier', () => {
    const earlier = withChange(NOTHING_PENDING, { kind: 'coupon', code: 'GLOW10' });
    const later = withChange(NOTHING_PENDING, { kind: 'coupon', code: null });
    expect(merged(earlier, later).fields).toEqual({ couponCode: null });
  });

  it('shows the new quantity and line amount at once, and hides a removed line', () => {
    const cart = cartOf(1, [item('GM1', 1, 19.99), item('GM2', 2, 5)]);
    let pending = withChange(NOTHING_PENDING, { kind: 'set', sku: 'GM1', quantity: 3 });
    pending = withChange(pending, { kind: 'set', sku: 'GM2', quantity: 0 });
    const view = projected(cart, pending);
    expect(
      view.items.map(({ sku, quantity, discountedAmount, isPending }) => ({
        sku,
        quantity,
        discountedAmount,
        isPending,
      })),
    ).toEqual([{ sku: 'GM1', quantity: 3, discountedAmount: 59.97, isPending: true }]);
    expect(view.totalQuantity).toBe(3);
    expect(view.isPending).toBe(true);
  });
});
