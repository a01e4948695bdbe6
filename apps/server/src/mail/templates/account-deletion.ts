import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph } from './layout.ts';
import type { MailContent, Named } from './layout.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Leads to the profile, where the person signs in: no link of an email keeps or deletes an account. */
export function accountDeletion(
  { firstName, dueAt, profileUrl }: MailTemplates['account-deletion'],
  { seller: { brand } }: Named,
): MailContent {
  const day = DAY.format(new Date(dueAt));
  const lines = [
    `Hello ${firstName},`,
    `We'll delete your ${brand} account on ${day}, as you asked. Until then you can sign in as before, and keep your account in your profile.`,
    "If it wasn't you, sign in, keep your account and choose a new password right away.",
  ];
  const title = 'Your account will be deleted';
  return {
    subject: title,
    html: {
      title,
      preview: `On ${day}, unless you keep it.`,
      body: html`${lines.map(paragraph)}${button('Go to your profile', profileUrl)}`,
      reason: `You're receiving this email because the deletion of your ${brand} account was requested.`,
    },
    text: [...lines, profileUrl].join('\n\n'),
  };
}

/** The last one. */
export function accountDeleted(
  { firstName }: MailTemplates['account-deleted'],
  { seller: { brand } }: Named,
): MailContent {
  const lines = [
    `Hello ${firstName},`,
    `Your ${brand} account and your personal data are deleted. Tax law requires us to keep your orders; they no longer show your name, email, phone or street address.`,
    "This is our last email to you. Thank you for shopping with us, and you're always welcome back.",
  ];
  const title = 'Your account is deleted';
  return {
    subject: title,
    html: {
      title,
      preview: 'This is our last email to you.',
      body: html`${lines.map(paragraph)}`,
      reason: `You're receiving this email because your ${brand} account was deleted.`,
    },
    text: lines.join('\n\n'),
  };
}
