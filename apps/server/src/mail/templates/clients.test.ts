import { DEMO_SELLER } from '@regen/domain/demo-seller';
import { expect, test } from 'vitest';
import { clientAccepted, clientInvitation, clientLeft } from './clients.ts';
import { frameMail } from './layout.ts';

const invitation = {
  firstName: 'Nia',
  professionalName: 'Dora Winslow',
  accountName: 'Lark <Skin> & Co',
  acceptUrl: 'https://store.example/invitation/abc',
  validDays: 14,
};

test('an invitation names the professional, how long the link works and that it can be ignored', () => {
  const { subject, html, text } = frameMail(clientInvitation(invitation, { seller: DEMO_SELLER }), DEMO_SELLER);
  expect(subject).toBe('Lark <Skin> & Co invites you to Regen');
  for (const form of [html, text]) {
    expect(form).toContain('Dora Winslow');
    expect(form).toContain('14 days');
    expect(form).toContain('https://store.example/invitation/abc');
    expect(form).toContain('you can ignore this email');
  }
  expect(html).toContain('Lark &lt;Skin&gt; &amp; Co');
  expect(html).not.toContain('<Skin>');
});

test('the professional learns which client accepted', () => {
  const data = { firstName: 'Dora', clientName: 'Nia Vale', clientsUrl: 'https://store.example/b2b/my-store/client' };
  const { subject, html, text } = frameMail(clientAccepted(data), DEMO_SELLER);
  expect(subject).toBe('Nia Vale is now your client');
  for (const form of [html, text]) {
    expect(form).toContain('Nia Vale has accepted');
    expect(form).toContain(data.clientsUrl);
  }
});

test('the professional learns which client left', () => {
  const data = { firstName: 'Dora', clientName: 'Nia <Vale>', clientsUrl: 'https://store.example/b2b/my-store/client' };
  const { subject, html, text } = frameMail(clientLeft(data), DEMO_SELLER);
  expect(subject).toBe('Nia <Vale> is no longer your client');
  for (const form of [html, text]) {
    expect(form).toContain('their details or orders anymore');
    expect(form).toContain(data.clientsUrl);
  }
  expect(html).not.toContain('<Vale>');
});
