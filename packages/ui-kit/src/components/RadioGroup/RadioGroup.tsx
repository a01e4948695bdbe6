import { createContext, use, useId } from 'react';
import { cx } from '../../cx.ts';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './RadioGroup.css.ts';
import { radioGroupDefaults, type RadioCardProps, type RadioGroupProps, type RadioProps } from './RadioGroup.props.ts';

type Group = Pick<RadioGroupProps, 'name' | 'value' | 'defaultValue' | 'onValueChange' | 'disabled' | 'required'> & {
  invalid: boolean;
};
const GroupContext = createContext<Group | null>(null);

/** A question with one answer. Takes `Radio` or `RadioCard` children. */
export function RadioGroup({
  legend,
  legendHidden,
  hint,
  error,
  direction = radioGroupDefaults.direction,
  id,
  className,
  children,
  ...group
}: RadioGroupProps) {
  const generated = useId();
  const groupId = id ?? generated;
  const describedBy = [hint && `${groupId}-hint`, error && `${groupId}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset id={groupId} tabIndex={-1} aria-describedby={describedBy} className={className}>
      {legendHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      <div className={styles.root}>
        {hint ? (
          <p id={`${groupId}-hint`} className={field.hint}>
            {hint}
          </p>
        ) : null}
        <div className={styles.options[direction]}>
          <GroupContext value={{ ...group, invalid: Boolean(error) }}>{children}</GroupContext>
        </div>
        {error ? (
          <p id={`${groupId}-error`} className={field.error}>
            <Icon name="alert" size="sm" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}

function useRadio({ value, hint, id, onChange, ...props }: Omit<RadioProps, 'label'>) {
  const group = use(GroupContext);
  if (!group) throw new Error('Radio and RadioCard belong inside a RadioGroup.');
  const generated = useId();
  const inputId = id ?? generated;
  const selection =
    group.value === undefined ? { defaultChecked: group.defaultValue === value } : { checked: group.value === value };
  return {
    hintId: hint ? `${inputId}-hint` : undefined,
    input: {
      disabled: group.disabled,
      required: group.required,
      'aria-invalid': group.invalid || undefined,
      'aria-describedby': hint ? `${inputId}-hint` : undefined,
      ...props,
      ...selection,
      id: inputId,
      type: 'radio' as const,
      name: group.name,
      value,
      className: cx(checkbox.input, styles.dot),
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        onChange?.(event);
        group.onValueChange?.(value);
      },
    },
  };
}

/** One answer on a line. */
export function Radio({ label, className, ...props }: RadioProps) {
  const { input, hintId } = useRadio(props);
  return (
    <div className={className}>
      <label className={cx(checkbox.line, input.disabled && checkbox.disabled)}>
        <input {...input} />
        <span className={checkbox.label}>{label}</span>
      </label>
      {props.hint ? (
        <p id={hintId} className={cx(field.hint, checkbox.note)}>
          {props.hint}
        </p>
      ) : null}
    </div>
  );
}

/** One answer as a card: label, hint, a figure at the end, and details while it is chosen. */
export function RadioCard({ label, aside, children, className, ...props }: RadioCardProps) {
  const { input, hintId } = useRadio(props);
  return (
    <div className={cx(styles.card, className)}>
      <label className={cx(styles.cardHead, input.disabled && checkbox.disabled)}>
        <input {...input} />
        <span className={styles.cardText}>
          <span className={cx(styles.cardLabel, input.disabled && styles.cardDisabled)}>{label}</span>
          {props.hint ? (
            <span id={hintId} className={styles.cardHint}>
              {props.hint}
            </span>
          ) : null}
        </span>
        {aside ? <span className={cx(styles.cardAside, input.disabled && styles.cardDisabled)}>{aside}</span> : null}
      </label>
      {children ? <div className={styles.cardBody}>{children}</div> : null}
    </div>
  );
}
