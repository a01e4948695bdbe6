import { EMAIL_PROBLEM, isEmailAddress } from '@regen/domain';
import * as z from 'zod/mini';
import { passwordProblem } from './password-rules.ts';

const email = z.string().check(
  z.trim(),
  z.minLength(1, 'Enter your email address.'),
  z.maxLength(254, 'Use at most 254 characters.'),
  z.refine((value) => value === '' || isEmailAddress(value), EMAIL_PROBLEM),
);

/** Length is what makes a password strong; the rest rejects what is guessed first. */
const newPassword = z.string().check(
  z.maxLength(200, 'Use at most 200 characters.'),
  z.superRefine((value, context) => {
    const message = passwordProblem(value, '');
    if (message !== null) context.addIssue({ code: 'custom', message, input: value });
  }),
);

const name = (message: string) => z.string().check(z.trim(), z.minLength(1, message), z.maxLength(80));

export const loginSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(200, 'Use at most 200 characters.')),
});

export const registerSchema = z
  .object({
    firstName: name('Enter your first name.'),
    lastName: name('Enter your last name.'),
    email,
    password: newPassword,
    acceptTerms: z.boolean().check(z.refine((value) => value, 'Accept the terms to create an account.')),
  })
  .check(
    z.superRefine((values, context) => {
      if (passwordProblem(values.password, '') !== null) return;
      const message = passwordProblem(values.password, values.email);
      if (message !== null) {
        context.addIssue({ code: 'custom', path: ['password'], message, input: values.password });
      }
    }),
  );

export const forgotSchema = z.object({ email });

export const resetSchema = z.object({ password: newPassword });
