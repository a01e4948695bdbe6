import { normalizePostalCode } from '@regen/domain';
import type { AddressInput } from '@regen/sdk';
import * as z from 'zod/mini';
import {
  firstNameSchema,
  lastNameSchema,
  optionalText,
  phoneSchema,
  requiredText,
} from '~/kernel/forms/text-schemas.ts';
import { isPlaceKept, placeKey, placeProblems, type PlaceValues } from './place.ts';

/** Country, region and postal code have to fit together. */
export const checkPlace = z.superRefine<PlaceValues>((place, context) => {
  const problems = placeProblems(place);
  for (const name of ['region', 'postalCode'] as const) {
    const message = problems[name];
    if (message !== null) context.addIssue({ code: 'custom', path: [name], message, input: place[name] });
  }
});

/** An address that is still being typed. Here and below in the order of the form, which is the order of its errors. */
export const unfinishedAddressSchema = z.object({
  countryCode: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.string(),
  postalCode: z.string(),
  city: z.string(),
  region: z.string(),
  phone: z.string(),
  confirmedPlace: z.optional(z.string()),
});

export const addressSchema = z
  .object({
    countryCode: requiredText('Choose your country.', 2),
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    company: optionalText(120),
    line1: requiredText('Enter your street address.', 120),
    line2: optionalText(120),
    postalCode: optionalText(16),
    city: requiredText('Enter your city.', 80),
    region: optionalText(40),
    phone: phoneSchema,
    confirmedPlace: z.optional(z.string()),
  })
  .check(checkPlace);
export type AddressValues = z.output<typeof addressSchema>;

export const EMPTY_ADDRESS: AddressValues = {
  countryCode: 'US',
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  region: '',
  phone: '',
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export function toAddressInput(values: AddressValues): AddressInput {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    company: orNull(values.company),
    line1: values.line1.trim(),
    line2: orNull(values.line2),
    city: values.city.trim(),
    region: orNull(values.region),
    postalCode: orNull(normalizePostalCode(values.countryCode, values.postalCode)),
    countryCode: values.countryCode,
    phone: orNull(values.phone),
    ...(isPlaceKept(values) && { isConfirmed: true }),
  };
}

/** An address that was saved is not doubted again. */
export function fromAddress(address: AddressInput): AddressValues {
  const values = {
    countryCode: address.countryCode,
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company ?? '',
    line1: address.line1,
    line2: address.line2 ?? '',
    postalCode: address.postalCode ?? '',
    city: address.city,
    region: address.region ?? '',
    phone: address.phone ?? '',
  };
  return { ...values, confirmedPlace: placeKey(values) };
}
