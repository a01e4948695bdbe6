import { useState } from 'react';
import { cx } from '../../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Field } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { passwordFieldDefaults, type PasswordFieldProps } from './PasswordField.props.ts';

/** A password with a button that shows it. */
export function PasswordField({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  required,
  aside,
  showLabel = passwordFieldDefaults.showLabel,
  hideLabel = passwordFieldDefaults.hideLabel,
  className,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional, required, aside, className }}>
      {(control) => (
        <div className={field.adorned}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...props}
            type={shown ? 'text' : 'password'}
            className={cx(field.control, field.withEnd)}
          />
          <span className={field.end}>
            <IconButton
              icon={shown ? 'eyeOff' : 'eye'}
              label={shown ? hideLabel : showLabel}
              size="sm"
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
