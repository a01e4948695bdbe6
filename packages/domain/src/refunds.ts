import { allocate, multiplyDivide } from './money.ts';
import type { Cents } from './money.ts';

/** A line of a paid order, as far as a refund depends on it. */
export type RefundLine = {
  line: number;
  sku: string;
  quantity: number;
  /** After discounts, before points and tax. */
  net: Cents;
  tax: Cents;
};

/** What was paid for an order, and with what. */
export type PaidOrder = {
  lines: readonly RefundLine[];
  /** What the points took off. */
  rewards: Cents;
  shipping: Cents;
  /** Of all lines and of shipping. */
  tax: Cents;
  total: Cents;
  pointsSpent: number;
  pointsEarned: number;
};

/** What earlier refunds of the order contain. */
export type RefundedSoFar = {
  /** Units by line number. */
  units: ReadonlyMap<number, number>;
  hasShipping: boolean;
};

export type RefundChoice = {
  lines: readonly { line: number; quantity: number }[];
  hasShipping: boolean;
};

/** The share of a line, or of shipping, in what was paid for the order and in its points. */
type Share = { money: Cents; pointsSpent: number; pointsEarned: number };

type LineShare = Share & { line: number; quantity: number };

export type Refund = {
  amount: Cents;
  /** The part of `amount` that is for shipping and its tax. */
  shipping: Cents;
  /** Whether nothing of shipping remains after it. */
  hasShipping: boolean;
  pointsReturned: number;
  pointsTaken: number;
  lines: { line: number; quantity: number; amount: Cents }[];
  /** Whether nothing of the order remains after it. */
  isLast: boolean;
};

const SHIPPING = 'shipping';
const keyOf = ({ sku, line }: RefundLine): string => `${sku} ${line}`;

/** The tax on shipping. Imported orders may have no tax on their lines; then the whole tax is shared by value. */
function shippingTaxOf({ lines, rewards, tax }: PaidOrder): Cents {
  const onLines = sumOf(lines.map((line) => line.tax));
  const isOnNone = onLines === 0 && sumOf(lines.map(({ net }) => net)) > rewards;
  return isOnNone ? 0 : Math.max(0, tax - onLines);
}

const sumOf = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0);

/** Splits the points taken off: the products first, as in the cart (rule C20), then what they left to pay. */
function rewardsByPart({ lines, rewards }: PaidOrder, gross: ReadonlyMap<string, Cents>): Map<string, Cents> {
  const merchandise = sumOf(lines.map(({ net }) => net));
  const onProducts = allocate(
    Math.min(rewards, merchandise),
    lines.map((each) => ({ key: keyOf(each), weight: each.net })),
  );
  const left = [...gross].map(([key, cents]) => ({ key, weight: cents - (onProducts.get(key) ?? 0) }));
  const onRest = allocate(Math.max(0, rewards - merchandise), left);
  return new Map([...gross.keys()].map((key) => [key, (onProducts.get(key) ?? 0) + (onRest.get(key) ?? 0)]));
}

/**
 * The shares of lines and shipping. They add up exactly to the total, to the points spent and to the points earned, each split by the
 * largest remainder. What was waived was not paid, so no share has any of it.
 */
function sharesOf(order: PaidOrder): { lines: LineShare[]; shipping: Share } {
  const { lines, shipping, total, pointsSpent, pointsEarned } = order;
  const gross = new Map<string, Cents>([
    ...lines.map((line): [string, Cents] => [keyOf(line), line.net + line.tax]),
    [SHIPPING, shipping + shippingTaxOf(order)],
  ]);
  const rewards = rewardsByPart(order, gross);
  const weights = (value: (key: string) => number) => [...gross.keys()].map((key) => ({ key, weight: value(key) }));
  const rewardsOf = (key: string) => rewards.get(key) ?? 0;
  const money = allocate(
    total,
    weights((key) => (gross.get(key) ?? 0) - rewardsOf(key)),
  );
  const spent = allocate(pointsSpent, weights(rewardsOf));
  // Shipping and tax earn nothing.
  const earned = allocate(
    pointsEarned,
    lines.map((line) => ({ key: keyOf(line), weight: Math.max(0, line.net - rewardsOf(keyOf(line))) })),
  );
  const share = (key: string): Share => ({
    money: money.get(key) ?? 0,
    pointsSpent: spent.get(key) ?? 0,
    pointsEarned: earned.get(key) ?? 0,
  });
  return {
    lines: lines.map((each) => ({ line: each.line, quantity: each.quantity, ...share(keyOf(each)) })),
    shipping: share(SHIPPING),
  };
}

