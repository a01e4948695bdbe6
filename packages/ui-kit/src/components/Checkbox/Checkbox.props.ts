import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** At the end of the line, such as the number of matching products. */
  aside?: ReactNode;
  /** Some, not all, of what the box stands for. */
  indeterminate?: boolean;
}
