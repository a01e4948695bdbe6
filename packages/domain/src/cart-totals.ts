import type { Channel } from './channels.ts';
import { automaticDiscounts, couponByLine, evaluateCoupon, freeItemState } from './discounts.ts';
import type { AutomaticDiscount, Coupon, CouponOutcome, FreeItemOffer, FreeItemState } from './discounts.ts';
import { allocate, partsPerMillionOf, payableByCard } from './money.ts';
import type { Cents } from './money.ts';
import { earnedPoints, spendablePoints } from './points.ts';
import type { PointsPolicy } from './points.ts';
import { shippingPrice } from './shipping.ts';
import type { ShippingRate } from './shipping.ts';

/** One line as it is in the cart. A line that cannot be bought now stays in the cart and adds nothing. */
export type CartLine = {
  sku: string;
  quantity: number;
  /** The buyer's price of one piece, from `priceFor`. */
  unitPrice: Cents;
  categories: readonly string[];
  isSellable: boolean;
};

export type TaxRule = {
  /** Parts per million: 7.375% is 73 750. */
  rate: number;
  isShippingTaxed: boolean;
};

/** All that a total depends on. The server fills it from the database, the browser from the cart it received. */
export type CartInput = {
  lines: readonly CartLine[];
  channel: Channel;
  now: number;
  automatic: readonly AutomaticDiscount[];
  /** Undefined: no code was entered. Null: the code is unknown. */
  coupon?: Coupon | null | undefined;
  points: { wanted: number; balance: number; isEligible: boolean; policy: PointsPolicy };
  /** Of the chosen method to the destination; null until both are known. */
  shipping: ShippingRate | null;
  tax: TaxRule | null;
  freeItems: readonly FreeItemOffer[];
};

export type PricedLine = CartLine & {
  gross: Cents;
  automaticDiscount: Cents;
  automaticId: string | null;
  couponDiscount: Cents;
  /** Both discounts together. */
  discount: Cents;
  /** What explains the greater part of the discount. */
  discountType: 'automatic' | 'coupon' | null;
  discountId: string | null;
  /** Gross less discount. */
  net: Cents;
  /** This line's share of the points spent. What points pay of shipping and tax belongs to no line. */
  rewards: Cents;
  tax: Cents;
};

export type CartTotals = {
  lines: PricedLine[];
  itemCount: number;
  subtotal: Cents;
  discount: Cents;
  couponDiscount: Cents;
  automatic: { id: string; label: string; amount: Cents }[];
  coupon: CouponOutcome | null;
  /** What the points take off: the products first, then shipping and tax. */
  rewards: Cents;
  pointsSpent: number;
  /** The most that could be spent here with a balance without end: enough for the whole total. */
  pointsForAll: number;
  pointsEarned: number;
  purchaseValue: Cents;
  shipping: Cents;
  /** What shipping would cost without the free-shipping discount that applies; 0 when none does. */
  shippingDiscount: Cents;
  /** The discount that makes shipping free. */
  freeShipping: { type: 'coupon' | 'automatic'; id: string; label: string } | null;
  taxes: Cents;
  totalWithoutTax: Cents;
  /** A remainder below the minimum charge, which is waived. */
  waived: Cents;
  total: Cents;
  freeItem: FreeItemState;
};

/** Purchase value is subtotal minus rewards and discount, floored at 0 (rule C9). */
export function purchaseValue(subtotal: Cents, rewards: Cents, discount: Cents): Cents {
  return Math.max(0, subtotal - rewards - discount);
}

/**
 * The one place where a cart or an order is priced. Every discount and tax is rounded half up on its line and totals are
 * sums of those lines, so what is printed adds up. The result does not depend on the order of lines or of discounts.
 */
