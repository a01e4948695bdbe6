import type { AtomProps } from '../../atoms/index.ts';
import type { BoxProps } from '../Box/index.ts';

export const gridMinimums = ['xs', 'sm', 'md', 'lg'] as const;
export const gridDefaults = { gap: '4' } as const;

export interface GridProps extends Omit<BoxProps, 'display' | 'direction' | 'gap'> {
  gap?: AtomProps['gap'];
  /** Smallest column: as many columns as fit. Leave out to set `columns` by hand. */
  min?: (typeof gridMinimums)[number];
}
