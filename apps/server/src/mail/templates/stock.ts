import type { MailTemplates } from '../mail.ts';
import { html } from '../html.ts';
import { button, layout, paragraph, styles } from './layout.ts';
import type { RenderedMail } from './layout.ts';

export function stockAlertConfirm(data: MailTemplates['stock-alert-confirm']): RenderedMail {
  const line = `You asked us to write when ${data.productName} is back. Confirm your address and we will.`;
  return {
    subject: `Confirm: tell me when ${data.productName} is back`,
    html: layout({
      title: 'One click, then we watch the shelf',
      preview: line,
      body: html`${paragraph(line)}${button('Confirm', data.confirmUrl)}`,
      reason: 'If you did not ask for this, do nothing: without your confirmation we will not write again.',
    }),
    text: [line, data.confirmUrl, 'Without your confirmation we will not write again.', 'Regen'].join('\n\n'),
  };
}

export function stockAlertBack(data: MailTemplates['stock-alert-back']): RenderedMail {
  const line = `${data.productName} is back in stock. Quantities are limited at first.`;
  return {
    subject: `${data.productName} is back`,
    html: layout({
      title: `${data.productName} is back`,
      preview: line,
      body: html`${paragraph(line)}${button('See the product', data.productUrl)}
        <p style="${styles.small}">
          <a href="${data.unsubscribeUrl}" style="color:#5a789f">Do not write about this product again</a>
        </p>`,
      reason: 'You get this mail because you asked for it on the product page.',
    }),
    text: [line, data.productUrl, `Do not write again: ${data.unsubscribeUrl}`, 'Regen'].join('\n\n'),
  };
}
