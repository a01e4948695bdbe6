import type { CartInput, CartTotals } from './cart-totals.ts';
import { isInScope } from './discounts.ts';
import type { AutomaticDiscount, Coupon, DiscountScope } from './discounts.ts';
import { fromCents, toCents } from './money.ts';

/** A discount on the wire, its scope resolved to the line items of the cart (`CartRule` of the contract). */
export type WireRule = {
  id: string;
  label: string;
  kind: Coupon['kind'];
  value: number;
  skus: string[];
  minimumQuantity: number;
  minimumSubtotal: number;
  isCombinable: boolean;
};

/** `CartRules` of the contract: dollars, as everywhere on the wire. */
export type WireRules = {
  automatic: WireRule[];
  coupon: WireRule | null;
  points: { wanted: number; earnPerDollar: number; pointValue: number };
  shipping: { base: number; perItem: number; freeFrom: number | null } | null;
  tax: { ratePerMillion: number; isShippingTaxed: boolean } | null;
};

/** The parts of a cart on the wire that totals are worked out from. */
export type WireCart = {
  items: readonly {
    sku: string;
    quantity: number;
    isAvailable: boolean;
    isFreeItem: boolean;
    price: { yourPrice: number };
  }[];
  couponCode: string | null;
  rewards: { canUse: boolean; balance: number } | null;
  rules?: WireRules;
};

type Scoped = { id: string; label: string; kind: Coupon['kind']; value: number; scope: DiscountScope };

function toWire(rule: Scoped & { minimumSubtotal: number }, input: CartInput): WireRule {
  return {
    id: rule.id,
    label: rule.label,
    kind: rule.kind,
    value: rule.value,
    skus: input.lines.filter((line) => isInScope(line, rule.scope)).map((line) => line.sku),
    minimumQuantity: 0,
    minimumSubtotal: fromCents(rule.minimumSubtotal),
    isCombinable: true,
  };
}

/** Refusals that another quantity can undo; with the others the coupon has no effect until the server has been called again. */
const UNDOABLE = ['coupon_minimum_not_met', 'coupon_not_combinable'];

/** What the browser needs to work out the totals of `input` again after a change of quantities. */
export function cartRules(input: CartInput, totals: CartTotals): WireRules {
  const { coupon, channel, now, points, shipping, tax } = input;
  const isRunning = (rule: AutomaticDiscount) =>
    (rule.channels.length === 0 || rule.channels.includes(channel)) &&
    (rule.startsAt === null || rule.startsAt <= now) &&
    (rule.endsAt === null || now < rule.endsAt);
  const isKept = totals.coupon !== null && (totals.coupon.isApplied || UNDOABLE.includes(totals.coupon.code));
  return {
    automatic: input.automatic
      .filter(isRunning)
      .map((rule) => ({ ...toWire(rule, input), minimumQuantity: rule.minimumQuantity }))
      .filter((rule) => rule.skus.length > 0),
    coupon: coupon && isKept ? { ...toWire(coupon, input), isCombinable: coupon.isCombinable } : null,
    points: {
      wanted: points.wanted,
      earnPerDollar: points.policy.earnPerDollar,
      pointValue: fromCents(points.policy.centsPerPoint),
    },
    shipping: shipping && {
      base: fromCents(shipping.base),
      perItem: fromCents(shipping.perItem),
      freeFrom: shipping.freeFrom === null ? null : fromCents(shipping.freeFrom),
    },
    tax: tax && { ratePerMillion: tax.rate, isShippingTaxed: tax.isShippingTaxed },
  };
}

function fromWire(rule: WireRule) {
  return {
    ...rule,
    scope: { skus: rule.skus, categories: [] },
    channels: [],
    minimumSubtotal: toCents(rule.minimumSubtotal),
    startsAt: null,
    endsAt: null,
  };
}

/**
 * The reverse: the input of `cartTotals`, from a cart as received. `quantities` are changes by SKU that the server has not confirmed yet;
 * 0 removes a line. Null if the cart came without its rules.
 */
export function cartInputFromWire(cart: WireCart, quantities: Readonly<Record<string, number>> = {}): CartInput | null {
  const { rules } = cart;
  if (!rules) return null;
  const coupon: Coupon | undefined = rules.coupon
    ? { ...fromWire(rules.coupon), code: cart.couponCode ?? '', usesLeft: null, usesLeftForBuyer: null }
    : undefined;
  return {
    lines: cart.items
      .filter((item) => !item.isFreeItem)
      .map((item) => ({
        sku: item.sku,
        quantity: quantities[item.sku] ?? item.quantity,
        unitPrice: toCents(item.price.yourPrice),
        categories: [],
        isSellable: item.isAvailable,
      }))
      .filter((line) => line.quantity > 0),
    // Only rules that hold for this channel and moment are on the wire.
    channel: 'web',
    now: 0,
    automatic: rules.automatic.map(fromWire),
    coupon,
    points: {
      wanted: rules.points.wanted,
      balance: cart.rewards?.balance ?? 0,
      isEligible: cart.rewards?.canUse ?? false,
      policy: { earnPerDollar: rules.points.earnPerDollar, centsPerPoint: toCents(rules.points.pointValue) },
    },
    shipping: rules.shipping && {
      base: toCents(rules.shipping.base),
      perItem: toCents(rules.shipping.perItem),
      freeFrom: rules.shipping.freeFrom === null ? null : toCents(rules.shipping.freeFrom),
    },
    tax: rules.tax && { rate: rules.tax.ratePerMillion, isShippingTaxed: rules.tax.isShippingTaxed },
    freeItems: [],
  };
}

/** The totals of a cart as the contract's `OrderTotal` has them: dollars. */
export function totalsOnWire(totals: CartTotals) {
  return {
    subtotal: fromCents(totals.subtotal),
    discount: fromCents(totals.discount),
    rewardsPointsDiscount: fromCents(totals.rewards),
    shipping: fromCents(totals.shipping),
    shippingDiscount: fromCents(totals.shippingDiscount),
    taxes: fromCents(totals.taxes),
    waived: fromCents(totals.waived),
    total: fromCents(totals.total),
    purchaseValue: fromCents(totals.purchaseValue),
  };
}

/**
 * `FreeShippingGoal` of the contract: how far the totals are from the amount, in dollars, from which shipping is free. `exceptRegions` are
 * those where that amount is not enough; a discount makes shipping free everywhere.
 */
export function freeShippingGoal(
  threshold: number,
  { subtotal, discount, freeShipping }: Pick<CartTotals, 'subtotal' | 'discount' | 'freeShipping'>,
  exceptRegions: string[] = [],
): { threshold: number; amountToGo: number; isEarned: boolean; exceptRegions?: string[] } {
  const missing = freeShipping === null ? Math.max(0, toCents(threshold) - (subtotal - discount)) : 0;
  const goal = { threshold, amountToGo: fromCents(missing), isEarned: missing === 0 };
  return freeShipping === null && exceptRegions.length > 0 ? { ...goal, exceptRegions } : goal;
}
