import * as z from 'zod/mini';

const phone = z.string().check(
  z.trim(),
  z.refine((value) => value === '' || /^\+?[0-9 ().-]{7,31}$/.test(value), 'Enter a phone number like 801 555 0114.'),
);

export const contactSchema = z.object({ phone, smsOptIn: z.boolean() }).check(
  z.superRefine((values, context) => {
    if (!values.smsOptIn || values.phone !== '') return;
    const message = 'Enter a phone number for text messages.';
    context.addIssue({ code: 'custom', path: ['phone'], message, input: values.phone });
  }),
);

export const nameSchema = z.object({
  firstName: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter your first name.'), z.maxLength(80, 'Use at most 80 characters.')),
  lastName: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter your last name.'), z.maxLength(80, 'Use at most 80 characters.')),
});

export const accountNameSchema = z.object({
  accountName: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter the account name.'), z.maxLength(120, 'Use at most 120 characters.')),
});

const passwordFields = z.object({
  currentPassword: z.string().check(z.maxLength(200)),
  password: z
    .string()
    .check(z.minLength(10, 'Use at least 10 characters.'), z.maxLength(200, 'Use at most 200 characters.')),
});

/** Shortly after signing in the server does not ask for the current password (rule S17). */
export const passwordSchema = (isCurrentAsked: boolean) =>
  passwordFields.check(
    z.superRefine(({ currentPassword }, context) => {
      if (!isCurrentAsked || currentPassword !== '') return;
      const message = 'Enter your current password.';
      context.addIssue({ code: 'custom', path: ['currentPassword'], message, input: currentPassword });
    }),
    z.superRefine(({ currentPassword, password }, context) => {
      if (password === '' || password !== currentPassword) return;
      const message = 'Choose a password that’s different from your current one.';
      context.addIssue({ code: 'custom', path: ['password'], message, input: password });
    }),
  );