export function cartTotals(input: CartInput): CartTotals {
  const { channel, now } = input;
  const lines: PricedLine[] = input.lines.map((line) => {
    const gross = line.isSellable ? line.unitPrice * line.quantity : 0;
    const none = {
      automaticDiscount: 0,
      automaticId: null,
      couponDiscount: 0,
      discount: 0,
      discountType: null,
      discountId: null,
    };
    return { ...line, ...none, gross, net: gross, rewards: 0, tax: 0 };
  });
  const counted = lines.filter((line) => line.isSellable).map((line) => ({ ...line, key: line.sku, line }));

  const automatic = automaticDiscounts(counted, input.automatic, { channel, now });
  const automaticSums = new Map<string, { id: string; label: string; amount: Cents }>();
  for (const { key, line } of counted) {
    const found = automatic.byLine.get(key);
    if (!found) continue;
    line.automaticDiscount = found.amount;
    line.automaticId = found.id;
    line.net -= found.amount;
    const sum = automaticSums.get(found.id) ?? { id: found.id, label: found.label, amount: 0 };
    automaticSums.set(found.id, { ...sum, amount: sum.amount + found.amount });
  }

  const hasAutomaticDiscount = automatic.byLine.size > 0;
  const coupon =
    input.coupon === undefined ? null : evaluateCoupon(input.coupon, counted, { channel, now, hasAutomaticDiscount });
  const applied = coupon?.isApplied && input.coupon ? input.coupon : null;
  if (applied) {
    const net = counted.map(({ line, ...rest }) => ({ ...rest, net: line.net }));
    const off = couponByLine(applied, net);
    for (const { key, line } of counted) {
      line.couponDiscount = off.get(key) ?? 0;
      line.net -= line.couponDiscount;
    }
  }

  let subtotal = 0;
  let discount = 0;
  let couponDiscount = 0;
  let pieces = 0;
  for (const { line } of counted) {
    line.discount = line.automaticDiscount + line.couponDiscount;
    if (line.discount > 0) {
      const isCoupon = line.couponDiscount >= line.automaticDiscount;
      line.discountType = isCoupon ? 'coupon' : 'automatic';
      line.discountId = isCoupon ? (applied?.id ?? null) : line.automaticId;
    }
    subtotal += line.gross;
    discount += line.discount;
    couponDiscount += line.couponDiscount;
    pieces += line.quantity;
  }

  const merchandise = subtotal - discount;
  const fullShipping = input.shipping ? shippingPrice(input.shipping, merchandise, pieces) : 0;
  let freeShipping: CartTotals['freeShipping'] = null;
  if (applied?.kind === 'free_shipping') freeShipping = { type: 'coupon', id: applied.id, label: applied.label };
  else if (automatic.freeShipping) freeShipping = { type: 'automatic', ...automatic.freeShipping };
  const shipping = freeShipping === null ? fullShipping : 0;
  const shippingTax = input.tax?.isShippingTaxed ? partsPerMillionOf(shipping, input.tax.rate) : 0;

  // Points lower the price of the products, and with it their tax, so a cart that they cover owes shipping and its tax alone.
  const { points } = input;
  const wholeTotal = merchandise + shipping + shippingTax;
  const pointsForAll = spendablePoints(Infinity, Infinity, wholeTotal, points.policy);
  const pointsSpent = points.isEligible ? spendablePoints(points.wanted, points.balance, wholeTotal, points.policy) : 0;
  const onProducts = Math.min(pointsSpent * points.policy.centsPerPoint, merchandise);
  if (onProducts > 0) {
    const share = allocate(
      onProducts,
      counted.map(({ key, line }) => ({ key, weight: line.net })),
    );
    for (const { key, line } of counted) line.rewards = share.get(key) ?? 0;
  }
  let taxes = shippingTax;
  if (input.tax) {
    for (const { line } of counted) {
      line.tax = partsPerMillionOf(line.net - line.rewards, input.tax.rate);
      taxes += line.tax;
    }
  }
  const rewards = pointsSpent * points.policy.centsPerPoint;
  const value = purchaseValue(subtotal, rewards, discount);
  const due = merchandise + shipping + taxes - rewards;
  const total = payableByCard(due);
  const waived = due - total;

  return {
    lines,
    itemCount: pieces,
    subtotal,
    discount,
    couponDiscount,
    automatic: [...automaticSums.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    coupon,
    rewards,
    pointsSpent,
    pointsForAll,
    pointsEarned: points.isEligible ? earnedPoints(value, points.policy) : 0,
    purchaseValue: value,
    shipping,
    shippingDiscount: fullShipping - shipping,
    freeShipping,
    taxes,
    totalWithoutTax: Math.max(0, merchandise + shipping - rewards - waived),
    waived,
    total,
    freeItem: freeItemState(input.freeItems, channel, merchandise),
  };
}
