import type { AtomProps } from '../../atoms/index.ts';
import type { BoxProps } from '../Box/index.ts';

export const inlineDefaults = { gap: '3', align: 'center', wrap: 'wrap' } as const;

export interface InlineProps extends Omit<BoxProps, 'display' | 'direction' | 'gap'> {
  gap?: AtomProps['gap'];
}
