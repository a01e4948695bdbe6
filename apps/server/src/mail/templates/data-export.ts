import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph } from './layout.ts';
import type { MailContent } from './layout.ts';

/** Leads to the profile, where the person signs in: the copy itself is in no email. */
export function dataExport({ firstName, profileUrl, validDays }: MailTemplates['data-export']): MailContent {
  const lines = [
    `Hello ${firstName},`,
    `Your copy of your data is ready. You can download it from your profile for the next ${validDays} days.`,
    "If you didn't request it, change your password right away.",
  ];
  const title = 'Your data is ready';
  return {
    subject: title,
    html: {
      title,
      preview: `Download it within ${validDays} days.`,
      body: html`${lines.map(paragraph)}${button('Go to your profile', profileUrl)}`,
      reason: "You're receiving this email because a copy of your account's data was requested.",
    },
    text: [...lines, profileUrl].join('\n\n'),
  };
}
