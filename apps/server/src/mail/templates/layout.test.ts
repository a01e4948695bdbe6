import type { BrandedSeller } from '@regen/domain';
import { expect, test } from 'vitest';
import { html } from '../html.ts';
import { frameMail } from './layout.ts';

const seller: BrandedSeller = {
  brand: 'Halden Botanics',
  name: 'Lark & Skin, LLC',
  address: { line1: '12 Elm Street', city: 'Denver', region: 'CO', postalCode: '80202', countryCode: 'US' },
  email: 'care@shop.example',
  phone: null,
  taxId: 'EIN 12-3456789',
};
const content = {
  subject: 'Hello',
  html: { title: 'Hello', preview: 'Hello.', body: html`<p>Hello.</p>`, reason: 'You asked for it.' },
  text: 'Hello.',
};

test('an email ends with the seller, their address and how to reach them', () => {
  const email = frameMail(content, seller);
  expect(email.text).toBe(
    'Hello.\n\nLark & Skin, LLC\n12 Elm Street\nDenver, CO 80202\nUnited States\ncare@shop.example\nEIN 12-3456789',
  );
  expect(email.html).toContain(
    'You asked for it.<br /><br />Lark &amp; Skin, LLC<br />12 Elm Street<br />Denver, CO 80202<br />United States<br />care@shop.example<br />EIN 12-3456789</p>',
  );
  expect(email.html.split('Lark')).toHaveLength(2);
});

test('an email of a store without an address names the store', () => {
  const email = frameMail(content, {
    brand: 'Regen',
    name: 'Regen',
    address: null,
    email: null,
    phone: null,
    taxId: null,
  });
  expect(email.text).toBe('Hello.\n\nRegen');
  expect(email.html).toContain('You asked for it.<br /><br />Regen</p>');
});
