import type { BoxProps } from '../Box/index.ts';

export const containerWidths = ['narrow', 'wide'] as const;
export const containerDefaults = { width: 'wide' } as const;

export interface ContainerProps extends Omit<BoxProps, 'width' | 'paddingX' | 'marginX'> {
  width?: (typeof containerWidths)[number];
}
