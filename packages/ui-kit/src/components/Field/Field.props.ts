import type { ReactElement, ReactNode } from 'react';

/** What a control needs to be wired to its label, hint and error. Spread it on the control. */
export interface FieldControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-errormessage'?: string;
  required?: boolean;
}

/** Shared by every control that brings its own label. */
export interface FieldOwnProps {
  label: ReactNode;
  /** Hides the label from the eye only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong and how to fix it. Marks the field as invalid. */
  error?: ReactNode;
  /** Says "optional" beside the label. Fields are taken to be required otherwise. */
  optional?: boolean;
}

export const fieldDefaults = { optionalText: 'optional' } as const;

export interface FieldProps extends FieldOwnProps {
  id?: string;
  required?: boolean;
  /** Beside the label at the end of the line, such as "Forgot?". */
  aside?: ReactNode;
  className?: string;
  children: (control: FieldControlProps) => ReactElement;
}
