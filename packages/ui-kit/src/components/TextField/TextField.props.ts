import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FieldOwnProps } from '../Field/index.ts';
import type { IconName } from '../Icon/index.ts';

export const textFieldTypes = ['text', 'email', 'tel', 'search', 'url', 'number', 'date'] as const;
export const textFieldDefaults = { type: 'text' } as const;

export interface TextFieldProps extends FieldOwnProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  type?: (typeof textFieldTypes)[number];
  iconStart?: IconName;
  /** Inside the box at its end, such as a button. */
  end?: ReactNode;
  /** Beside the label at the end of the line. */
  aside?: ReactNode;
}
