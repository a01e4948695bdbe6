import { HOUSE_BRAND, normalizeCountry } from '@regen/domain';
import type { BrandedSeller } from '@regen/domain';
import * as z from 'zod';

const line = z.string().trim().min(1).max(120);

/** Settings that say who sells, part of `configSchema`: on receipts, in emails about orders, on the contact page. */
export const sellerSettings = {
  /** Legal name of the company. */
  SELLER_NAME: line.optional(),
  /** The name that shoppers know it by, used in titles and texts. Default: the legal name. */
  SELLER_BRAND: line.optional(),
  /** Street address of the company. Needs the city. */
  SELLER_STREET: line.optional(),
  SELLER_CITY: line.optional(),
  /** State or province, as it is written in an address: `UT`. */
  SELLER_REGION: line.optional(),
  SELLER_POSTAL_CODE: line.optional(),
  /** Country code of that address. */
  SELLER_COUNTRY: z
    .string()
    .transform((code, context) => {
      const country = normalizeCountry(code);
      if (country !== null) return country;
      context.addIssue({ code: 'custom', message: `${code} is not a country code` });
      return z.NEVER;
    })
    .default('US'),
  /** Where customers write. */
  SELLER_EMAIL: z.email().optional(),
  SELLER_PHONE: line.optional(),
  /** Tax number of the company as it is printed on receipts: `EIN 12-3456789`. */
  SELLER_TAX_ID: line.optional(),
};

export type SellerSettings = z.output<z.ZodObject<typeof sellerSettings>>;

/** Why these settings do not fit together; null when they do. */
export function sellerProblem({ SELLER_STREET: line1, SELLER_CITY: city }: SellerSettings): string | null {
  return (line1 === undefined) === (city === undefined) ? null : 'Set both SELLER_STREET and SELLER_CITY, or neither.';
}

/** The seller: the only place that reads these settings. */
export function sellerOf(settings: SellerSettings): BrandedSeller {
  const { SELLER_NAME, SELLER_STREET, SELLER_CITY, SELLER_EMAIL, SELLER_PHONE, SELLER_TAX_ID } = settings;
  return {
    name: SELLER_NAME ?? settings.SELLER_BRAND ?? HOUSE_BRAND,
    brand: settings.SELLER_BRAND ?? SELLER_NAME ?? HOUSE_BRAND,
    address:
      SELLER_STREET === undefined || SELLER_CITY === undefined
        ? null
        : {
            line1: SELLER_STREET,
            city: SELLER_CITY,
            region: settings.SELLER_REGION ?? null,
            postalCode: settings.SELLER_POSTAL_CODE ?? null,
            countryCode: settings.SELLER_COUNTRY,
          },
    email: SELLER_EMAIL ?? null,
    phone: SELLER_PHONE ?? null,
    taxId: SELLER_TAX_ID ?? null,
  };
}
