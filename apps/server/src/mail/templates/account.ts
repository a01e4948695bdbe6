import type { MailTemplates } from '../mail.ts';
import { html } from '../html.ts';
import { button, layout, paragraph } from './layout.ts';
import type { RenderedMail } from './layout.ts';

/** The person and, written with the same statement, the token that the link carries; an attempt after the first writes none. */
export const RESET_LETTER = `with person as (
    select id, email, first_name from users where lower(email) = lower($1) and disabled_at is null),
  token as (
    insert into password_reset_tokens (token_hash, user_id, created_at, expires_at)
    select $2, id, $3::timestamptz, $3::timestamptz + make_interval(mins => $4) from person on conflict (token_hash) do nothing)
  select email, first_name as "firstName" from person`;

export interface ResetLetter {
  email: string;
  firstName: string;
}

export function passwordReset(data: MailTemplates['password-reset'], person: ResetLetter): RenderedMail {
  const valid = data.validMinutes === 60 ? 'one hour' : `${data.validMinutes} minutes`;
  const lines = [
    `Hello ${person.firstName},`,
    `somebody asked for a new password for your Regen account. If it was you, choose one here. The link works once and for ${valid}.`,
  ];
  const ignore = 'If it was not you, do nothing: your password stays as it is.';
  return {
    // The address that is known, not the one that was typed: letters that fold to the same one may be another mailbox.
    to: person.email,
    subject: 'Choose a new password',
    html: layout({
      title: 'Choose a new password',
      preview: `The link works once and for ${valid}.`,
      body: html`${lines.map(paragraph)}${button('Choose a new password', data.resetUrl)}${paragraph(ignore)}`,
      reason: 'You get this mail because a password reset was requested for this address.',
    }),
    text: [...lines, data.resetUrl, ignore, 'Regen'].join('\n\n'),
  };
}

export function passwordChanged(data: MailTemplates['password-changed']): RenderedMail {
  const lines = [
    `Hello ${data.firstName},`,
    'the password of your Regen account was changed, and every other device was signed out.',
    'If it was not you, choose a new password at once with “Forgot password” on the sign-in page.',
  ];
  return {
    subject: 'Your password was changed',
    html: layout({
      title: 'Your password was changed',
      preview: 'Every other device was signed out.',
      body: html`${lines.map(paragraph)}${button('Sign in', data.signInUrl)}`,
      reason: 'You get this mail because the password of your account changed.',
    }),
    text: [...lines, data.signInUrl, 'Regen'].join('\n\n'),
  };
}

export function welcome(data: MailTemplates['welcome']): RenderedMail {
  const lines = [
    `Hello ${data.firstName},`,
    'your Regen account is ready. Your orders and your cart are now with you on every device.',
    'With the code WELCOME10 your first order is 10 % less.',
  ];
  return {
    subject: 'Welcome to Regen',
    html: layout({
      title: 'Welcome to Regen',
      preview: 'Your account is ready.',
      body: html`${lines.map(paragraph)}${button('Start shopping', data.shopUrl)}`,
      reason: 'You get this mail because you made an account with this address.',
    }),
    text: [...lines, data.shopUrl, 'Regen'].join('\n\n'),
  };
}
