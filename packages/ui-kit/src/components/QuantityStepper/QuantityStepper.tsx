import { useState } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './QuantityStepper.css.ts';
import { quantityStepperDefaults, type QuantityStepperProps } from './QuantityStepper.props.ts';

/** A number of pieces: buttons, arrow keys, or typed. What is typed counts on leaving the field or on Enter. */
export function QuantityStepper({
  value,
  onChange,
  min = quantityStepperDefaults.min,
  max = quantityStepperDefaults.max,
  size = quantityStepperDefaults.size,
  label = quantityStepperDefaults.label,
  disabled,
  id,
  name,
  className,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const commit = (next: number) => {
    setDraft(null);
    const clamped = Math.min(max, Math.max(min, Math.round(next)));
    if (clamped !== value) onChange(clamped);
  };
  const commitDraft = () => {
    if (draft === null) return;
    const typed = Number(draft);
    if (draft.trim() === '' || !Number.isFinite(typed)) setDraft(null);
    else commit(typed);
  };
  const step = (by: 1 | -1, stepLabel: string) => {
    const atEnd = disabled || (by === 1 ? value >= max : value <= min);
    return (
      <button
        type="button"
        className={styles.button}
        aria-label={`${stepLabel}: ${label}`}
        // Not `disabled`: the button that was just pressed must keep the focus when the end is reached.
        aria-disabled={atEnd || undefined}
        onClick={() => (atEnd ? undefined : commit(value + by))}
      >
        <Icon name={by === 1 ? 'plus' : 'minus'} size="sm" />
      </button>
    );
  };

  return (
    <fieldset aria-label={label} className={cx(styles.group, className)}>
      <div className={cx(styles.root, styles.size[size], disabled && styles.disabled)}>
        {step(-1, 'One less')}
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          aria-label={label}
          className={styles.input}
          min={min}
          max={max}
          disabled={disabled}
          value={draft ?? value}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commitDraft}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              if (draft !== null) event.preventDefault();
              commitDraft();
            } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              commit((Number(draft ?? value) || 0) + (event.key === 'ArrowUp' ? 1 : -1));
            } else if (event.key === 'Escape' && draft !== null) {
              event.stopPropagation();
              setDraft(null);
            }
          }}
        />
        {step(1, 'One more')}
      </div>
    </fieldset>
  );
}
