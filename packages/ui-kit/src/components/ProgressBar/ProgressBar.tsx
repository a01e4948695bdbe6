import { useId } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ProgressBar.css.ts';
import { progressBarDefaults, type ProgressBarProps } from './ProgressBar.props.ts';

/** How far something has come: an upload, or the way to free shipping. */
export function ProgressBar({
  label,
  labelHidden,
  value,
  max = progressBarDefaults.max,
  valueText,
  tone = progressBarDefaults.tone,
  className,
}: ProgressBarProps) {
  const id = useId();
  const bar = (
    <progress
      id={id}
      value={value === undefined ? undefined : Math.min(max, Math.max(0, value))}
      max={max}
      aria-valuetext={valueText}
      className={cx(styles.bar, styles.tone[tone])}
    />
  );
  const labelElement = <label htmlFor={id}>{label}</label>;
  return (
    <div className={cx(styles.root, className)}>
      {labelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.line}>
          {labelElement}
          {valueText ? <span className={styles.value}>{valueText}</span> : null}
        </div>
      )}
      {bar}
    </div>
  );
}
