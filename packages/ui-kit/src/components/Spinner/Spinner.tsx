import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Spinner.css.ts';
import { spinnerDefaults, type SpinnerProps } from './Spinner.props.ts';

/** Work without a known end. */
export function Spinner({ size = spinnerDefaults.size, label = spinnerDefaults.label }: SpinnerProps) {
  return (
    <>
      <span className={cx(styles.root, styles.size[size])} aria-hidden="true" />
      {label === null ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
