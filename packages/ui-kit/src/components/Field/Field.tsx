import { useId } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Field.css.ts';
import { fieldDefaults, type FieldProps } from './Field.props.ts';

/** Label, hint and error around one control, wired by ids. */
export function Field({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  required,
  aside,
  className,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const labelElement = (
    <label htmlFor={controlId} className={styles.label}>
      {label}
      {optional ? <span className={styles.optional}> ({fieldDefaults.optionalText})</span> : null}
    </label>
  );
  return (
    <div className={cx(styles.root, className)}>
      {labelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.labelLine}>
          {labelElement}
          {aside}
        </div>
      )}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children({
        id: controlId,
        'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
        ...(error ? { 'aria-invalid': true, 'aria-errormessage': errorId } : {}),
        required,
      })}
      {error ? (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size="sm" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
