import { Slot } from 'radix-ui';
import type { ElementType } from 'react';
import { cx } from '../../cx.ts';
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
  const Element: ElementType = asChild ? Slot.Root : as;
  return (
    <Element
      className={cx(
        styles.tone[tone],
        eyebrow && styles.eyebrow,
        size && styles.size[size],
        weight && styles.weight[weight],
        align && styles.align[align],
        measure && styles.measure,
        numeric && styles.numeric,
        clamp && styles.clamp[clamp],
        className,
      )}
      {...props}
    />
  );
}
