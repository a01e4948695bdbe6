import type { ComponentPropsWithRef } from 'react';
import type { AtomProps } from '../../atoms/index.ts';
import type { BoxProps } from '../Box/index.ts';

export const fieldGridWidths = ['base', 'tablet'] as const;
export const fieldGridDefaults = { from: 'tablet', gap: '4' } as const;

export interface FieldGridProps extends Omit<BoxProps, 'display' | 'direction' | 'columns' | 'gap'> {
  /** From which width on there are two columns: `base` for fields that are short on a phone too, such as city and ZIP code. */
  from?: (typeof fieldGridWidths)[number];
  gap?: AtomProps['gap'];
}

/** A field, or several, across both columns. */
export interface WholeRowProps extends ComponentPropsWithRef<'div'> {
  /** False for a field that shares its line for now: the city, where no state is asked for. */
  when?: boolean;
}
