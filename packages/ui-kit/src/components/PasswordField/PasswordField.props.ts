import type { TextFieldProps } from '../TextField/index.ts';

export const passwordAutocompletes = ['current-password', 'new-password'] as const;
export const passwordFieldDefaults = { showLabel: 'Show password', hideLabel: 'Hide password' } as const;

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'iconStart' | 'autoComplete'> {
  autoComplete: (typeof passwordAutocompletes)[number];
  showLabel?: string;
  hideLabel?: string;
}
