import type { ComponentPropsWithRef } from 'react';
import type { FieldOwnProps } from '../Field/index.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export const selectSizes = ['sm', 'md'] as const;
export const selectDefaults = { size: 'md' } as const;

export interface SelectProps
  extends FieldOwnProps, Omit<ComponentPropsWithRef<'select'>, 'size' | 'children' | 'multiple'> {
  options: readonly (SelectOption | SelectGroup)[];
  /** First entry with an empty value, such as "Choose a country". */
  placeholder?: string;
  size?: (typeof selectSizes)[number];
  /** Label before the box instead of above it. */
  inline?: boolean;
}
