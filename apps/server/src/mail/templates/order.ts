import {
  daySpan,
  expectedDelivery,
  formatCents,
  HOME_ZONE,
  orderTotalRows,
  paymentText,
  printedTotalRow,
  taxLabel,
} from '@regen/domain';
import type { OrderState } from '@regen/domain';
import { addressLines } from '../../address-lines.ts';
import type { AddressSnapshot, AppliedDiscountSnapshot } from '../../db/schema.ts';
import { html } from '../html.ts';
import type { SafeHtml } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph, styles } from './layout.ts';
import type { MailContent } from './layout.ts';

/** What the confirmation says about an order, read when the email is rendered. */
export interface OrderEmail {
  number: string;
  firstName: string;
  /** Totals of lines are before discounts, as the subtotal is. */
  items: { name: string; size: string; quantity: number; totalCents: number; isFree: boolean }[];
  subtotalCents: number;
  discountCents: number;
  discounts: readonly AppliedDiscountSnapshot[];
  rewardsCents: number;
  shippingCents: number;
  taxCents: number;
  taxName: string | null;
  taxRate: number | null;
  totalCents: number;
  state: OrderState;
  paidAt: Date | null;
  shippedAt: Date | null;
  /** Business days of the shipping method; null when it is no longer known. */
  days: { min: number; max: number } | null;
  shippingMethod: string;
  shippingAddress: AddressSnapshot;
  /** Null when nothing was due. */
  card: { brand: string | null; last4: string | null } | null;
  carrier: string | null;
  trackingNumber: string | null;
  pointsSpent: number;
  pointsEarned: number;
}

const paidDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: HOME_ZONE });

/** "Expected Wed, Dec 2 – Mon, Dec 7." */
export function expectation(order: Pick<OrderEmail, 'state' | 'paidAt' | 'shippedAt' | 'days'>): string | null {
  const expected = expectedDelivery(order);
  return expected === null ? null : `Expected ${daySpan(expected)}.`;
}

/** "Paid on November 28, 2026: Visa ending in 4242." */
function payment({ paidAt, card, totalCents, pointsSpent }: OrderEmail): string | null {
  if (paidAt === null) return null;
  const way = paymentText(card ?? { brand: null, last4: null }, totalCents, pointsSpent);
  return totalCents > 0 ? `Paid on ${paidDay.format(paidAt)}: ${way}.` : `${way}.`;
}

function totalRows(order: OrderEmail): { label: string; amount: string }[] {
  const { subtotalCents, discountCents, rewardsCents, shippingCents, taxCents, totalCents } = order;
  const { taxName: name, taxRate: rate, shippingAddress } = order;
  const rows = orderTotalRows({
    subtotal: subtotalCents,
    discount: discountCents,
    points: rewardsCents,
    shipping: shippingCents,
    tax: taxCents,
    waived: subtotalCents - discountCents - rewardsCents + shippingCents + taxCents - totalCents,
    discounts: order.discounts.map(({ type, label, amountCents: cents }) => ({ type, label, cents })),
    shippingName: order.shippingMethod,
    taxLabel: taxLabel({ name, rate }, taxCents, shippingAddress),
  });
  return [...rows.map(printedTotalRow), { label: 'Total', amount: formatCents(totalCents) }];
}

function row(left: string | SafeHtml, right: string): SafeHtml {
  return html`<tr>
    <td style="${styles.cell}">${left}</td>
    <td align="right" style="${styles.cell};white-space:nowrap">${right}</td>
  </tr>`;
}

export function orderConfirmation(
  data: MailTemplates['order-confirmation'],
  order: OrderEmail,
  brand: string,
): MailContent {
  // Points or a discount may cover the whole total.
  const hasPaid = order.totalCents > 0;
  const intro = [
    `Hello ${order.firstName},`,
    `Thank you. We've got your order ${order.number}${hasPaid ? ' and your payment, and' : ' and'} are getting it ready.`,
  ];
  const address = addressLines(order.shippingAddress);
  const paid = payment(order);
  const expected = expectation(order);
  const points =
    order.pointsEarned > 0 ? `You earned ${order.pointsEarned.toLocaleString('en-US')} REGEN rewards points.` : null;
  const price = (item: OrderEmail['items'][number]) => (item.isFree ? 'Free' : formatCents(item.totalCents));
  const items = order.items.map((item) =>
    row(html`${item.quantity} × ${item.name}<br /><span style="${styles.small}">${item.size}</span>`, price(item)),
  );
  const body = html`${intro.map(paragraph)}
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
      ${items}${totalRows(order).map(({ label, amount }) => row(label, amount))}
    </table>
    ${[paid, points].flatMap((line) =>
      line === null ? [] : [html`<p style="${styles.small};margin:16px 0 0">${line}</p>`],
    )}
    <h2 style="${styles.small};margin:24px 0 8px;font-weight:bold">Ships to</h2>
    <p style="${styles.paragraph}">${address.map((line) => html`${line}<br />`)}</p>
    ${expected && paragraph(expected)} ${button('View your order', data.orderUrl)}`;
  const text = [
    ...intro,
    order.items.map((item) => `${item.quantity} × ${item.name}, ${item.size}: ${price(item)}`).join('\n'),
    totalRows(order)
      .map(({ label, amount }) => `${label}: ${amount}`)
      .join('\n'),
    paid,
    points,
    `Ships to\n${address.join('\n')}`,
    expected,
    `View your order: ${data.orderUrl}`,
  ];
  return {
    subject: `Your ${brand} order ${order.number}`,
    html: {
      title: 'Thank you for your order',
      preview: `Order ${order.number}, ${formatCents(order.totalCents)}`,
      body,
      reason:
        "You're receiving this email because you placed an order with this email address. Keep this email as your receipt.",
    },
    text: text.filter((part) => part !== null).join('\n\n'),
  };
}
