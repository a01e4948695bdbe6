import {
  countryName,
  normalizeCountry,
  normalizePostalCode,
  normalizeRegion,
  postalCodeProblem,
  regionsOf,
} from '@regen/domain';
import type { Destination } from '@regen/domain';
import { refuse } from '../../refuse.ts';

/** A destination as it is kept: ISO country, region code, postal code written one way. Throws 422 for what does not exist. */
export function checkedDestination(
  { isConfirmed = false, ...input }: Destination & { isConfirmed?: boolean },
  path = '/destination',
): Destination {
  const invalid = (field: string, message: string) =>
    refuse('destination_invalid', message, { details: [{ path: `${path}/${field}`, message }] });
  const countryCode = normalizeCountry(input.countryCode);
  if (countryCode === null) throw invalid('countryCode', 'Choose a country from the list.');
  let region: string | null = input.region?.trim() || null;
  if (region !== null && regionsOf(countryCode).length > 0) {
    const known = normalizeRegion(countryCode, region);
    if (known === null) throw invalid('region', `${countryName(countryCode)} has no region “${region}”.`);
    region = known;
  }
  const postalCode = input.postalCode?.trim() ? normalizePostalCode(countryCode, input.postalCode) : null;
  // A postal code alone may be incomplete in an estimate. Beside a region of the list it decides the tax.
  if (postalCode !== null && region !== null && regionsOf(countryCode).length > 0) {
    const problem = postalCodeProblem(countryCode, postalCode, isConfirmed ? null : region);
    if (problem !== null) throw invalid('postalCode', problem);
  }
  return { countryCode, region, postalCode };
}
