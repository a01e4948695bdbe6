import type { MailTemplates } from '../mail.ts';
import { html } from '../html.ts';
import { button, layout, paragraph, styles } from './layout.ts';
import type { RenderedMail } from './layout.ts';

const endLink = (text: string, url: string) =>
  html`<p style="${styles.small}"><a href="${url}" style="color:#5a789f">${text}</a></p>`;

export function stockAlertConfirm(data: MailTemplates['stock-alert-confirm']): RenderedMail {
  const line = `You asked us to write when ${data.productName} is back. Confirm your address and we will.`;
  return {
    subject: `Confirm: tell me when ${data.productName} is back`,
    html: layout({
      title: 'One click, then we watch the shelf',
      preview: line,
      body: html`${paragraph(line)}${button('Confirm', data.confirmUrl)}${endLink('Changed your mind? End this alert', data.unsubscribeUrl)}`,
      reason: 'If you did not ask for this, do nothing: without your confirmation we will not write again.',
    }),
    text: [
      line,
      data.confirmUrl,
      'Without your confirmation we will not write again.',
      `To end the alert: ${data.unsubscribeUrl}`,
      'Regen',
    ].join('\n\n'),
  };
}

export function stockAlertBack(data: MailTemplates['stock-alert-back']): RenderedMail {
  const line = `${data.productName} is back in stock. Quantities are limited at first.`;
  return {
    subject: `${data.productName} is back`,
    html: layout({
      title: `${data.productName} is back`,
      preview: line,
      body: html`${paragraph(line)}${button('See the product', data.productUrl)}${endLink('Do not write about this product again', data.unsubscribeUrl)}`,
      reason: 'You get this mail because you asked for it on the product page.',
    }),
    text: [line, data.productUrl, `Do not write again: ${data.unsubscribeUrl}`, 'Regen'].join('\n\n'),
  };
}
