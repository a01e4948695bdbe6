import { countryName, formatCents, regionName } from '@regen/domain';
import type { AddressSnapshot } from '../../db/schema.ts';
import { html } from '../html.ts';
import type { SafeHtml } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, layout, paragraph, styles } from './layout.ts';
import type { RenderedMail } from './layout.ts';

/** What the confirmation says about an order, read when the email is rendered. */
export interface OrderEmail {
  number: string;
  firstName: string;
  /** Totals of lines are before discounts, as the subtotal is. */
  items: { name: string; size: string; quantity: number; totalCents: number; isFree: boolean }[];
  subtotalCents: number;
  discountCents: number;
  rewardsCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  shippingMethod: string;
  shippingAddress: AddressSnapshot;
  pointsEarned: number;
}

function addressLines(address: AddressSnapshot): string[] {
  const region = address.region ? regionName(address.countryCode, address.region) : '';
  const place = [address.city, region, address.postalCode].filter((part) => part).join(', ');
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.line1,
    address.line2,
    place,
    countryName(address.countryCode),
  ];
  return lines.filter((line): line is string => Boolean(line));
}

function totalRows(order: OrderEmail): [string, string][] {
  const rows: [string, string][] = [['Subtotal', formatCents(order.subtotalCents)]];
  if (order.discountCents > 0) rows.push(['Discounts', formatCents(-order.discountCents)]);
  if (order.rewardsCents > 0) rows.push(['REGEN rewards', formatCents(-order.rewardsCents)]);
  rows.push([
    `Shipping, ${order.shippingMethod}`,
    order.shippingCents === 0 ? 'Free' : formatCents(order.shippingCents),
  ]);
  rows.push(['Tax', formatCents(order.taxCents)]);
  const waived = order.subtotalCents - order.discountCents - order.rewardsCents + order.shippingCents + order.taxCents;
  if (waived > order.totalCents) rows.push(['Below minimum charge', formatCents(order.totalCents - waived)]);
  rows.push(['Total', formatCents(order.totalCents)]);
  return rows;
}

function row(left: string | SafeHtml, right: string): SafeHtml {
  return html`<tr>
    <td style="${styles.cell}">${left}</td>
    <td align="right" style="${styles.cell};white-space:nowrap">${right}</td>
  </tr>`;
}

export function orderConfirmation(data: MailTemplates['order-confirmation'], order: OrderEmail): RenderedMail {
  // Points or a discount may cover the whole total.
  const hasPaid = order.totalCents > 0;
  const intro = [
    `Hello ${order.firstName},`,
    `Thank you. We've got your order ${order.number}${hasPaid ? ' and your payment, and' : ' and'} are getting it ready.`,
  ];
  const address = addressLines(order.shippingAddress);
  const points = order.pointsEarned > 0 ? `You earned ${order.pointsEarned} REGEN rewards points.` : null;
  const price = (item: OrderEmail['items'][number]) => (item.isFree ? 'Free' : formatCents(item.totalCents));
  const items = order.items.map((item) =>
    row(html`${item.quantity} × ${item.name}<br /><span style="${styles.small}">${item.size}</span>`, price(item)),
  );
  const body = html`${intro.map(paragraph)}
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
      ${items}${totalRows(order).map(([label, amount]) => row(label, amount))}
    </table>
    ${
      points &&
      html`<div style="height:16px"></div>
        ${paragraph(points)}`
    }
    <h2 style="margin:24px 0 8px;${styles.small};font-weight:bold">Ships to</h2>
    <p style="${styles.paragraph}">${address.map((line) => html`${line}<br />`)}</p>
    ${button('View your order', data.orderUrl)}`;
  const text = [
    ...intro,
    order.items.map((item) => `${item.quantity} × ${item.name}, ${item.size}: ${price(item)}`).join('\n'),
    totalRows(order)
      .map(([label, amount]) => `${label}: ${amount}`)
      .join('\n'),
    points,
    `Ships to\n${address.join('\n')}`,
    `View your order: ${data.orderUrl}`,
    'Regen',
  ];
  return {
    subject: `Your Regen order ${order.number}`,
    html: layout({
      title: 'Thank you for your order',
      preview: `Order ${order.number}, ${formatCents(order.totalCents)}`,
      body,
      reason: "You're receiving this email because you placed an order with this address. Keep it as your receipt.",
    }),
    text: text.filter((part) => part !== null).join('\n\n'),
  };
}
