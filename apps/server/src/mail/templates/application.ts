import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, layout, paragraph } from './layout.ts';
import type { RenderedMail } from './layout.ts';

export function applicationReceived(data: MailTemplates['application-received']): RenderedMail {
  const lines = [
    `Hello ${data.firstName},`,
    `thank you for applying for a professional account for ${data.businessName}. We look at your license within two working days.`,
    `Your reference is ${data.reference}. Have it at hand when you write or call.`,
    'To see how your application stands, sign in with this email address in the browser that you applied with.',
  ];
  const url = data.statusUrl;
  return {
    subject: `Your professional application ${data.reference}`,
    html: layout({
      title: 'We have your application',
      preview: `Your reference is ${data.reference}.`,
      body: html`${lines.map(paragraph)}${button('See how it stands', url)}`,
      reason: 'You get this mail because somebody applied for a professional account with this address.',
    }),
    text: [...lines, url, 'Regen'].join('\n\n'),
  };
}
