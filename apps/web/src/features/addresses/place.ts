import { normalizePostalCode, postalCodeProblem, regionsOf } from '@regen/domain';

/** What decides shipping and tax of an address, as typed. */
export interface PlaceValues {
  countryCode: string;
  region: string;
  postalCode: string;
  /** The place, as `placeKey` writes it, that the person keeps although its postal code is known to be of another region. */
  confirmedPlace?: string | undefined;
}

/** Names a place: one that was confirmed is another one as soon as anything of it changes. */
export const placeKey = ({ countryCode, region, postalCode }: PlaceValues): string =>
  [countryCode, region, normalizePostalCode(countryCode, postalCode)].join(' ');

const isConfirmed = (place: PlaceValues): boolean => place.confirmedPlace === placeKey(place);

/** Whether the server has to be told that the place is kept as it is. */
export const isPlaceKept = (place: PlaceValues): boolean =>
  isConfirmed(place) && postalCodeProblem(place.countryCode, place.postalCode, place.region) !== null;

/** What is wrong with a place, by field. */
export function placeProblems(place: PlaceValues): { region: string | null; postalCode: string | null } {
  const { countryCode, region, postalCode } = place;
  const isRegionMissing = regionsOf(countryCode).length > 0 && region === '';
  return {
    region: isRegionMissing ? `Choose your ${countryCode === 'CA' ? 'province' : 'state'}.` : null,
    postalCode: postalCodeProblem(countryCode, postalCode, isConfirmed(place) ? null : region),
  };
}

/** Whether all that is wrong is that postal code and region do not go together, which the person may know better. */
export function isPlaceDoubted(place: PlaceValues): boolean {
  const { countryCode, region, postalCode } = place;
  const problems = placeProblems(place);
  return region !== '' && problems.postalCode !== null && postalCodeProblem(countryCode, postalCode) === null;
}

/** The place as carts store it. */
export function toDestination(place: PlaceValues) {
  const { countryCode, region, postalCode } = place;
  return {
    countryCode,
    region: region || null,
    postalCode: normalizePostalCode(countryCode, postalCode) || null,
    ...(isPlaceKept(place) && { isConfirmed: true }),
  };
}
