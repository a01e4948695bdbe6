import type { ComponentPropsWithRef } from 'react';
import type { AtomProps } from '../../atoms/index.ts';

export const boxElements = ['div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'ul', 'ol', 'li', 'span', 'dl', 'dt', 'dd', 'form', 'fieldset', 'figure', 'p'] as const; // prettier-ignore
export const boxDefaults = { as: 'div' } as const;

export type BoxElement = (typeof boxElements)[number];

export interface BoxProps extends Omit<ComponentPropsWithRef<'div'>, 'color' | 'ref'>, AtomProps {
  as?: BoxElement;
  /** Renders the only child, with these classes, instead of an element of its own. */
  asChild?: boolean;
  ref?: React.Ref<HTMLElement>;
}
