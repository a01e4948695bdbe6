import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph } from './layout.ts';
import type { MailContent, Named } from './layout.ts';

/** A row while the change of this token waits and its address is free: the owner of a taken one is not told. */
export const EMAIL_CHANGE = `select from email_changes c join users u on u.id = c.user_id
  where (c.new_token_hash = $1 or c.current_token_hash = $1) and u.disabled_at is null
    and (c.current_token_hash = $1 or not exists (select from users o where lower(o.email) = lower(c.new_email)))`;

/** The link for one of the two addresses. */
export function emailChange(data: MailTemplates['email-change'], { seller: { brand } }: Named): MailContent {
  const { address, firstName, newEmail, confirmUrl, validHours } = data;
  const [asked, ignore] =
    address === 'new'
      ? [
          `We received a request to use this address, ${newEmail}, as the sign-in email for a ${brand} account. To confirm, use this link within ${validHours} hours.`,
          "If it wasn't you, you can ignore this email. Nothing changes without this link.",
        ]
      : [
          `We received a request to change the email address of your ${brand} account to ${newEmail}. To approve it, use this link within ${validHours} hours.`,
          "If it wasn't you, don't use the link. Change your password right away: whoever made this request knows it.",
        ];
  const both =
    "We sent a link to both your current and your new address. Your email changes once you've confirmed both.";
  const lines = [`Hello ${firstName},`, asked, both];
  const title = 'Confirm your new email address';
  return {
    subject: title,
    html: {
      title,
      preview: `Use your link within ${validHours} hours.`,
      body: html`${lines.map(paragraph)}${button('Confirm change', confirmUrl)}${paragraph(ignore)}`,
      reason: `You're receiving this email because a change of email address was requested for a ${brand} account.`,
    },
    text: [...lines, confirmUrl, ignore].join('\n\n'),
  };
}

/** To both addresses, so that the former one knows as well. */
export function emailChanged(data: MailTemplates['email-changed'], { seller: { brand } }: Named): MailContent {
  const { firstName, formerEmail, newEmail, contactUrl } = data;
  const lines = [
    `Hello ${firstName},`,
    `The email address of your ${brand} account changed from ${formerEmail} to ${newEmail}. Use the new one to sign in. We'll send your emails there from now on.`,
    "If it wasn't you, contact us right away.",
  ];
  const title = 'Your email address was changed';
  return {
    subject: title,
    html: {
      title,
      preview: `You now sign in with ${newEmail}.`,
      body: html`${lines.map(paragraph)}${button('Contact us', contactUrl)}`,
      reason: "You're receiving this email because the email address of your account changed.",
    },
    text: [...lines, contactUrl].join('\n\n'),
  };
}
