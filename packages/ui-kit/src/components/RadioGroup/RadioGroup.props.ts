import type { ComponentPropsWithRef, ReactNode } from 'react';

export const radioGroupDirections = ['column', 'row'] as const;
export const radioGroupDefaults = { direction: 'column' } as const;

export interface RadioGroupProps {
  /** Question that the options answer. */
  legend: ReactNode;
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Form name shared by the options. */
  name: string;
  /** Controlled value; use `defaultValue` to leave it to the browser. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  direction?: (typeof radioGroupDirections)[number];
  disabled?: boolean;
  required?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

export interface RadioProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'name' | 'value' | 'checked' | 'children'
> {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

export interface RadioCardProps extends RadioProps {
  /** At the end of the first line, such as a price. */
  aside?: ReactNode;
  /** Shown under the card's head while it is chosen. */
  children?: ReactNode;
}
