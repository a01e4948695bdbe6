import * as z from 'zod/mini';
import { newPassword } from '~/features/sign-in/index.ts';
import {
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  phoneSchema,
  requiredText,
} from '~/kernel/forms/text-schemas.ts';

/** @param hasAccountName Whether the person may rename the account. */
export const detailsSchema = (hasAccountName: boolean) =>
  z
    .object({
      firstName: firstNameSchema,
      lastName: lastNameSchema,
      phone: phoneSchema,
      smsOptIn: z.boolean(),
      accountName: hasAccountName ? requiredText('Enter the account name.', 120) : z.string(),
    })
    .check(
      z.superRefine((values, context) => {
        if (!values.smsOptIn || values.phone !== '') return;
        const message = 'Enter a phone number for text messages.';
        context.addIssue({ code: 'custom', path: ['phone'], message, input: values.phone });
      }),
    );

export type Details = z.infer<ReturnType<typeof detailsSchema>>;

/** Shortly after signing in the server does not ask for the current password (rule S17). */
const currentPassword = (isAsked: boolean) =>
  z.string().check(
    z.maxLength(200),
    z.refine((value) => !isAsked || value !== '', 'Enter your current password.'),
  );

/** @param current The address now. */
export const emailChangeSchema = (current: string) =>
  z.object({
    newEmail: emailSchema.check(
      z.refine(
        (value) => value.toLowerCase() !== current.toLowerCase(),
        'Enter an email address that’s different from your current one.',
      ),
    ),
    currentPassword: currentPassword(true),
  });

export const deletionSchema = z.object({
  currentPassword: currentPassword(true),
  isSure: z.boolean().check(z.refine((value) => value, 'Confirm that you want to delete your account.')),
});

export const downloadSchema = (isCurrentAsked: boolean) =>
  z.object({ currentPassword: currentPassword(isCurrentAsked) });

export const passwordSchema = (isCurrentAsked: boolean, email: string) =>
  z.object({ currentPassword: currentPassword(isCurrentAsked), password: newPassword(email) }).check(
    z.superRefine(({ currentPassword, password }, context) => {
      if (password === '' || password !== currentPassword) return;
      const message = 'Choose a password that’s different from your current one.';
      context.addIssue({ code: 'custom', path: ['password'], message, input: password });
    }),
  );
