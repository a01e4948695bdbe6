import {
  countryName,
  isTimeZone,
  normalizeCountry,
  normalizePostalCode,
  normalizeRegion,
  openingProblems,
  postalCodeProblem,
  regionName,
  regionsOf,
  sortOpenings,
} from '@regen/domain';
import type { LocationInput } from '@regen/sdk';
import { refuse } from '../../refuse.ts';
import type { ErrorDetail } from '../../refuse.ts';
import type { LocationValues } from './repository.ts';

function trimmed(value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  return text === '' ? null : text;
}

/**
 * A location as it is stored: trimmed, country and region as codes, openings by weekday. Throws 422 `location_invalid` that
 * names the fields.
 */
export function checkLocation(input: LocationInput): LocationValues {
  const details: ErrorDetail[] = [];
  const wrong = (field: string, message: string): void => void details.push({ path: `/${field}`, message });

  const country = normalizeCountry(input.countryCode);
  if (country === null) wrong('countryCode', 'This is not a country code.');
  const iso = country ?? input.countryCode;

  let region = trimmed(input.region);
  if (country !== null && regionsOf(country).length > 0) {
    const code = region === null ? null : normalizeRegion(country, region);
    if (code === null) wrong('region', `Choose a state or province in ${countryName(country)}.`);
    region = code;
  }
  const postalCode = trimmed(input.postalCode);
  if (country !== null) {
    const problem = postalCodeProblem(country, postalCode ?? '', region);
    // Elsewhere a place of business may be found without one.
    if (problem !== null && (postalCode !== null || regionsOf(country).length > 0)) wrong('postalCode', problem);
  }
  if (!isTimeZone(input.timezone)) wrong('timezone', 'Enter an IANA time zone, such as America/Denver.');

  const hours = input.hours ?? [];
  for (const { index, message } of openingProblems(hours)) wrong(`hours/${index}`, message);

  const latitude = input.latitude ?? null;
  const longitude = input.longitude ?? null;
  if ((latitude === null) !== (longitude === null)) {
    wrong(latitude === null ? 'latitude' : 'longitude', 'Enter both latitude and longitude.');
  }
  if (details.length > 0) {
    throw refuse('location_invalid', 'Some details of this location are not valid.', { details });
  }
  return {
    name: input.name.trim(),
    line1: input.line1.trim(),
    line2: trimmed(input.line2),
    city: input.city.trim(),
    region,
    regionName: region === null ? countryName(iso) : `${regionName(iso, region)} ${countryName(iso)}`,
    postalCode: postalCode === null ? null : normalizePostalCode(iso, postalCode),
    countryCode: iso,
    phone: trimmed(input.phone),
    timezone: input.timezone,
    hours: sortOpenings(hours),
    isListed: input.isListed ?? false,
    latitude,
    longitude,
  };
}
