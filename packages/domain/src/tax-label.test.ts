import { expect, it } from 'vitest';
import { taxLabel } from './tax-label.ts';

const utah = { countryCode: 'US', region: 'UT' };

it('names the tax, the state and the rate', () => {
  expect(taxLabel({ name: 'Sales tax', rate: 77_500 }, 713, utah)).toBe('Sales tax (Utah, 7.75%)');
  expect(taxLabel({ name: 'Sales tax', rate: 88_750 }, 10, { countryCode: 'US', region: 'NY' })).toBe(
    'Sales tax (New York, 8.875%)',
  );
  expect(taxLabel({ name: 'IVU', rate: 105_000 }, 10, { countryCode: 'PR', region: null })).toBe('IVU (10.5%)');
});

it('says the state of an order of before the rate was kept', () => {
  expect(taxLabel({ name: null, rate: null }, 713, utah)).toBe('Tax (Utah)');
  expect(taxLabel({ name: null, rate: null }, 713, { countryCode: 'SG' })).toBe('Tax');
});

it('is only the word where no tax is due', () => {
  expect(taxLabel({ name: 'Sales tax', rate: 77_500 }, 0, utah)).toBe('Tax');
});

it('says why a professional pays none', () => {
  expect(taxLabel({ name: 'Sales tax', rate: 0 }, 0, utah)).toBe('Sales tax (exempt)');
});
