import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { freeShippingExceptions, freeShippingFrom, shippingCountries, shippingQuotes } from './shipping-quotes.ts';
import type { ShippingMethod, ZoneRate } from './shipping-quotes.ts';

const method = (id: string, maxDays: number, channels: ShippingMethod['channels'] = []): ShippingMethod => ({
  id,
  name: id,
  description: '',
  carrier: 'UPS',
  minDays: 1,
  maxDays,
  channels,
});
const rate = (methodId: string, zoneId: string, base: number, freeFrom: number | null = null): ZoneRate => ({
  methodId,
  zoneId,
  base,
  perItem: 50,
  freeFrom,
});

const TABLES = {
  methods: [method('ground', 5), method('express', 2), method('freight', 9, ['b2b'])],
  zones: [
    { id: 'mainland', countries: ['US'], regions: [] },
    { id: 'far', countries: ['US'], regions: ['AK', 'HI'] },
    { id: 'world', countries: ['*'], regions: [] },
  ],
  rates: [
    rate('ground', 'mainland', 700, 10_000),
    rate('express', 'mainland', 1_900, 25_000),
    rate('freight', 'mainland', 100),
    rate('express', 'far', 3_900),
  ],
};
const ids = (...asked: Parameters<typeof shippingQuotes>) => shippingQuotes(...asked).map((quote) => quote.method.id);
const PARCEL = { amount: 5_000, pieces: 3 };

describe('shipping quotes', () => {
  it('price the first piece, and each further one, cheapest first', () => {
    expect(shippingQuotes(TABLES, { countryCode: 'US', region: 'UT' }, 'web', PARCEL)).toEqual([
      { method: TABLES.methods[0], rate: { base: 700, perItem: 50, freeFrom: 10_000 }, price: 800 },
      { method: TABLES.methods[1], rate: { base: 1_900, perItem: 50, freeFrom: 25_000 }, price: 2_000 },
    ]);
    expect(ids(TABLES, { countryCode: 'US' }, 'b2b', PARCEL)).toEqual(['freight', 'ground', 'express']);
  });

  it('put the faster of two free methods first', () => {
    const quotes = shippingQuotes(TABLES, { countryCode: 'US' }, 'web', { amount: 25_000, pieces: 2 });
    expect(quotes.map((quote) => [quote.method.id, quote.price])).toEqual([
      ['express', 0],
      ['ground', 0],
    ]);
  });

  it('take the zone of the region before that of the country, and the region of the postal code before the one typed', () => {
    expect(ids(TABLES, { countryCode: 'US', region: 'HI' }, 'web', PARCEL)).toEqual(['express']);
    expect(ids(TABLES, { countryCode: 'US', region: 'UT', postalCode: '96813' }, 'web', PARCEL)).toEqual(['express']);
    expect(ids(TABLES, { countryCode: 'US', region: 'HI', postalCode: '84111' }, 'web', PARCEL)).toEqual([
      'ground',
      'express',
    ]);
  });

  it('are none where no zone or no rate reaches', () => {
    expect(ids(TABLES, { countryCode: 'DE' }, 'web', PARCEL)).toEqual([]);
    expect(ids({ ...TABLES, zones: [] }, { countryCode: 'US' }, 'web', PARCEL)).toEqual([]);
    const rates = [...TABLES.rates, rate('ground', 'world', 4_000)];
    expect(ids({ ...TABLES, rates }, { countryCode: 'DE' }, 'web', PARCEL)).toEqual(['ground']);
  });
});

describe('free shipping', () => {
  it('begins at the lowest amount of the methods that go there', () => {
    expect(freeShippingFrom(TABLES, { countryCode: 'US' }, 'web')).toBe(10_000);
    expect(freeShippingFrom(TABLES, { countryCode: 'US', region: 'AK' }, 'web')).toBeNull();
    expect(freeShippingFrom(TABLES, { countryCode: 'DE' }, 'web')).toBeNull();
  });

  it('has exceptions: regions of the country with a higher amount or none, until the region is known', () => {
    const exceptions = (region: string | null) => freeShippingExceptions(TABLES, { countryCode: 'US', region }, 'web');
    expect(exceptions(null)).toEqual(['AK', 'HI']);
    expect(exceptions('AK')).toEqual([]);
    const withFar = (freeFrom: number) => ({
      ...TABLES,
      rates: [...TABLES.rates, rate('ground', 'far', 1_500, freeFrom)],
    });
    expect(freeShippingExceptions(withFar(10_000), { countryCode: 'US' }, 'web')).toEqual([]);
    expect(freeShippingExceptions(withFar(10_001), { countryCode: 'US' }, 'web')).toEqual(['AK', 'HI']);
    expect(freeShippingExceptions(TABLES, { countryCode: 'DE' }, 'web')).toEqual([]);
  });
});

describe('the countries that are shipped to', () => {
  it('are those of zones with a rate of a method', () => {
    expect(shippingCountries(TABLES)).toEqual(['US']);
    expect(shippingCountries({ ...TABLES, methods: [] })).toEqual([]);
    const rates = [...TABLES.rates, rate('ground', 'world', 4_000)];
    expect(shippingCountries({ ...TABLES, rates })).toEqual(COUNTRIES.map(({ code }) => code).toSorted());
  });
});
