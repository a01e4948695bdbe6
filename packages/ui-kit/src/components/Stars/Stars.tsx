import { cx } from '../../cx.ts';
import * as styles from './Stars.css.ts';
import { starsMax, type StarsProps } from './Stars.props.ts';

/** How good something is, as five stars. */
export function Stars({ value, className }: StarsProps) {
  return <progress aria-hidden="true" value={value} max={starsMax} className={cx(styles.root, className)} />;
}
