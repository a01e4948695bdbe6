import { EMAIL_PROBLEM, isEmailAddress } from '@regen/domain';
import * as z from 'zod/mini';
import { phoneSchema } from '~/features/addresses/index.ts';

const emailSchema = z.string().check(
  z.trim(),
  z.minLength(1, 'Enter your email address.'),
  z.maxLength(254, 'Use at most 254 characters.'),
  z.refine((value) => value === '' || isEmailAddress(value), EMAIL_PROBLEM),
);

export const contactSchema = z.object({ email: emailSchema, phone: phoneSchema });
