import type { Cents } from './money.ts';
import { formatCents } from './money.ts';

/** The label of the discount's row in the totals; the name of the offer is beside it. */
export const TOTAL_LABELS = {
  coupon: 'Product Discount',
  automatic: 'Product Discount',
  free_shipping: 'Free Shipping',
  free_item: null,
} as const;

export type TotalRow = {
  kind: 'subtotal' | 'discount' | 'points' | 'shipping' | 'tax' | 'waived';
  /** Of the offer, the shipping method or the tax; null where there is none. */
  name: string | null;
  /** Below 0 for what is taken off. The rows add up to the total. */
  cents: Cents;
};

export type OrderAmounts = {
  subtotal: Cents;
  discount: Cents;
  points: Cents;
  shipping: Cents;
  tax: Cents;
  /** A remainder below the smallest charge. */
  waived: Cents;
  discounts: readonly { type: keyof typeof TOTAL_LABELS; label: string; cents: Cents }[];
  shippingName: string | null;
  taxLabel: string;
};

/** Each discount by name if they add up to the whole discount, otherwise their total, so that the rows always add up. */
function discountRows({ discount, discounts }: OrderAmounts): TotalRow[] {
  if (discount === 0) return [];
  const named = discounts.filter(({ type, cents }) => (type === 'automatic' || type === 'coupon') && cents > 0);
  const sum = named.reduce((all, { cents }) => all + cents, 0);
  return sum === discount
    ? named.map(({ label, cents }) => ({ kind: 'discount', name: label, cents: -cents }))
    : [{ kind: 'discount', name: null, cents: -discount }];
}

/** From the subtotal to the total, in print. Pages list the same rows by `TotalsList`, which is part of many first loads. */
export function orderTotalRows(order: OrderAmounts): TotalRow[] {
  const { subtotal, points, shipping, tax, waived, shippingName, taxLabel } = order;
  return [
    { kind: 'subtotal', name: null, cents: subtotal },
    ...discountRows(order),
    ...(points > 0 ? [{ kind: 'points' as const, name: null, cents: -points }] : []),
    { kind: 'shipping', name: shippingName, cents: shipping },
    { kind: 'tax', name: taxLabel, cents: tax },
    ...(waived > 0 ? [{ kind: 'waived' as const, name: null, cents: -waived }] : []),
  ];
}

/** A row in print, on a receipt or in an email. With a minus sign, not a hyphen. */
export function printedTotalRow({ kind, name, cents }: TotalRow): { label: string; amount: string } {
  const labels: Record<TotalRow['kind'], string> = {
    subtotal: 'Subtotal',
    discount: name ?? TOTAL_LABELS.automatic,
    points: 'REGEN rewards',
    shipping: name === null ? 'Shipping' : `Shipping, ${name}`,
    tax: name ?? 'Tax',
    waived: 'Below minimum charge',
  };
  const amount = cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents);
  return { label: labels[kind], amount: kind === 'shipping' && cents === 0 ? 'Free' : amount };
}
