import * as z from 'zod/mini';
import { newPassword } from '~/features/sign-in/index.ts';
import { firstNameSchema, lastNameSchema, phoneSchema, requiredText } from '~/kernel/forms/text-schemas.ts';

export const contactSchema = z.object({ phone: phoneSchema, smsOptIn: z.boolean() }).check(
  z.superRefine((values, context) => {
    if (!values.smsOptIn || values.phone !== '') return;
    const message = 'Enter a phone number for text messages.';
    context.addIssue({ code: 'custom', path: ['phone'], message, input: values.phone });
  }),
);

export const nameSchema = z.object({ firstName: firstNameSchema, lastName: lastNameSchema });

export const accountNameSchema = z.object({ accountName: requiredText('Enter the account name.', 120) });

/** Shortly after signing in the server does not ask for the current password (rule S17). */
export const passwordSchema = (isCurrentAsked: boolean, email: string) =>
  z.object({ currentPassword: z.string().check(z.maxLength(200)), password: newPassword(email) }).check(
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
