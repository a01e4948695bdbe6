import { expect, it } from 'vitest';
import { sellerAddressLines, sellerContact, sellerLines } from './seller.ts';

it('writes the address of the seller as on an envelope', () => {
  const address = { line1: '240 South 200 West', city: 'Salt Lake City', region: 'UT', postalCode: '84101' };
  expect(sellerAddressLines({ ...address, countryCode: 'US' })).toEqual([
    '240 South 200 West',
    'Salt Lake City, UT 84101',
    'United States',
  ]);
  expect(
    sellerAddressLines({
      line1: '1 Orchard Road',
      city: 'Singapore',
      region: null,
      postalCode: null,
      countryCode: 'SG',
    }),
  ).toEqual(['1 Orchard Road', 'Singapore', 'Singapore']);
});

it('leaves out what is not known of the seller', () => {
  const nothing = { name: 'Regen', address: null, email: null, phone: null, taxId: null };
  expect(sellerLines(nothing)).toEqual([]);
  expect(sellerContact(nothing)).toBeNull();
  const some = { ...nothing, phone: '(303) 555-0100', taxId: 'EIN 12-3456789' };
  expect(sellerLines(some)).toEqual(['(303) 555-0100', 'EIN 12-3456789']);
  expect(sellerContact({ ...some, email: 'care@shop.example' })).toBe('care@shop.example or (303) 555-0100');
});
