import * as z from 'zod/mini';
import { emailSchema, firstNameSchema, lastNameSchema } from '~/kernel/forms/text-schemas.ts';
import { passwordProblem } from './password-rules.ts';

/** Length is what makes a password strong; the rest rejects what is guessed first. */
export const newPassword = (email?: string) =>
  z.string().check(
    z.maxLength(200, 'Use at most 200 characters.'),
    z.superRefine((value, context) => {
      const message = passwordProblem(value, email);
      if (message !== null) context.addIssue({ code: 'custom', message, input: value });
    }),
  );

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(200, 'Use at most 200 characters.')),
});

export const registerSchema = z
  .object({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: emailSchema,
    password: newPassword(),
    acceptTerms: z.boolean().check(z.refine((value) => value, 'Accept the terms to create an account.')),
  })
  .check(
    z.superRefine((values, context) => {
      if (passwordProblem(values.password) !== null) return;
      const message = passwordProblem(values.password, values.email);
      if (message !== null) {
        context.addIssue({ code: 'custom', path: ['password'], message, input: values.password });
      }
    }),
  );

export const forgotSchema = z.object({ email: emailSchema });

export const resetSchema = z.object({ password: newPassword() });
