import { trackingUrl } from '@regen/domain';
import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph, styles } from './layout.ts';
import type { MailContent } from './layout.ts';
import { expectation } from './order.ts';
import type { OrderEmail } from './order.ts';

/** The order is with the carrier. */
export function orderShipped(data: MailTemplates['order-shipped'], order: OrderEmail, brand: string): MailContent {
  const { number, firstName, carrier, trackingNumber, items } = order;
  const by = carrier === null ? '' : ` with ${carrier}`;
  const lines = [`Hello ${firstName},`, `Your order ${number} is on its way${by}.`];
  const expected = expectation(order);
  const tracked = trackingNumber === null ? null : `Tracking number: ${trackingNumber}`;
  const page = carrier === null || trackingNumber === null ? null : trackingUrl(carrier, trackingNumber);
  const things = items.map(({ name, size, quantity }) => `${quantity} × ${name}, ${size}`);
  const link = html`<p style="${styles.paragraph}">
    <a href="${data.orderUrl}" style="color:#5a789f">View your order</a>
  </p>`;
  const body = html`${lines.map(paragraph)}${expected && paragraph(expected)}${tracked && paragraph(tracked)}
    ${page === null ? button('View your order', data.orderUrl) : html`${button('Track package', page)}${link}`}
    <h2 style="${styles.small};margin:24px 0 8px;font-weight:bold">In this package</h2>
    <p style="${styles.paragraph}">${things.map((thing) => html`${thing}<br />`)}</p>`;
  const text = [
    ...lines,
    expected,
    tracked,
    page === null ? null : `Track package: ${page}`,
    `View your order: ${data.orderUrl}`,
    `In this package\n${things.join('\n')}`,
  ];
  return {
    subject: `Your ${brand} order ${number} has shipped`,
    html: {
      title: 'Your order is on its way',
      preview: `Order ${number}${expected === null ? '' : `. ${expected}`}`,
      body,
      reason: "You're receiving this email because you placed an order with this email address.",
    },
    text: text.filter((part) => part !== null).join('\n\n'),
  };
}
