import { fromCents, toCents } from '@regen/domain';
import type { Cart, Order } from '@regen/sdk';

/** The placeholder of an unknown figure. */
const UNKNOWN = {
  /** Outside of the checkout. */
  cart: 'At checkout',
  /** In it, before there is an address. */
  address: 'Enter your address',
  /** No carrier goes to the address. */
  nowhere: 'Not available',
} as const;

/** Which rows of the totals have a figure, and the placeholders of the others. A row included in the total always has a figure. */
export interface KnownTotals {
  shipping: true | string;
  tax: true | string;
}

export const ALL_KNOWN: KnownTotals = { shipping: true, tax: true };

type Priced = Pick<Cart, 'orderTotal' | 'destination' | 'shippingMethodId' | 'rules' | 'freeShipping'> & {
  isPending?: boolean;
};

/** Without an address, the amount to reach is that of the United States, which may not hold in each of its regions. */
function freeWhere(exceptRegions: readonly string[] = []): string {
  return exceptRegions.length === 0 ? 'Free in the US' : 'Free in most of the US';
}

/**
 * What is known of a cart's shipping and tax. The server prices the cheapest method before one is chosen, so what it says of
 * the method decides, not the choice.
 */
export function knownTotals(cart: Priced, where: 'cart' | 'checkout'): KnownTotals {
  const { orderTotal, destination, shippingMethodId, rules, freeShipping, isPending = false } = cart;
  const isShipped = rules === undefined ? shippingMethodId !== null : rules.shipping !== null;
  const isShippingKnown = isShipped || orderTotal.shipping + orderTotal.shippingDiscount > 0;
  const isTaxKnown = isShippingKnown || orderTotal.taxes > 0 || (rules !== undefined && rules.tax !== null);
  const inCheckout = destination === null || isPending ? UNKNOWN.address : UNKNOWN.nowhere;
  const unknown = where === 'cart' ? UNKNOWN.cart : inCheckout;
  // Without an address, the amount to reach is that of the United States (rule C26).
  const free = !destination && freeShipping?.isEarned && freeWhere(freeShipping.exceptRegions);
  return { shipping: isShippingKnown || free || unknown, tax: isTaxKnown || unknown };
}

/** Whether the order can be placed without a payment: all of it is known, and something else pays for it. */
export function isNothingToPay(cart: Priced): boolean {
  return cart.orderTotal.total === 0 && knownTotals(cart, 'checkout').shipping === true;
}

/** What a line comes to before discounts, which have rows of their own below: the lines add up to the subtotal. */
export function lineAmount({ discountedAmount, discountAmount }: Cart['items'][number]): number {
  return fromCents(toCents(discountedAmount) + toCents(discountAmount));
}

export function orderLineAmount({ amount, discountAmount }: Order['items'][number]): number {
  return fromCents(toCents(amount) + toCents(discountAmount));
}

/** The price of several units, in dollars, as in the API. Totals come from the server. */
export const linePrice = (dollars: number, quantity: number): number => fromCents(toCents(dollars) * quantity);
