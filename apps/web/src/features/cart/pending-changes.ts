import { fromCents, toCents } from '@regen/domain';
import type { Cart, CartItem, CartUpdate, Destination } from '@regen/sdk';

/** One thing a person did to the cart. */
export type CartChange =
  | { kind: 'add'; lines: readonly { sku: string; quantity: number }[] }
  /** 0 removes the line. */
  | { kind: 'set'; sku: string; quantity: number }
  | { kind: 'coupon'; code: string | null }
  | { kind: 'points'; points: number }
  | { kind: 'destination'; destination: Destination | null }
  | { kind: 'shipping-method'; id: string | null }
  /** Null takes the free item out. */
  | { kind: 'free-item'; sku: string | null };

type Fields = Pick<CartUpdate, 'couponCode' | 'rewardPoints' | 'destination' | 'shippingMethodId'>;

/** Changes that are not on the server yet. The later change of the same thing replaces the earlier one. */
export type PendingChanges = {
  readonly adds: ReadonlyMap<string, number>;
  readonly sets: ReadonlyMap<string, number>;
  readonly fields: Fields;
  /** Undefined: no change. */
  readonly freeItem: string | null | undefined;
};

export const NOTHING_PENDING: PendingChanges = { adds: new Map(), sets: new Map(), fields: {}, freeItem: undefined };

export function isNothing(pending: PendingChanges): boolean {
  return (
    pending.adds.size === 0 &&
    pending.sets.size === 0 &&
    pending.freeItem === undefined &&
    Object.keys(pending.fields).length === 0
  );
}

function withEntry(map: ReadonlyMap<string, number>, sku: string, quantity: number): ReadonlyMap<string, number> {
  return new Map(map).set(sku, quantity);
}

function without(map: ReadonlyMap<string, number>, sku: string): ReadonlyMap<string, number> {
  const rest = new Map(map);
  rest.delete(sku);
  return rest;
}

export function withChange(pending: PendingChanges, change: CartChange): PendingChanges {
  switch (change.kind) {
    case 'add': {
      let next = pending;
      for (const { sku, quantity } of change.lines) {
        const set = next.sets.get(sku);
        next =
          set === undefined
            ? { ...next, adds: withEntry(next.adds, sku, (next.adds.get(sku) ?? 0) + quantity) }
            : { ...next, sets: withEntry(next.sets, sku, set + quantity) };
      }
      return next;
    }
    case 'set':
      return {
        ...pending,
        adds: without(pending.adds, change.sku),
        sets: withEntry(pending.sets, change.sku, change.quantity),
      };
    case 'coupon':
      return { ...pending, fields: { ...pending.fields, couponCode: change.code } };
    case 'points':
      return { ...pending, fields: { ...pending.fields, rewardPoints: change.points } };
    case 'destination':
      return { ...pending, fields: { ...pending.fields, destination: change.destination } };
    case 'shipping-method':
      return { ...pending, fields: { ...pending.fields, shippingMethodId: change.id } };
    case 'free-item':
      return { ...pending, freeItem: change.sku };
  }
}

/** Changes of `later` on top of those of `earlier`. */
export function merged(earlier: PendingChanges, later: PendingChanges): PendingChanges {
  let result: PendingChanges = {
    ...earlier,
    fields: { ...earlier.fields, ...later.fields },
    freeItem: later.freeItem === undefined ? earlier.freeItem : later.freeItem,
  };
  for (const [sku, quantity] of later.sets) result = withChange(result, { kind: 'set', sku, quantity });
  for (const [sku, quantity] of later.adds) result = withChange(result, { kind: 'add', lines: [{ sku, quantity }] });
  return result;
}

/** One call to the server. */
export type CartRequest =
  | { kind: 'update'; body: CartUpdate; needsVersion: boolean }
  | { kind: 'free-item'; sku: string | null };

export type Batch = { request: CartRequest; taken: PendingChanges; rest: PendingChanges };

function lines(map: ReadonlyMap<string, number>): { sku: string; quantity: number }[] {
  return [...map].map(([sku, quantity]) => ({ sku, quantity }));
}

/**
 * What goes out next. A call takes either additions or quantities (contract of `cartUpdate`), so additions go first. They
 * add up whatever else happened to the cart; everything else names the version it was decided on.
 */
export function nextBatch(pending: PendingChanges): Batch | null {
  if (pending.adds.size > 0) {
    const taken = { ...NOTHING_PENDING, adds: pending.adds };
    const rest = { ...pending, adds: NOTHING_PENDING.adds };
    return { request: { kind: 'update', body: { add: lines(pending.adds) }, needsVersion: false }, taken, rest };
  }
  if (pending.sets.size > 0 || Object.keys(pending.fields).length > 0) {
    const body: CartUpdate = { ...pending.fields };
    if (pending.sets.size > 0) body.set = lines(pending.sets);
    return {
      request: { kind: 'update', body, needsVersion: true },
      taken: { ...NOTHING_PENDING, sets: pending.sets, fields: pending.fields },
      rest: { ...NOTHING_PENDING, freeItem: pending.freeItem },
    };
  }
  if (pending.freeItem !== undefined) {
    return {
      request: { kind: 'free-item', sku: pending.freeItem },
      taken: { ...NOTHING_PENDING, freeItem: pending.freeItem },
      rest: NOTHING_PENDING,
    };
  }
  return null;
}

export type CartLineView = CartItem & {
  /** What the line shows differs from what the server said last. */
  isPending: boolean;
};

export type CartView = Omit<Cart, 'items'> & {
  items: CartLineView[];
  /** Totals are those of before the changes under way: show them as such. */
  isPending: boolean;
};

/** A person sees at once what they did; money that only the server can work out is marked as pending. */
export function projected(cart: Cart, pending: PendingChanges): CartView {
  const items = cart.items
    .map((item): CartLineView => {
      if (item.isFreeItem) {
        const isGoing = pending.freeItem !== undefined && pending.freeItem !== item.sku;
        return { ...item, isPending: isGoing };
      }
      const quantity = (pending.sets.get(item.sku) ?? item.quantity) + (pending.adds.get(item.sku) ?? 0);
      if (quantity === item.quantity) return { ...item, isPending: pending.sets.has(item.sku) };
      const gross = item.isAvailable ? toCents(item.price.yourPrice) * quantity : 0;
      // The discount per piece seldom changes with the quantity; until the server responds, this is the best estimate.
      const discount = Math.round((toCents(item.discountAmount) / item.quantity) * quantity);
      return {
        ...item,
        quantity,
        discountAmount: fromCents(Math.min(discount, gross)),
        discountedAmount: fromCents(Math.max(0, gross - discount)),
        isPending: true,
      };
    })
    .filter((item) => item.quantity > 0 && !(item.isFreeItem && pending.freeItem === null));
  const known = new Set(cart.items.map((item) => item.sku));
  let totalQuantity = items.reduce((sum, item) => sum + item.quantity, 0);
  for (const [sku, quantity] of pending.adds) if (!known.has(sku)) totalQuantity += quantity;
  const { destination = cart.destination, shippingMethodId = cart.shippingMethodId } = pending.fields;
  return { ...cart, items, totalQuantity, destination, shippingMethodId, isPending: !isNothing(pending) };
}
