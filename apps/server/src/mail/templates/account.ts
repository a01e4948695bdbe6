import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph } from './layout.ts';
import type { MailContent, Named } from './layout.ts';

/** The user and, written with the same statement, the token in the link; an attempt after the first writes none. */
export const RESET_EMAIL = `with person as (
    select id, email, first_name from users where lower(email) = lower($1) and disabled_at is null),
  token as (
    insert into password_reset_tokens (token_hash, user_id, created_at, expires_at)
    select $2, id, $3::timestamptz, $3::timestamptz + make_interval(mins => $4) from person on conflict (token_hash) do nothing)
  select email, first_name as "firstName" from person`;

export interface ResetEmail {
  email: string;
  firstName: string;
}

export function passwordReset(data: MailTemplates['password-reset'], person: ResetEmail, brand: string): MailContent {
  const valid = data.validMinutes === 60 ? 'one hour' : `${data.validMinutes} minutes`;
  const lines = [
    `Hello ${person.firstName},`,
    `We received a request to reset the password for your ${brand} account. To choose a new one, use this link within ${valid}. It works once.`,
  ];
  const ignore = "If it wasn't you, you can ignore this email. Your password won't change.";
  return {
    // The stored address, not the typed one: letters that fold to the same one may be another mailbox.
    to: person.email,
    subject: 'Reset your password',
    html: {
      title: 'Reset your password',
      preview: `The link works once, within ${valid}.`,
      body: html`${lines.map(paragraph)}${button('Choose a new password', data.resetUrl)}${paragraph(ignore)}`,
      reason: "You're receiving this email because a password reset was requested for this address.",
    },
    text: [...lines, data.resetUrl, ignore].join('\n\n'),
  };
}

export function passwordChanged(data: MailTemplates['password-changed'], { seller }: Named): MailContent {
  const lines = [
    `Hello ${data.firstName},`,
    `The password for your ${seller.brand} account was changed, and all other devices were signed out.`,
    "If it wasn't you, choose a new password right away: select “Forgot password?” on the sign-in page.",
  ];
  return {
    subject: 'Your password was changed',
    html: {
      title: 'Your password was changed',
      preview: 'All other devices were signed out.',
      body: html`${lines.map(paragraph)}${button('Sign in', data.signInUrl)}`,
      reason: "You're receiving this email because the password for your account changed.",
    },
    text: [...lines, data.signInUrl].join('\n\n'),
  };
}

export function welcome(data: MailTemplates['welcome'], { seller: { brand } }: Named): MailContent {
  const lines = [
    `Hello ${data.firstName},`,
    `Your ${brand} account is ready. You'll find your orders and your cart on every device.`,
    ...(data.offer ? [`Use ${data.offer.code} for ${data.offer.label}.`] : []),
  ];
  return {
    subject: `Welcome to ${brand}`,
    html: {
      title: `Welcome to ${brand}`,
      preview: 'Your account is ready.',
      body: html`${lines.map(paragraph)}${button('Start shopping', data.shopUrl)}`,
      reason: "You're receiving this email because you created an account with this email address.",
    },
    text: [...lines, data.shopUrl].join('\n\n'),
  };
}
