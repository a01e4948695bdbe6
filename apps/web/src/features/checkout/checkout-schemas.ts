import type { AddressInput } from '@regen/sdk';
import { EMAIL_PROBLEM, isEmailAddress, normalisePostalCode, postalCodeProblem, regionsOf } from '@regen/domain';
import * as z from 'zod/mini';
import { cardNumberProblem, cvcProblem, expiryProblem } from './card.ts';

const required = (message: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max, `Use at most ${max} characters.`));
const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Use at most ${max} characters.`));

const phoneSchema = z.string().check(
  z.trim(),
  z.refine((value) => value === '' || /^\+?[0-9 ().-]{7,31}$/.test(value), 'Enter a phone number like 801 555 0114.'),
);

const emailSchema = z.string().check(
  z.trim(),
  z.minLength(1, 'Enter your email address.'),
  z.maxLength(254, 'Use at most 254 characters.'),
  z.refine((value) => value === '' || isEmailAddress(value), EMAIL_PROBLEM),
);

export const contactSchema = z.object({ email: emailSchema, phone: phoneSchema });

export const addressSchema = z
  .object({
    firstName: required('Enter the first name.', 80),
    lastName: required('Enter the last name.', 80),
    company: optional(120),
    line1: required('Enter the street and number.', 120),
    line2: optional(120),
    city: required('Enter the city.', 80),
    region: optional(40),
    postalCode: optional(16),
    countryCode: required('Choose a country.', 2),
    phone: phoneSchema,
  })
  .check(
    z.superRefine((address, context) => {
      if (regionsOf(address.countryCode).length > 0 && address.region === '') {
        const message = address.countryCode === 'CA' ? 'Choose a province.' : 'Choose a state.';
        context.addIssue({ code: 'custom', path: ['region'], message, input: address.region });
      }
      const problem = postalCodeProblem(address.countryCode, address.postalCode, address.region);
      if (problem !== null) {
        context.addIssue({ code: 'custom', path: ['postalCode'], message: problem, input: address.postalCode });
      }
    }),
  );
export type AddressValues = z.output<typeof addressSchema>;

export const EMPTY_ADDRESS: AddressValues = {
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  countryCode: 'US',
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
    postalCode: orNull(normalisePostalCode(values.countryCode, values.postalCode)),
    countryCode: values.countryCode,
    phone: orNull(values.phone),
  };
}

export function fromAddress(address: AddressInput): AddressValues {
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company ?? '',
    line1: address.line1,
    line2: address.line2 ?? '',
    city: address.city,
    region: address.region ?? '',
    postalCode: address.postalCode ?? '',
    countryCode: address.countryCode,
    phone: address.phone ?? '',
  };
}

const blankAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  phone: z.string(),
});

/** In the order of the form, which is the order in which it says what is wrong. */
export const EMPTY_CARD = { number: '', expiry: '', cvc: '', name: '' };

const paymentShape = z.object({
  name: z.string().check(z.trim(), z.maxLength(120, 'Use at most 120 characters.')),
  number: z.string(),
  expiry: z.string(),
  cvc: z.string(),
  isBillingSame: z.boolean(),
  billing: blankAddress,
});
export type PaymentValues = z.output<typeof paymentShape>;

/** The card is checked unless one is there already, the billing address unless it is the one of the delivery. */
export function paymentSchema(needsCard: boolean) {
  return paymentShape.check(
    z.superRefine((values, context) => {
      const issue = (path: string[], message: string) =>
        context.addIssue({ code: 'custom', path, message, input: undefined });
      if (needsCard) {
        const problems = {
          name: values.name === '' ? 'Enter the name on the card.' : null,
          number: cardNumberProblem(values.number),
          expiry: expiryProblem(values.expiry, new Date()),
          cvc: cvcProblem(values.cvc, values.number),
        };
        for (const [name, message] of Object.entries(problems)) if (message !== null) issue([name], message);
      }
      if (values.isBillingSame) return;
      const billing = addressSchema.safeParse(values.billing);
      for (const { path, message } of billing.error?.issues ?? []) issue(['billing', ...path.map(String)], message);
    }),
  );
}
