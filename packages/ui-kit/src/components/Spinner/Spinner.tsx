import { cx } from '../../cx.ts';
// Its styles and not the component: every app that has a button carries this file.
import * as visuallyHidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Spinner.css.ts';
import { spinnerDefaults, type SpinnerProps } from './Spinner.props.ts';

/** Work without a known end. */
export function Spinner({ size = spinnerDefaults.size, label = spinnerDefaults.label }: SpinnerProps) {
  return (
    <>
      <span className={cx(styles.root, styles.size[size])} aria-hidden="true" />
      {label === null ? null : <span className={visuallyHidden.root}>{label}</span>}
    </>
  );
}
