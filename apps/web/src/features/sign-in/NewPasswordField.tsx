import { PasswordField } from '@regen/ui-kit/PasswordField';
import { Stack } from '@regen/ui-kit/Stack';
import type { FieldBinding } from '~/kernel/forms/use-app-form.ts';
import { PasswordRules } from './PasswordRules.tsx';

export interface NewPasswordFieldProps extends FieldBinding {
  label: string;
  hint: string;
  /** The typed password and, where it is known, the email address of its account, for the requirements. */
  password: string;
  email?: string;
}

/** A field for choosing a password, with its requirements. */
export function NewPasswordField({ password, email, ...field }: NewPasswordFieldProps) {
  return (
    <Stack gap="3">
      <PasswordField {...field} autoComplete="new-password" maxLength={200} />
      <PasswordRules password={password} email={email} />
    </Stack>
  );
}
