import { countryName, placeLine } from '@regen/domain';

export interface PrintedAddress {
  firstName: string;
  lastName: string;
  company?: string | null | undefined;
  line1: string;
  line2?: string | null | undefined;
  city: string;
  region?: string | null | undefined;
  postalCode?: string | null | undefined;
  countryCode: string;
}

/** The lines of an address, as emails and receipts print them. */
export function addressLines(address: PrintedAddress): string[] {
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.line1,
    address.line2,
    placeLine(address),
    countryName(address.countryCode),
  ];
  return lines.filter((line): line is string => Boolean(line));
}
