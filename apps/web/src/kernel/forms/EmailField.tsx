import { TextField } from '@regen/ui-kit/TextField';
import type { FieldBinding } from './use-app-form.ts';

export interface EmailFieldProps extends FieldBinding {
  /** `username` where it signs in: password managers keep the two apart. */
  autoComplete: 'email' | 'username';
  hint?: string;
}

/** The email address of a form, without the help of a keyboard that would change it. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      type="email"
      label="Email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}
