import * as z from 'zod/mini';
import { checkPlace } from '~/features/addresses/index.ts';
import {
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  optionalText,
  requiredPhone,
  requiredText,
} from '~/kernel/forms/text-schemas.ts';

export const PROFESSIONS = [
  { value: 'esthetician', label: 'Esthetician' },
  { value: 'cosmetologist', label: 'Cosmetologist' },
  { value: 'nurse', label: 'Nurse' },
  { value: 'physician', label: 'Physician' },
  { value: 'massage_therapist', label: 'Massage therapist' },
  { value: 'educator', label: 'Educator' },
  { value: 'other', label: 'Another licensed profession' },
] as const;

export const BUSINESS_TYPES = [
  { value: 'solo', label: 'Solo practice' },
  { value: 'clinic', label: 'Skin clinic' },
  { value: 'spa', label: 'Spa' },
  { value: 'salon', label: 'Salon' },
  { value: 'medical', label: 'Medical practice' },
  { value: 'school', label: 'School' },
] as const;

export const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

const choice = (options: readonly { value: string }[], message: string) =>
  z.string().check(z.refine((value) => options.some((option) => option.value === value), message));

export const personSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  phone: requiredPhone('Enter a phone number, in case we have a question.'),
  profession: choice(PROFESSIONS, 'Choose your profession.'),
});

export const businessSchema = z
  .object({
    businessName: requiredText('Enter your business name.', 120),
    businessType: choice(BUSINESS_TYPES, 'Choose a type of business.'),
    website: z.string().check(
      z.trim(),
      z.maxLength(190, 'Use at most 190 characters.'),
      z.refine(
        (value) => value === '' || /^(https?:\/\/)?[^\s<>"/.]+(\.[^\s<>"/.]+)+(\/[^\s<>"]*)?$/i.test(value),
        'Enter an address like www.yourstudio.com.',
      ),
    ),
    countryCode: requiredText('Choose your country.', 2),
    line1: requiredText('Enter your street address.', 120),
    line2: optionalText(120),
    postalCode: optionalText(16),
    city: requiredText('Enter your city.', 80),
    region: optionalText(40),
    confirmedPlace: z.string(),
  })
  .check(checkPlace);

/** The day by the person's clock. */
export function today(now = new Date()): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const licenseSchema = z.object({
  licenseNumber: z
    .string()
    .check(z.trim(), z.minLength(2, 'Enter your license number.'), z.maxLength(60, 'Use at most 60 characters.')),
  licenseAuthority: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, 'Enter who issued your license, such as the state.'),
      z.maxLength(120, 'Use at most 120 characters.'),
    ),
  licenseExpiresOn: z.string().check(
    z.minLength(1, 'Enter your license’s expiration date.'),
    z.refine(
      (value) => value === '' || /^\d{4}-\d\d-\d\d$/.test(value),
      'Enter a date as month/day/year, such as 12/31/2030.',
    ),
    z.refine(
      (value) => !/^\d{4}-\d\d-\d\d$/.test(value) || value >= today(),
      'This license has expired. Send us the renewed one.',
    ),
  ),
});

/** In the place of a file, which is in no form: that there is one. */
export const FILE_CHOSEN = 'chosen';
const FILE_MISSING = 'Choose a photo or scan of your license.';

/** The step as it is filled in: with `license`, which is empty, `FILE_CHOSEN`, or why the file was not taken. */
export const licenseFormSchema = z.extend(licenseSchema, {
  license: z.string().check(
    z.superRefine((value, context) => {
      if (value === FILE_CHOSEN) return;
      context.addIssue({ code: 'custom', message: value || FILE_MISSING, input: value });
    }),
  ),
});

export const messageSchema = z.object({
  message: optionalText(2000),
  acceptTerms: z.boolean().check(z.refine((value) => value, 'Accept the terms to apply.')),
});

export interface ApplyValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  profession: string;
  businessName: string;
  businessType: string;
  website: string;
  countryCode: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  /** See `PlaceValues`. */
  confirmedPlace: string;
  licenseNumber: string;
  licenseAuthority: string;
  licenseExpiresOn: string;
  message: string;
}

export const EMPTY_APPLICATION: ApplyValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  profession: '',
  businessName: '',
  businessType: '',
  website: '',
  countryCode: 'US',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  confirmedPlace: '',
  licenseNumber: '',
  licenseAuthority: '',
  licenseExpiresOn: '',
  message: '',
};
