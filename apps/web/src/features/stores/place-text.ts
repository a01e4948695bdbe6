import { placeLine } from '@regen/domain';
import type { RetailLocation } from '@regen/sdk';

type Address = Pick<RetailLocation, 'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'countryCode'>;

// The browser knows the names; the table of the domain, made for forms, is larger than this page.
const countryName = (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code);

/** An address as it is written: the country is named only abroad. */
export function addressLines(address: Address): string[] {
  const { line1, line2, countryCode } = address;
  return [
    line1,
    line2,
    placeLine(address),
    countryCode === 'US' ? null : (countryName(countryCode) ?? countryCode),
  ].filter((line): line is string => typeof line === 'string' && line.trim() !== '');
}

const KM_PER_MILE = 1.609344;
const inMiles: readonly string[] = ['US', 'GB'];

/** `3.2 mi away`, in the measure of the country that the place is in; null when the search has no position. */
export function distanceText({ distanceKm, countryCode }: Pick<RetailLocation, 'distanceKm' | 'countryCode'>) {
  if (distanceKm === null) return null;
  const unit = inMiles.includes(countryCode) ? 'mi' : 'km';
  const distance = unit === 'mi' ? distanceKm / KM_PER_MILE : distanceKm;
  if (distance < 0.1) return `Less than 0.1 ${unit} away`;
  return `${distance < 10 ? Number(distance.toFixed(1)) : Math.round(distance)} ${unit} away`;
}

/** How to get to an address from where somebody is. Phones open it in their app for maps. */
export const directionsHref = (address: Address): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLines(address).join(', '))}`;

/** What a phone dials. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
