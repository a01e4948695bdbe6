import { describe, expect, it } from 'vitest';
import { taxRuleFor } from './taxes.ts';
import type { TaxRate } from './taxes.ts';

const tax = (name: string, rate: number, where: Partial<TaxRate> = {}): TaxRate => ({
  name,
  rate,
  isShippingTaxed: false,
  country: 'US',
  region: null,
  postalPrefix: null,
  exemptSites: ['b2b'],
  ...where,
});

const TAXES = [
  tax('Denver', 88_100, { region: 'CO', postalPrefix: '802', isShippingTaxed: true }),
  tax('Federal', 10_000),
  tax('Colorado', 29_000, { region: 'CO' }),
  tax('Center of Denver', 90_000, { postalPrefix: '80202' }),
  tax('Oregon', 0, { region: 'OR' }),
  tax('VAT', 190_000, { country: 'DE', exemptSites: [] }),
];
const nameOf = (...destination: [countryCode: string, region?: string, postalCode?: string]) => {
  const [countryCode, region = null, postalCode = null] = destination;
  return taxRuleFor(TAXES, { countryCode, region, postalCode }, 'web')?.name ?? null;
};

describe('the tax of a destination', () => {
  it('is that of the longest postal prefix, then of the region, then of the country', () => {
    expect(nameOf('US', 'CO', '80202')).toBe('Center of Denver');
    expect(nameOf('US', 'CO', '80211')).toBe('Denver');
    expect(nameOf('US', 'CO', '81001')).toBe('Colorado');
    expect(nameOf('US', 'CO')).toBe('Colorado');
    expect(nameOf('US', 'UT', '84111')).toBe('Federal');
    expect(nameOf('DE')).toBe('VAT');
  });

  it('is not moved by a region that the postal code contradicts', () => {
    expect(nameOf('US', 'OR', '81001')).toBe('Colorado');
    expect(nameOf('US', 'CO', '97201')).toBeNull();
  });

  it('is none where none is due, and 0 for a channel that is exempt', () => {
    expect(nameOf('US', 'OR')).toBeNull();
    expect(nameOf('FR')).toBeNull();
    const denver = { countryCode: 'US', region: 'CO', postalCode: '80211' };
    expect(taxRuleFor(TAXES, denver, 'web')).toEqual({ name: 'Denver', rate: 88_100, isShippingTaxed: true });
    expect(taxRuleFor(TAXES, denver, 'b2b')).toEqual({ name: 'Denver', rate: 0, isShippingTaxed: true });
    expect(taxRuleFor(TAXES, { countryCode: 'DE' }, 'b2b')?.rate).toBe(190_000);
  });
});
