import { useEffect, useId, useRef } from 'react';
import { cx } from '../../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Checkbox.css.ts';
import type { CheckboxProps } from './Checkbox.props.ts';

/** One yes or no, or one of several. */
export function Checkbox({
  id,
  label,
  hint,
  error,
  aside,
  indeterminate = false,
  className,
  ref,
  ...props
}: CheckboxProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  return (
    <div className={cx(styles.root, className)}>
      <label className={cx(styles.line, props.disabled && styles.disabled)}>
        <input
          type="checkbox"
          id={inputId}
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          {...props}
          ref={(node) => {
            own.current = node;
            if (typeof ref === 'function') return ref(node);
            if (ref) ref.current = node;
          }}
          className={cx(styles.input, styles.box)}
        />
        <span className={styles.label}>{label}</span>
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className={cx(field.hint, styles.note)}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={cx(field.error, styles.note)}>
          <Icon name="alert" size="sm" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
