import type { ComponentPropsWithRef } from 'react';

export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export const textTones = [
  'body',
  'muted',
  'heading',
  'inverse',
  'inverseMuted',
  'danger',
  'success',
  'warning',
  'inherit',
] as const;
export const textWeights = ['regular', 'medium', 'semibold', 'bold'] as const;
export const textElements = [
  'p',
  'span',
  'div',
  'strong',
  'em',
  'small',
  'label',
  'dt',
  'dd',
  'li',
  'time',
  'figcaption',
  'legend',
  'address',
] as const;
export const textAligns = ['start', 'center', 'end'] as const;
export const textDefaults = { as: 'p', tone: 'body' } as const;

export interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'ref'> {
  as?: (typeof textElements)[number];
  asChild?: boolean;
  /** Left out, the text keeps the size of its surroundings. */
  size?: (typeof textSizes)[number];
  tone?: (typeof textTones)[number];
  weight?: (typeof textWeights)[number];
  align?: (typeof textAligns)[number];
  /** Limits the line to about 66 characters. */
  measure?: boolean;
  /** Digits of one width, for columns of figures. */
  numeric?: boolean;
  /** Small spaced capitals above a heading. */
  eyebrow?: boolean;
  /** At most this many lines, then an ellipsis. */
  clamp?: 1 | 2 | 3;
  dateTime?: string;
  htmlFor?: string;
  ref?: React.Ref<HTMLElement>;
}
