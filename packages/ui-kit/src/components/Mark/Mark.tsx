import { cx } from '../../cx.ts';
import * as styles from './Mark.css.ts';
import { markDefaults, type MarkProps } from './Mark.props.ts';

/** A round sign before a step or a message. The text beside it says the same, so it is decorative. */
export function Mark({ tone = markDefaults.tone, size = markDefaults.size, className, children }: MarkProps) {
  return (
    <span aria-hidden="true" className={cx(styles.root, styles.tone[tone], styles.size[size], className)}>
      {children}
    </span>
  );
}
