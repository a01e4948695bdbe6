import { cx } from '../../cx.ts';
import * as styles from './LoadingBar.css.ts';
import type { LoadingBarProps } from './LoadingBar.props.ts';

/** A thin line at the top of the window while the next page is on its way. */
export function LoadingBar({ className }: LoadingBarProps) {
  return <div className={cx(styles.root, className)} aria-hidden="true" />;
}
