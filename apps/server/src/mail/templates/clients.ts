import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph } from './layout.ts';
import type { MailContent, Named } from './layout.ts';

/** The same for someone with an account and someone without: only the page behind the link differs. */
export function clientInvitation(data: MailTemplates['client-invitation'], { seller: { brand } }: Named): MailContent {
  const lines = [
    `Hello ${data.firstName},`,
    `${data.professionalName} of ${data.accountName} has invited you to become a client on ${brand}. You can then message each other and get recommendations for your skin, and ${data.accountName} sees your name, email and phone number and what you buy at ${brand}: products and totals, never addresses or cards.`,
    `This link works once, within ${data.validDays} days.`,
  ];
  const ignore = `If you don't want this, you can ignore this email. Nothing happens without your consent.`;
  return {
    subject: `${data.accountName} invites you to ${brand}`,
    html: {
      title: `An invitation from ${data.accountName}`,
      preview: `${data.professionalName} would like to help you care for your skin.`,
      body: html`${lines.map(paragraph)}${button('View invitation', data.acceptUrl)}${paragraph(ignore)}`,
      reason: `You're receiving this email because ${data.accountName} gave us this address to invite you once.`,
    },
    text: [...lines, data.acceptUrl, ignore].join('\n\n'),
  };
}

export function clientAccepted(data: MailTemplates['client-accepted']): MailContent {
  const lines = [
    `Hello ${data.firstName},`,
    `${data.clientName} has accepted your invitation and is now one of your clients. You can message each other and send recommendations.`,
  ];
  return {
    subject: `${data.clientName} is now your client`,
    html: {
      title: `${data.clientName} has accepted`,
      preview: 'You can message each other and send recommendations.',
      body: html`${lines.map(paragraph)}${button('View your clients', data.clientsUrl)}`,
      reason: "You're receiving this email because you sent the invitation.",
    },
    text: [...lines, data.clientsUrl].join('\n\n'),
  };
}

export function clientLeft(data: MailTemplates['client-left']): MailContent {
  const lines = [
    `Hello ${data.firstName},`,
    `${data.clientName} is no longer your client. You can no longer message each other, and you won't see their details or orders anymore.`,
    'If you think this was a mistake, you can invite them again.',
  ];
  return {
    subject: `${data.clientName} is no longer your client`,
    html: {
      title: `${data.clientName} is no longer your client`,
      preview: 'You can no longer message each other.',
      body: html`${lines.map(paragraph)}${button('View your clients', data.clientsUrl)}`,
      reason: `You're receiving this email because ${data.clientName} was one of your clients.`,
    },
    text: [...lines, data.clientsUrl].join('\n\n'),
  };
}
