import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph } from './layout.ts';
import type { MailContent, Named } from './layout.ts';

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

const DECIDED = "You're receiving this email because you applied for a professional account with this email address.";

export function applicationAccepted(
  data: MailTemplates['application-accepted'],
  { seller: { brand } }: Named,
): MailContent {
  const { firstName, reference, businessName, shopUrl, passwordUrl, validDays } = data;
  const lines = [
    `Hello ${firstName},`,
    `Welcome to ${brand}. Your application ${reference} was accepted, and ${businessName} now has a professional account.`,
    passwordUrl === null
      ? "Sign in as usual. You'll see your professional prices and everything we sell to professionals."
      : `Set a password to sign in with this email address. The link works for ${validDays} days; after that, use “Forgot password?” on the sign-in page.`,
  ];
  const url = passwordUrl ?? shopUrl;
  return {
    subject: 'Your professional account is ready',
    html: {
      title: `Welcome to ${brand}`,
      preview: `${businessName} now has a professional account.`,
      body: html`${lines.map(paragraph)}${button(passwordUrl === null ? 'Shop now' : 'Set password', url)}`,
      reason: DECIDED,
    },
    text: [...lines, url].join('\n\n'),
  };
}

export function applicationDeclined(data: MailTemplates['application-declined']): MailContent {
  const { firstName, reference, businessName, reason, applyUrl } = data;
  const lines = [
    `Hello ${firstName},`,
    `We've reviewed your application ${reference} for ${businessName}, and we can't approve it yet.`,
    reason,
    'You can apply again at any time.',
  ];
  return {
    subject: `Your professional application ${reference}`,
    html: {
      title: 'About your application',
      preview: reason,
      body: html`${lines.map(paragraph)}${button('Apply again', applyUrl)}`,
      reason: DECIDED,
    },
    text: [...lines, applyUrl].join('\n\n'),
  };
}
