import type { BoxProps } from '../Box/index.ts';

export const cardTones = ['card', 'sunken', 'outline', 'inverse', 'brand'] as const;
export const cardPaddings = ['none', 'sm', 'md', 'lg'] as const;
export const cardDefaults = { tone: 'card', padding: 'md' } as const;

export interface CardProps extends Omit<BoxProps, 'padding' | 'background' | 'border' | 'radius' | 'shadow'> {
  tone?: (typeof cardTones)[number];
  padding?: (typeof cardPaddings)[number];
}
