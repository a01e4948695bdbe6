import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph } from './layout.ts';
import type { MailContent, Named } from './layout.ts';

/** For a buyer whose link to an order was opened after its time. */
export function orderLink(
  { orderNumber, orderUrl, validDays }: MailTemplates['order-link'],
  { seller }: Named,
): MailContent {
  const lines = [
    'Hello,',
    `Here is a new link to your order ${orderNumber}. The old one has expired. This one works for ${validDays} days.`,
  ];
  return {
    subject: `A new link to your ${seller.brand} order ${orderNumber}`,
    html: {
      title: 'A new link to your order',
      preview: `Order ${orderNumber}`,
      body: html`${lines.map(paragraph)}${button('View your order', orderUrl)}`,
      reason: "You're receiving this email because an old link to your order was opened.",
    },
    text: [...lines, orderUrl].join('\n\n'),
  };
}
