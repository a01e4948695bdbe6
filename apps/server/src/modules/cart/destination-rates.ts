import { COUNTRIES, regionOfPostalCode, shippingPrice } from '@regen/domain';
import type { Cents, Channel, ShippingRate, TaxRule } from '@regen/domain';

export interface ShippingMethodRow {
  id: string;
  name: string;
  description: string;
  carrier: string;
  minDays: number;
  maxDays: number;
  /** Empty: every channel. */
  channels: Channel[];
}

export interface ShippingZoneRow {
  id: string;
  countries: string[];
  regions: string[];
}

export interface ShippingRateRow extends ShippingRate {
  methodId: string;
  zoneId: string;
}

/** A tax and how it is called where it is due. Its rate is 0 for a channel that is exempt because it buys for resale. */
export interface NamedTax extends TaxRule {
  name: string;
}

export interface TaxRateRow extends NamedTax {
  country: string;
  region: string | null;
  postalPrefix: string | null;
  exemptSites: Channel[];
}

export interface Destination {
  countryCode: string;
  region?: string | null;
  postalCode?: string | null;
}

interface ShippingTables {
  methods: readonly ShippingMethodRow[];
  zones: readonly ShippingZoneRow[];
  rates: readonly ShippingRateRow[];
}

/**
 * Where a parcel goes, by its postal code where that tells: who insists on another region in an address changes neither the price of the
 * way nor the tax.
 */
function regionOf({ countryCode, region, postalCode }: Destination): string | null {
  const byCode = region && postalCode ? regionOfPostalCode(countryCode, postalCode) : null;
  return byCode ?? region ?? null;
}

/** The most specific zone wins: regions before country, country before `*`. */
function zoneOf(zones: readonly ShippingZoneRow[], destination: Destination): ShippingZoneRow | undefined {
  const { countryCode } = destination;
  const region = regionOf(destination);
  const inCountry = zones.filter((zone) => zone.countries.includes(countryCode));
  return (
    inCountry.find((zone) => region !== null && zone.regions.includes(region)) ??
    inCountry.find((zone) => zone.regions.length === 0) ??
    zones.find((zone) => zone.countries.includes('*'))
  );
}

/** The countries that a method goes to, by code. */
export function shippingCountries({ methods, zones, rates }: ShippingTables): string[] {
  const known = new Set(methods.map(({ id }) => id));
  const served = new Set(rates.filter(({ methodId }) => known.has(methodId)).map(({ zoneId }) => zoneId));
  const codes = zones.filter(({ id }) => served.has(id)).flatMap(({ countries }) => countries);
  // The zone of all others.
  const all = codes.includes('*') ? COUNTRIES.map(({ code }) => code) : codes;
  return [...new Set(all)].sort();
}

export interface ShippingQuote {
  method: ShippingMethodRow;
  rate: ShippingRate;
  price: Cents;
}

/** The methods that go to a destination, cheapest first, priced for what is in the cart. */
export function shippingQuotes(
  tables: ShippingTables,
  destination: Destination,
  channel: Channel,
  parcel: { amount: Cents; pieces: number },
): ShippingQuote[] {
  const zone = zoneOf(tables.zones, destination);
  if (!zone) return [];
  const quotes: ShippingQuote[] = [];
  for (const method of tables.methods) {
    if (method.channels.length > 0 && !method.channels.includes(channel)) continue;
    const found = tables.rates.find((rate) => rate.zoneId === zone.id && rate.methodId === method.id);
    if (!found) continue;
    const { base, perItem, freeFrom } = found;
    const rate = { base, perItem, freeFrom };
    quotes.push({ method, rate, price: shippingPrice(rate, parcel.amount, parcel.pieces) });
  }
  return quotes.sort((a, b) => a.price - b.price || a.method.maxDays - b.method.maxDays);
}

/** The smallest amount from which any method goes to a destination for free; null if none does. */
export function freeShippingFrom(tables: ShippingTables, destination: Destination, channel: Channel): Cents | null {
  const amounts = shippingQuotes(tables, destination, channel, { amount: 0, pieces: 1 }).flatMap(
    ({ rate }) => rate.freeFrom ?? [],
  );
  return amounts.length === 0 ? null : Math.min(...amounts);
}

/** The tax of a destination: the longest postal prefix, then the region, then the country; null where none is due. */
export function taxRuleFor(taxes: readonly TaxRateRow[], destination: Destination, channel: Channel): NamedTax | null {
  const region = regionOf(destination);
  let best: TaxRateRow | null = null;
  let bestRank = -1;
  for (const tax of taxes) {
    if (tax.country !== destination.countryCode) continue;
    if (tax.region !== null && tax.region !== region) continue;
    if (tax.postalPrefix !== null && !destination.postalCode?.startsWith(tax.postalPrefix)) continue;
    const rank = (tax.region === null ? 0 : 1) + (tax.postalPrefix?.length ?? 0) * 2;
    if (rank > bestRank) {
      best = tax;
      bestRank = rank;
    }
  }
  if (!best || best.rate === 0) return null;
  const rate = best.exemptSites.includes(channel) ? 0 : best.rate;
  return { name: best.name, rate, isShippingTaxed: best.isShippingTaxed };
}
