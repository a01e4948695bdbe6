import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph } from './layout.ts';
import type { MailContent } from './layout.ts';

export function applicationReceived(data: MailTemplates['application-received']): MailContent {
  const lines = [
    `Hello ${data.firstName},`,
    `Thank you for applying for a professional account for ${data.businessName}. We'll review your license within two business days.`,
    `Your reference is ${data.reference}. Please mention it when you email or call.`,
    'To check the status of your application, sign in with this email address in the browser you applied with.',
  ];
  const url = data.statusUrl;
  return {
    subject: `Your professional application ${data.reference}`,
    html: {
      title: "We've got your application",
      preview: `Your reference is ${data.reference}.`,
      body: html`${lines.map(paragraph)}${button('View status', url)}`,
      reason: "You're receiving this email because someone applied for a professional account with this email address.",
    },
    text: [...lines, url].join('\n\n'),
  };
}
