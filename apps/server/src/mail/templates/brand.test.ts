import { DEMO_SELLER } from '@regen/domain/demo-seller';
import { expect, test } from 'vitest';
import { accountDeleted, accountDeletion } from './account-deletion.ts';
import { passwordChanged, passwordReset, welcome } from './account.ts';
import { applicationAccepted, applicationDeclined, applicationReceived } from './application.ts';
import { clientInvitation } from './clients.ts';
import { emailChange, emailChanged } from './email-change.ts';
import { frameMail } from './layout.ts';
import { orderLink } from './order-link.ts';

const seller = { ...DEMO_SELLER, name: 'Halden Botanics, LLC', brand: 'Halden Botanics', email: 'care@halden.example' };
const from = { seller };
const url = 'https://store.example/x';
const change = { firstName: 'Nia', newEmail: 'nia@new.example' };

test.each([
  ['a new account', welcome({ firstName: 'Nia', shopUrl: url }, from)],
  ['a changed password', passwordChanged({ firstName: 'Nia', signInUrl: url }, from)],
  [
    'a forgotten password',
    passwordReset(
      { email: 'a@b.example', tokenHash: 'a', askedAt: '', validMinutes: 60, resetUrl: url },
      { email: 'a@b.example', firstName: 'Nia' },
      seller.brand,
    ),
  ],
  [
    'another address',
    emailChange({ ...change, tokenHash: 'a', address: 'new', confirmUrl: url, validHours: 24 }, from),
  ],
  ['a changed address', emailChanged({ ...change, formerEmail: 'nia@old.example', contactUrl: url }, from)],
  [
    'an account to be deleted',
    accountDeletion({ firstName: 'Nia', dueAt: '2026-12-01T00:00:00Z', profileUrl: url }, from),
  ],
  ['a deleted account', accountDeleted({ firstName: 'Nia' }, from)],
  [
    'an application',
    applicationReceived({ firstName: 'Nia', reference: 'PRO-1', businessName: 'Quiet Room', statusUrl: url }),
  ],
  [
    'an accepted application',
    applicationAccepted(
      {
        firstName: 'Nia',
        reference: 'PRO-1',
        businessName: 'Quiet Room',
        shopUrl: url,
        passwordUrl: null,
        validDays: 7,
      },
      from,
    ),
  ],
  [
    'a declined application',
    applicationDeclined({
      firstName: 'Nia',
      reference: 'PRO-1',
      businessName: 'Quiet Room',
      reason: 'The license expired.',
      applyUrl: url,
    }),
  ],
  ['a link to an order', orderLink({ orderNumber: 'R-1', orderUrl: url, validDays: 30 }, from)],
  [
    'an invitation',
    clientInvitation(
      { firstName: 'Nia', professionalName: 'Dana', accountName: 'Lumen', acceptUrl: url, validDays: 14 },
      from,
    ),
  ],
])('an email about %s names the store by its own brand', (_what, content) => {
  const { subject, html, text } = frameMail(content, seller);
  for (const part of [subject, html, text]) expect(part).not.toMatch(/regen/i);
  expect(html).toContain('HALDEN BOTANICS');
  expect(text).toContain('Halden Botanics');
});
