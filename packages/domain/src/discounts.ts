import type { Channel } from './channels.ts';
import { allocate, formatCents, percentOf } from './money.ts';
import type { Cents } from './money.ts';

/** Which lines a discount counts for. Both lists empty: every line. Otherwise a line in either list counts. */
export type DiscountScope = { skus: readonly string[]; categories: readonly string[] };

/** @internal For tests and stories. */
export const WHOLE_CART: DiscountScope = { skus: [], categories: [] };

/** One coupon as the shop defines it. Times are milliseconds since 1970; null leaves that side open. */
export type Coupon = {
  id: string;
  code: string;
  label: string;
  kind: 'percent' | 'fixed' | 'free_shipping';
  /** For `percent`: basis points, 1000 is ten percent. For `fixed`: cents off. For `free_shipping`: 0. */
  value: number;
  scope: DiscountScope;
  /** Empty: every channel. */
  channels: readonly Channel[];
  /** Least amount of the lines in scope, before any discount. */
  minimumSubtotal: Cents;
  startsAt: number | null;
  endsAt: number | null;
  /** False: refused as long as an automatic discount applies. */
  isCombinable: boolean;
  /** How often it may still be used, by anyone and by this buyer; null is without limit. */
  usesLeft: number | null;
  usesLeftForBuyer: number | null;
};

/** A discount without a code: off the price when enough items of its scope are in the cart, or free shipping. */
export type AutomaticDiscount = {
  id: string;
  label: string;
  kind: Coupon['kind'];
  /** As for a coupon. */
  value: number;
  scope: DiscountScope;
  channels: readonly Channel[];
  /** Quantity of the scope that must be in the cart, over all its lines. */
  minimumQuantity: number;
  minimumSubtotal: Cents;
  startsAt: number | null;
  endsAt: number | null;
};

export type FreeItemOffer = {
  id: string;
  label: string;
  /** Amount after discounts from which one of `skus` may be chosen. */
  threshold: Cents;
  skus: readonly string[];
  channels: readonly Channel[];
};

export type CouponRefusal =
  | 'coupon_unknown'
  | 'coupon_not_started'
  | 'coupon_expired'
  | 'coupon_wrong_channel'
  | 'coupon_used_up'
  | 'coupon_already_used'
  | 'coupon_not_applicable'
  | 'coupon_minimum_not_met'
  | 'coupon_not_combinable';

export type CouponOutcome =
  | { isApplied: true; code: null; reason: null }
  | { isApplied: false; code: CouponRefusal; reason: string };

/** What discounts read of a line. `net` decreases as discounts are applied. */
export type DiscountableLine = {
  key: string;
  sku: string;
  categories: readonly string[];
  quantity: number;
  gross: Cents;
};

export function isInScope(line: { sku: string; categories: readonly string[] }, scope: DiscountScope): boolean {
  if (scope.skus.length === 0 && scope.categories.length === 0) return true;
  return scope.skus.includes(line.sku) || line.categories.some((category) => scope.categories.includes(category));
}

function isForChannel(channels: readonly Channel[], channel: Channel): boolean {
  return channels.length === 0 || channels.includes(channel);
}

function isRunning(discount: { startsAt: number | null; endsAt: number | null }, now: number): boolean {
  return (
    (discount.startsAt === null || discount.startsAt <= now) && (discount.endsAt === null || now < discount.endsAt)
  );
}

/** Percentages are rounded on each line; a fixed amount is split by largest remainder, so that its parts add up. */
function amountsOff<Line extends { key: string }>(
  discount: { kind: Coupon['kind']; value: number },
  lines: readonly Line[],
  worth: (line: Line) => Cents,
): Map<string, Cents> {
  if (discount.kind === 'free_shipping') return new Map();
  if (discount.kind === 'percent')
    return new Map(lines.map((line) => [line.key, percentOf(worth(line), discount.value)]));
  const most = lines.reduce((sum, line) => sum + worth(line), 0);
  return allocate(
    Math.min(discount.value, most),
    lines.map((line) => ({ key: line.key, weight: worth(line) })),
  );
}

export type AutomaticResult = {
  /** The one discount each line gets: the greatest, so buying more never costs more per piece. */
  byLine: Map<string, { id: string; label: string; amount: Cents }>;
  freeShipping: { id: string; label: string } | null;
};

