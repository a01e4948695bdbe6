import {
  countryName,
  normalizeCountry,
  normalizePostalCode,
  normalizeRegion,
  postalCodeProblem,
  regionsOf,
} from '@regen/domain';
import type { AddressInput } from '@regen/sdk';
import { refuse } from '../../refuse.ts';
import type { ErrorDetail } from '../../refuse.ts';

function trimmed(value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  return text === '' ? null : text;
}

/**
 * An address as it is stored: trimmed, country as ISO code, region as code where the country has them, postal code in the country's form.
 * Throws 422 `address_invalid` that names the fields; `pointer` locates the address in the body.
 */
export function checkAddress(input: AddressInput, pointer: string): AddressInput {
  const details: ErrorDetail[] = [];
  const wrong = (field: string, message: string): void => void details.push({ path: `${pointer}/${field}`, message });

  const country = normalizeCountry(input.countryCode);
  if (country === null) wrong('countryCode', 'This is not a country code.');
  const iso = country ?? input.countryCode;

  let region = trimmed(input.region);
  if (country !== null && regionsOf(country).length > 0) {
    const code = region === null ? null : normalizeRegion(country, region);
    if (code === null) wrong('region', `Choose a state or province in ${countryName(country)}.`);
    region = code;
  }
  if (country !== null) {
    const problem = postalCodeProblem(country, input.postalCode ?? '', input.isConfirmed === true ? null : region);
    if (problem !== null) wrong('postalCode', problem);
  }

  if (details.length > 0) {
    throw refuse('address_invalid', "We can't deliver to this address as written.", { details });
  }
  return {
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    company: trimmed(input.company),
    line1: input.line1.trim(),
    line2: trimmed(input.line2),
    city: input.city.trim(),
    region,
    postalCode: normalizePostalCode(iso, input.postalCode ?? ''),
    countryCode: iso,
    phone: trimmed(input.phone),
  };
}
