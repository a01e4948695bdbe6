import {
  formatCents,
  HOME_ZONE,
  orderStatusText,
  orderTotalRows,
  paymentText,
  printedTotalRow,
  receiptFooter,
  sellerLines,
  toCents,
} from '@regen/domain';
import type { BrandedSeller } from '@regen/domain';
import type { Order } from '@regen/sdk';
import { addressLines } from '../../address-lines.ts';

/** A line’s amount before its discount, the discount, and the amount after it. Amounts before discounts add up to the subtotal. */
export interface LineAmount {
  before: string;
  discounted: { discount: string; after: string } | null;
}

/** Everything that a receipt says, in the order in which it is read. */
export interface ReceiptText {
  number: string;
  seller: { name: string; brand: string; lines: string[] };
  facts: { label: string; value: string }[];
  addresses: { label: string; lines: string[] }[];
  items: { name: string; note: string; quantity: string; price: string; amount: LineAmount }[];
  totals: { label: string; amount: string }[];
  total: string;
  /** Refunds since, and the net amount paid; empty without a refund. */
  refunds: { label: string; amount: string }[];
  foot: string;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: HOME_ZONE });
const dollars = (amount: number): string => formatCents(toCents(amount));
/** As on the screen: a minus sign, not a hyphen. */
const less = (amount: number): string => `−${dollars(amount)}`;

function totalRows({ discounts, orderTotal, shippingMethod, taxLabel }: Order): ReceiptText['totals'] {
  const { subtotal, discount, rewardsPointsDiscount, shipping, taxes, waived } = orderTotal;
  const rows = orderTotalRows({
    subtotal: toCents(subtotal),
    discount: toCents(discount),
    points: toCents(rewardsPointsDiscount),
    shipping: toCents(shipping),
    tax: toCents(taxes),
    waived: toCents(waived),
    discounts: discounts.map(({ type, label, amount }) => ({ type, label, cents: toCents(amount) })),
    shippingName: shippingMethod.name,
    taxLabel,
  });
  return rows.map(printedTotalRow);
}

function lineAmount({ amount, discountAmount, isFreeItem }: Order['items'][number]): LineAmount {
  if (isFreeItem) return { before: 'Free', discounted: null };
  return {
    before: formatCents(toCents(amount) + toCents(discountAmount)),
    discounted: discountAmount > 0 ? { discount: `Discount ${less(discountAmount)}`, after: dollars(amount) } : null,
  };
}

function refundRows({ refunds, orderTotal }: Order): ReceiptText['refunds'] {
  if (refunds.length === 0) return [];
  const rows = refunds.flatMap(({ amount, pointsReturned, at }) => {
    const on = day.format(new Date(at));
    return [
      ...(amount > 0 ? [{ label: `Refunded ${on}`, amount: less(amount) }] : []),
      ...(pointsReturned > 0
        ? [{ label: `Points returned ${on}`, amount: pointsReturned.toLocaleString('en-US') }]
        : []),
    ];
  });
  const refunded = refunds.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return [...rows, { label: 'Net paid', amount: formatCents(toCents(orderTotal.total) - refunded) }];
}

/** What the receipt of a paid order says. Its days are those of the seller. */
export function receiptText(order: Order, seller: BrandedSeller): ReceiptText {
  const { number, placedAt, paidAt, state, payment, items, orderTotal, pointsSpent } = order;
  return {
    number,
    seller: { name: seller.name, brand: seller.brand, lines: sellerLines(seller) },
    facts: [
      { label: 'Order', value: number },
      { label: 'Ordered', value: day.format(new Date(placedAt)) },
      ...(paidAt === null ? [] : [{ label: 'Paid', value: day.format(new Date(paidAt)) }]),
      { label: 'Payment', value: paymentText(payment, toCents(orderTotal.total), pointsSpent) },
      { label: 'Status', value: orderStatusText(state, payment.status) },
    ],
    addresses: [
      { label: 'Bill to', lines: [...addressLines(order.billingAddress), order.email] },
      { label: 'Ship to', lines: addressLines(order.shippingAddress) },
    ],
    items: items.map((item) => ({
      name: item.name,
      note: `${item.size} · SKU ${item.sku}`,
      quantity: String(item.quantity),
      price: item.isFreeItem ? 'Free' : dollars(item.unitPrice),
      amount: lineAmount(item),
    })),
    totals: totalRows(order),
    total: dollars(orderTotal.total),
    refunds: refundRows(order),
    foot: receiptFooter(seller, number),
  };
}
