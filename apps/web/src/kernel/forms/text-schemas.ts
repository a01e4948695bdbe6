import { EMAIL_PROBLEM, isEmailAddress } from '@regen/domain';
import * as z from 'zod/mini';

const atMost = (max: number) => z.maxLength(max, `Use at most ${max} characters.`);

/** A required text, with the message for when it is missing. */
export const requiredText = (message: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, message), atMost(max));

export const optionalText = (max: number) => z.string().check(z.trim(), atMost(max));

export const firstNameSchema = requiredText('Enter your first name.', 80);
export const lastNameSchema = requiredText('Enter your last name.', 80);

// An empty field has one problem, not two: only typed text is checked for its format.
export const emailSchema = requiredText('Enter your email address.', 254).check(
  z.refine((value) => value === '' || isEmailAddress(value), EMAIL_PROBLEM),
);

const isPhoneNumber = z.refine<string>(
  (value) => value === '' || /^\+?[0-9 ().-]{7,31}$/.test(value),
  'Enter a phone number like 801-555-0114.',
);

/** An optional phone number. */
export const phoneSchema = z.string().check(z.trim(), isPhoneNumber);

export const requiredPhone = (message: string) => z.string().check(z.trim(), z.minLength(1, message), isPhoneNumber);
