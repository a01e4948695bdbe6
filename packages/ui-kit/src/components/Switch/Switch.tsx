// oxlint-disable jsx-a11y/role-has-required-aria-props -- a checkbox in the role of a switch has its state by itself; aria-checked must not be set on it.
import { useId } from 'react';
import { cx } from '../../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Switch.css.ts';
import { switchDefaults, type SwitchProps } from './Switch.props.ts';

/**
 * A setting that is on or off and takes effect at once. The browser's own checkbox in the role of a switch: it is part of
 * its form, and works before any script has loaded.
 */
export function Switch({ id, label, hint, error, side = switchDefaults.side, className, ...props }: SwitchProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const note = side === 'start' && styles.note;
  return (
    <div className={cx(styles.root, className)}>
      <label className={cx(styles.line, side === 'end' && styles.end, props.disabled && styles.disabled)}>
        <input
          type="checkbox"
          role="switch"
          id={inputId}
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          {...props}
          className={styles.track}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {hint ? (
        <p id={hintId} className={cx(field.hint, note)}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={cx(field.error, note)}>
          <Icon name="alert" size="sm" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
