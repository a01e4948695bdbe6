import { cx } from '../../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Field } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import { textFieldDefaults, type TextFieldProps } from './TextField.props.ts';

/** One line of text with its label. */
export function TextField({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  required,
  aside,
  type = textFieldDefaults.type,
  iconStart,
  end,
  className,
  ...props
}: TextFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional, required, aside, className }}>
      {(control) => (
        <div className={field.adorned}>
          {iconStart ? (
            <span className={field.start}>
              <Icon name={iconStart} />
            </span>
          ) : null}
          <input
            type={type}
            {...control}
            {...props}
            className={cx(field.control, iconStart && field.withStart, Boolean(end) && field.withEnd)}
          />
          {end ? <span className={field.end}>{end}</span> : null}
        </div>
      )}
    </Field>
  );
}
