import type { ElementType } from 'react';
import { cx } from '../../cx.ts';
import { slot } from '../../slot.ts';
import * as styles from './Text.css.ts';
import { textDefaults, type TextProps } from './Text.props.ts';

/** Running text in one of the tones and sizes of the theme. */
export function Text({
  as = textDefaults.as,
  asChild,
  size,
  tone = textDefaults.tone,
  weight,
  align,
  measure,
  numeric,
  eyebrow,
  clamp,
  className,
  ...props
}: TextProps) {
  const classes = cx(
    styles.tone[tone],
    eyebrow && styles.eyebrow,
    size && styles.size[size],
    weight && styles.weight[weight],
    align && styles.align[align],
    measure && styles.measure,
    numeric && styles.numeric,
    clamp && styles.clamp[clamp],
    className,
  );
  if (asChild) return slot(props.children, { ...props, className: classes });
  const Element = as as ElementType;
  return <Element className={classes} {...props} />;
}
