import { regionOfPostalCode } from './postal-regions.ts';

/** Where a parcel goes: ISO 3166-1 alpha-2 country, region code and postal code as `normalizeRegion` and `normalizePostalCode` write them. */
export interface Destination {
  countryCode: string;
  region?: string | null;
  postalCode?: string | null;
}

/**
 * The region that decides what shipping costs and which tax is due: the region of the postal code if a region is given and the
 * code determines one, otherwise the given region. Another region typed in an address must change neither.
 */
export function regionOfDestination({ countryCode, region, postalCode }: Destination): string | null {
  const byCode = region && postalCode ? regionOfPostalCode(countryCode, postalCode) : null;
  return byCode ?? region ?? null;
}
