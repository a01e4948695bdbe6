import { cx } from '../../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Field } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';
import { selectDefaults, type SelectOption, type SelectProps } from './Select.props.ts';

const option = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** The platform's own select, so that phones bring their own picker. */
export function Select({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  required,
  options,
  placeholder,
  size = selectDefaults.size,
  inline,
  className,
  ...props
}: SelectProps) {
  return (
    <Field
      {...{ id, label, labelHidden, hint, error, optional, required }}
      className={cx(inline && styles.inline, className)}
    >
      {(control) => (
        <div className={field.adorned}>
          <select {...control} {...props} className={cx(field.control, styles.select, size === 'sm' && styles.small)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(option)}
                </optgroup>
              ) : (
                option(entry)
              ),
            )}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevronDown" size="sm" />
          </span>
        </div>
      )}
    </Field>
  );
}