/** The automatic discounts that a cart has earned. At equal amounts the smaller id wins, whatever the order of the list. */
export function automaticDiscounts(
  lines: readonly DiscountableLine[],
  discounts: readonly AutomaticDiscount[],
  context: { channel: Channel; now: number },
): AutomaticResult {
  const result: AutomaticResult = { byLine: new Map(), freeShipping: null };
  for (const discount of discounts) {
    if (!isForChannel(discount.channels, context.channel) || !isRunning(discount, context.now)) continue;
    let quantity = 0;
    let gross = 0;
    const inScope = lines.filter((line) => isInScope(line, discount.scope));
    for (const line of inScope) {
      quantity += line.quantity;
      gross += line.gross;
    }
    if (quantity === 0 || quantity < discount.minimumQuantity || gross < discount.minimumSubtotal) continue;
    if (discount.kind === 'free_shipping') {
      if (result.freeShipping === null || discount.id < result.freeShipping.id) {
        result.freeShipping = { id: discount.id, label: discount.label };
      }
      continue;
    }
    const amounts = amountsOff(discount, inScope, (line) => line.gross);
    for (const line of inScope) {
      const amount = amounts.get(line.key) ?? 0;
      const best = result.byLine.get(line.key);
      if (amount > 0 && (!best || amount > best.amount || (amount === best.amount && discount.id < best.id))) {
        result.byLine.set(line.key, { id: discount.id, label: discount.label, amount });
      }
    }
  }
  return result;
}

function refuse(code: CouponRefusal, reason: string): CouponOutcome {
  return { isApplied: false, code, reason };
}

/** Whether a coupon applies to this cart now, and if not, the code and message to show. `null` is an unknown code. */
export function evaluateCoupon(
  coupon: Coupon | null,
  lines: readonly DiscountableLine[],
  context: { channel: Channel; now: number; hasAutomaticDiscount: boolean },
): CouponOutcome {
  if (coupon === null) return refuse('coupon_unknown', "We don't recognize this coupon code. Check the spelling.");
  const { code } = coupon;
  if (coupon.startsAt !== null && context.now < coupon.startsAt) {
    return refuse('coupon_not_started', `${code} is not valid yet.`);
  }
  if (coupon.endsAt !== null && context.now >= coupon.endsAt) return refuse('coupon_expired', `${code} has expired.`);
  if (!isForChannel(coupon.channels, context.channel)) {
    return refuse('coupon_wrong_channel', `${code} is for another kind of account.`);
  }
  if (coupon.usesLeft !== null && coupon.usesLeft <= 0) return refuse('coupon_used_up', `${code} has been used up.`);
  if (coupon.usesLeftForBuyer !== null && coupon.usesLeftForBuyer <= 0) {
    return refuse('coupon_already_used', `You have already used ${code}.`);
  }
  const inScope = lines.filter((line) => isInScope(line, coupon.scope));
  if (inScope.length === 0) return refuse('coupon_not_applicable', `${code} does not apply to anything in your cart.`);
  const missing = coupon.minimumSubtotal - inScope.reduce((sum, line) => sum + line.gross, 0);
  if (missing > 0) {
    return refuse('coupon_minimum_not_met', `Add ${formatCents(missing)} more to use ${code}.`);
  }
  if (!coupon.isCombinable && context.hasAutomaticDiscount) {
    return refuse('coupon_not_combinable', `${code} cannot be combined with the discounts already in your cart.`);
  }
  return { isApplied: true, code: null, reason: null };
}

/** What an applied coupon takes off each line, given what the line still costs. */
export function couponByLine<Line extends DiscountableLine & { net: Cents }>(
  coupon: Coupon,
  lines: readonly Line[],
): Map<string, Cents> {
  const inScope = lines.filter((line) => isInScope(line, coupon.scope));
  return amountsOff(coupon, inScope, (line) => line.net);
}

export type FreeItemState = {
  /** The best offer that the amount has reached. */
  earned: FreeItemOffer | null;
  /** The next one, and what is missing for it. */
  next: { offer: FreeItemOffer; missing: Cents } | null;
};

export function freeItemState(offers: readonly FreeItemOffer[], channel: Channel, amount: Cents): FreeItemState {
  let earned: FreeItemOffer | null = null;
  let next: FreeItemOffer | null = null;
  for (const offer of offers) {
    if (!isForChannel(offer.channels, channel)) continue;
    if (offer.threshold <= amount) {
      if (
        !earned ||
        offer.threshold > earned.threshold ||
        (offer.threshold === earned.threshold && offer.id < earned.id)
      ) {
        earned = offer;
      }
    } else if (
      !next ||
      offer.threshold < next.threshold ||
      (offer.threshold === next.threshold && offer.id < next.id)
    ) {
      next = offer;
    }
  }
  return { earned, next: next && { offer: next, missing: next.threshold - amount } };
}
