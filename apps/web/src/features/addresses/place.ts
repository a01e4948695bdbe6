import { normalizePostalCode, postalCodeProblem, regionsOf } from '@regen/domain';

/** What decides shipping and tax of an address, as typed. */
export interface PlaceValues {
  countryCode: string;
  region: string;
  postalCode: string;
}

/** What is wrong with a place, by field. */
export function placeProblems({ countryCode, region, postalCode }: PlaceValues): {
  region: string | null;
  postalCode: string | null;
} {
  const isRegionMissing = regionsOf(countryCode).length > 0 && region === '';
  return {
    region: isRegionMissing ? `Choose your ${countryCode === 'CA' ? 'province' : 'state'}.` : null,
    postalCode: postalCodeProblem(countryCode, postalCode, region),
  };
}

/** The place as carts store it. */
export function toDestination({ countryCode, region, postalCode }: PlaceValues) {
  return { countryCode, region: region || null, postalCode: normalizePostalCode(countryCode, postalCode) || null };
}
