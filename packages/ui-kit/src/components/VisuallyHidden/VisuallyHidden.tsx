import { cx } from '../../cx.ts';
import * as styles from './VisuallyHidden.css.ts';
import { visuallyHiddenDefaults, type VisuallyHiddenProps } from './VisuallyHidden.props.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = visuallyHiddenDefaults.as, className, ...props }: VisuallyHiddenProps) {
  return <Element className={cx(styles.root, className)} {...props} />;
}
