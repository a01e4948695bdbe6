import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

it('writes an address as on a parcel label, without what is empty', () => {
  const ana = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    company: null,
    line1: '1 Main Street',
    line2: ' ',
    city: 'Denver',
    region: 'CO',
    postalCode: '80202',
    countryCode: 'US',
  };
  expect(addressLines(ana)).toEqual(['Ana Ruiz', '1 Main Street', 'Denver, CO 80202', 'United States']);
  expect(addressLines({ ...ana, company: 'Lumen', line2: 'Suite 4' }).slice(1, 4)).toEqual([
    'Lumen',
    '1 Main Street',
    'Suite 4',
  ]);
});