/** The part of a share that belongs to `units`, after `before` others. Cumulative floors, so all units together get all of it. */
function partOf(share: number, quantity: number, before: number, units: number): number {
  const upTo = (count: number) => multiplyDivide(share, count, quantity).quotient;
  return upTo(before + units) - upTo(before);
}

/** Nothing was paid for the free item of an order, nor for what a coupon covers, so neither can be refunded. */
const isPaid = ({ money, pointsSpent }: Share): boolean => money > 0 || pointsSpent > 0;

const unitsBefore = (before: RefundedSoFar, line: number): number => before.units.get(line) ?? 0;

export type Refundable = {
  /** What 1, 2, … of the remaining units of a line pay back, by line number; empty if nothing remains or was paid. */
  lines: Map<number, Cents[]>;
  /** With its tax. */
  shipping: Cents;
  total: Cents;
};

/** What can still be refunded of a paid order. */
export function refundableOf(order: PaidOrder, before: RefundedSoFar): Refundable {
  const shares = sharesOf(order);
  const lines = shares.lines.map((share): [number, Cents[]] => {
    const { line, quantity, money } = share;
    const refunded = unitsBefore(before, line);
    const remaining = isPaid(share) ? Math.max(0, quantity - refunded) : 0;
    return [line, Array.from({ length: remaining }, (_, index) => partOf(money, quantity, refunded, index + 1))];
  });
  const shipping = before.hasShipping ? 0 : shares.shipping.money;
  return { lines: new Map(lines), shipping, total: shipping + sumOf(lines.map(([, amounts]) => amounts.at(-1) ?? 0)) };
}

/** Everything that remains of a paid order. */
export function remainingOf(order: PaidOrder, before: RefundedSoFar): RefundChoice {
  const lines = [...refundableOf(order, before).lines];
  return {
    lines: lines.flatMap(([line, { length }]) => (length === 0 ? [] : [{ line, quantity: length }])),
    hasShipping: !before.hasShipping,
  };
}

/**
 * What a refund returns. Any sequence of refunds of all units and shipping adds up exactly to what was paid, to the points spent and to
 * the points earned. Shipping that was paid only with points is refunded with the last units: it has no amount, so nobody would choose it.
 *
 * @param choice At most the units that remain, and shipping only if it was not refunded.
 */
export function refundOf(order: PaidOrder, before: RefundedSoFar, choice: RefundChoice): Refund {
  const shares = sharesOf(order);
  const chosen = new Map(choice.lines.map(({ line, quantity }) => [line, quantity]));
  const refunds = shares.lines.flatMap((share) => {
    const { line, quantity } = share;
    const units = chosen.get(line) ?? 0;
    if (units === 0) return [];
    const part = (value: number) => partOf(value, quantity, unitsBefore(before, line), units);
    const [amount, spent, earned] = [part(share.money), part(share.pointsSpent), part(share.pointsEarned)];
    return [{ line, quantity: units, amount, spent, earned }];
  });
  const hasAllUnits = shares.lines.every(
    (share) => !isPaid(share) || unitsBefore(before, share.line) + (chosen.get(share.line) ?? 0) >= share.quantity,
  );
  const hasShipping = !before.hasShipping && (choice.hasShipping || (hasAllUnits && shares.shipping.money === 0));
  const shipping = hasShipping ? shares.shipping : { money: 0, pointsSpent: 0, pointsEarned: 0 };
  return {
    amount: shipping.money + sumOf(refunds.map(({ amount }) => amount)),
    shipping: shipping.money,
    hasShipping,
    pointsReturned: shipping.pointsSpent + sumOf(refunds.map(({ spent }) => spent)),
    pointsTaken: sumOf(refunds.map(({ earned }) => earned)),
    lines: refunds.map(({ line, quantity, amount }) => ({ line, quantity, amount })),
    isLast: hasAllUnits && (before.hasShipping || hasShipping),
  };
}
