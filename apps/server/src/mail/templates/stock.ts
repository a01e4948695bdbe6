import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph, styles } from './layout.ts';
import type { MailContent } from './layout.ts';

const endLink = (text: string, url: string) =>
  html`<p style="${styles.small}"><a href="${url}" style="color:#5a789f">${text}</a></p>`;

export function stockAlertConfirm(data: MailTemplates['stock-alert-confirm']): MailContent {
  const line = `You asked us to email you when ${data.productName} is back in stock. Confirm your alert, and we will.`;
  return {
    subject: `Confirm your alert for ${data.productName}`,
    html: {
      title: 'Confirm your back-in-stock alert',
      preview: line,
      body: html`${paragraph(line)}${button('Confirm alert', data.confirmUrl)}${endLink('Changed your mind? Unsubscribe', data.unsubscribeUrl)}`,
      reason: "If you didn't ask for this, you can ignore this email. We won't email you again unless you confirm.",
    },
    text: [
      line,
      data.confirmUrl,
      "We won't email you again unless you confirm.",
      `Unsubscribe: ${data.unsubscribeUrl}`,
    ].join('\n\n'),
  };
}

export function stockAlertBack(data: MailTemplates['stock-alert-back']): MailContent {
  const line = `${data.productName} is back in stock. Quantities are limited at first.`;
  return {
    subject: `${data.productName} is back`,
    html: {
      title: `${data.productName} is back`,
      preview: line,
      body: html`${paragraph(line)}${button('View product', data.productUrl)}${endLink('Unsubscribe from emails about this product', data.unsubscribeUrl)}`,
      reason: "You're receiving this email because you asked for it on the product page.",
    },
    text: [line, data.productUrl, `Unsubscribe: ${data.unsubscribeUrl}`].join('\n\n'),
  };
}
