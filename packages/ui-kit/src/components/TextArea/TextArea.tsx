import * as field from '../Field/Field.css.ts';
import { Field } from '../Field/index.ts';
import { textAreaDefaults, type TextAreaProps } from './TextArea.props.ts';

/** Several lines of text with their label. */
export function TextArea({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  required,
  rows = textAreaDefaults.rows,
  className,
  ...props
}: TextAreaProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional, required, className }}>
      {(control) => <textarea rows={rows} {...control} {...props} className={field.control} />}
    </Field>
  );
}
