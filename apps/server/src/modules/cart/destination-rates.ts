import { shippingPrice } from '@regen/domain';
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

export interface TaxRateRow extends TaxRule {
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

/** The most specific zone wins: regions before country, country before `*`. */
function zoneOf(zones: readonly ShippingZoneRow[], { countryCode, region }: Destination): ShippingZoneRow | undefined {
  const inCountry = zones.filter((zone) => zone.countries.includes(countryCode));
  return (
    inCountry.find((zone) => typeof region === 'string' && zone.regions.includes(region)) ??
    inCountry.find((zone) => zone.regions.length === 0) ??
    zones.find((zone) => zone.countries.includes('*'))
  );
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

/** The tax of a destination: the longest postal prefix, then the region, then the country; null where none is due. */
export function taxRuleFor(taxes: readonly TaxRateRow[], destination: Destination, channel: Channel): TaxRule | null {
  let best: TaxRateRow | null = null;
  let bestRank = -1;
  for (const tax of taxes) {
    if (tax.country !== destination.countryCode) continue;
    if (tax.region !== null && tax.region !== destination.region) continue;
    if (tax.postalPrefix !== null && !destination.postalCode?.startsWith(tax.postalPrefix)) continue;
    const rank = (tax.region === null ? 0 : 1) + (tax.postalPrefix?.length ?? 0) * 2;
    if (rank > bestRank) {
      best = tax;
      bestRank = rank;
    }
  }
  if (!best || best.rate === 0 || best.exemptSites.includes(channel)) return null;
  return { rate: best.rate, isShippingTaxed: best.isShippingTaxed };
}
