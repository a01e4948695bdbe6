import { PasswordField, type PasswordFieldProps } from '@regen/ui-kit/PasswordField';

interface CurrentPasswordFieldProps extends Omit<PasswordFieldProps, 'label' | 'autoComplete' | 'maxLength'> {
  /** Of the person whose password it is. */
  email: string;
}

/** The password that proves who changes something. */
export function CurrentPasswordField({ email, ...field }: CurrentPasswordFieldProps) {
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field} label="Current password" autoComplete="current-password" maxLength={200} />
    </>
  );
}
