import type { ComponentPropsWithRef } from 'react';

export const visuallyHiddenElements = ['span', 'div', 'p', 'h2', 'h3', 'caption', 'legend'] as const;
export const visuallyHiddenDefaults = { as: 'span' } as const;

export interface VisuallyHiddenProps extends Omit<ComponentPropsWithRef<'span'>, 'ref'> {
  as?: (typeof visuallyHiddenElements)[number];
}
