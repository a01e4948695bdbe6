import { countryName, placeLine } from '@regen/domain';
import type { OrderAddress } from '@regen/sdk';

/** The lines of a parcel label; the name is always the first. */
export function addressLines(address: Omit<OrderAddress, 'phone'>): string[] {
  const { firstName, lastName, company, line1, line2, countryCode } = address;
  const lines = [`${firstName} ${lastName}`, company, line1, line2, placeLine(address), countryName(countryCode)];
  return lines.filter((line): line is string => typeof line === 'string' && line.trim() !== '');
}
