import { TextField } from '@regen/ui-kit/TextField';
import type { FieldBinding } from './use-app-form.ts';

export interface EmailFieldProps extends FieldBinding {
  /** `username` on the sign-in form: password managers distinguish the two. */
  autoComplete: 'email' | 'username';
  hint?: string;
}

/** A form's email field, without autocapitalization or spell check. */
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
