import type { Channel } from './channels.ts';
import { COUNTRIES } from './countries.ts';
import { regionOfDestination } from './destination.ts';
import type { Destination } from './destination.ts';
import type { Cents } from './money.ts';
import { shippingPrice } from './shipping.ts';
import type { ShippingRate } from './shipping.ts';

export interface ShippingMethod {
  id: string;
  name: string;
  description: string;
  carrier: string;
  /** Business days on the way, from the day it ships. */
  minDays: number;
  maxDays: number;
  /** Empty: every channel. */
  channels: readonly Channel[];
}

/** Destinations with the same prices. Countries are ISO codes, or `*` for all that no other zone names; no regions: the whole country. */
export interface ShippingZone {
  id: string;
  countries: readonly string[];
  regions: readonly string[];
}

/** What a method costs in a zone; without such a rate it does not go there. */
export interface ZoneRate extends ShippingRate {
  methodId: string;
  zoneId: string;
}

interface ShippingTables {
  methods: readonly ShippingMethod[];
  zones: readonly ShippingZone[];
  rates: readonly ZoneRate[];
}

/** The most specific zone wins: regions before country, country before `*`. */
function zoneOf(zones: readonly ShippingZone[], destination: Destination): ShippingZone | undefined {
  const { countryCode } = destination;
  const region = regionOfDestination(destination);
  const inCountry = zones.filter((zone) => zone.countries.includes(countryCode));
  return (
    inCountry.find((zone) => region !== null && zone.regions.includes(region)) ??
    inCountry.find((zone) => zone.regions.length === 0) ??
    zones.find((zone) => zone.countries.includes('*'))
  );
}

/** The countries that a method goes to, by ISO code in alphabetical order. */
export function shippingCountries({ methods, zones, rates }: ShippingTables): string[] {
  const known = new Set(methods.map(({ id }) => id));
  const served = new Set(rates.filter(({ methodId }) => known.has(methodId)).map(({ zoneId }) => zoneId));
  const codes = zones.filter(({ id }) => served.has(id)).flatMap(({ countries }) => countries);
  // The zone of all others.
  const all = codes.includes('*') ? COUNTRIES.map(({ code }) => code) : codes;
  return [...new Set(all)].sort();
}

export interface ShippingQuote {
  method: ShippingMethod;
  rate: ShippingRate;
  /** Of this parcel. */
  price: Cents;
}

/**
 * The methods that go to a destination for a channel, cheapest first, then fastest. `amount` is what the parcel's items cost in cents after
 * discounts and before points, which decides whether shipping is free; `pieces` is how many there are.
 */
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

/** The lowest amount, in cents, at which some method ships free to a destination; null if none does. */
export function freeShippingFrom(tables: ShippingTables, destination: Destination, channel: Channel): Cents | null {
  const amounts = shippingQuotes(tables, destination, channel, { amount: 0, pieces: 1 }).flatMap(
    ({ rate }) => rate.freeFrom ?? [],
  );
  return amounts.length === 0 ? null : Math.min(...amounts);
}

/**
 * The regions of a country in which no method ships free from the amount of `freeShippingFrom`, while it is unknown which region a parcel
 * goes to: the exceptions to what can be promised to the whole country.
 */
export function freeShippingExceptions(tables: ShippingTables, destination: Destination, channel: Channel): string[] {
  const { countryCode } = destination;
  const amount = freeShippingFrom(tables, destination, channel);
  if (amount === null || regionOfDestination(destination) !== null) return [];
  const apart = tables.zones
    .filter(({ countries }) => countries.includes(countryCode))
    .flatMap(({ regions }) => regions);
  return [...new Set(apart)].filter((region) => {
    const own = freeShippingFrom(tables, { countryCode, region }, channel);
    return own === null || own > amount;
  });
}
