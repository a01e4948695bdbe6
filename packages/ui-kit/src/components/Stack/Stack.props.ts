import type { AtomProps } from '../../atoms/index.ts';
import type { BoxProps } from '../Box/index.ts';

export const stackDefaults = { gap: '4' } as const;

export interface StackProps extends Omit<BoxProps, 'display' | 'direction' | 'gap'> {
  gap?: AtomProps['gap'];
}
