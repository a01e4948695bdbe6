import { Popover as Radix } from 'radix-ui';
import { useId, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import {
  addMonths,
  dayPattern,
  formatDay,
  longDay,
  longMonth,
  readDay,
  todayHere,
  writeDay,
} from '../../dates/days.ts';
import { MonthGrid } from '../../dates/MonthGrid.tsx';
import * as field from '../Field/Field.css.ts';
import { Field } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as popover from '../Popover/Popover.css.ts';
import * as styles from './DateField.css.ts';
import { dateFieldDefaults, type DateFieldProps } from './DateField.props.ts';

/** A day, typed in the order of the locale or chosen from a month. */
export function DateField({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  required,
  value,
  onValueChange,
  name,
  min,
  max,
  isUnavailable,
  today,
  locale = dateFieldDefaults.locale,
  firstWeekday = dateFieldDefaults.firstWeekday,
  defaultOpen = false,
  openLabel = dateFieldDefaults.openLabel,
  previousLabel = dateFieldDefaults.previousLabel,
  nextLabel = dateFieldDefaults.nextLabel,
  className,
  ...props
}: DateFieldProps) {
  const monthId = useId();
  // What is typed, while it differs from what is chosen.
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState(defaultOpen);
  const [active, setActive] = useState(defaultOpen ? value || (today ?? todayHere()) : '');
  const box = useRef<HTMLDivElement>(null);
  const isOff = (day: string) =>
    (min !== undefined && day < min) || (max !== undefined && day > max) || (isUnavailable?.(day) ?? false);
  const within = (day: string) => (min !== undefined && day < min ? min : max !== undefined && day > max ? max : day);
  const here = today ?? (open ? todayHere() : undefined);

  const openChange = (next: boolean) => {
    if (next) setActive(value || within(today ?? todayHere()));
    setOpen(next);
  };
  const pick = (day: string) => {
    setDraft(null);
    onValueChange(day);
    openChange(false);
  };
  const turn = (months: number) => setActive(addMonths(active, months));

  return (
    <Field {...{ id, label, labelHidden, hint, error, optional, required, className }}>
      {(control) => (
        <div ref={box} className={field.adorned}>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={dayPattern(locale)}
            {...control}
            {...props}
            value={draft ?? (value ? writeDay(value, locale) : '')}
            onChange={(event) => {
              const text = event.target.value;
              const day = text.trim() === '' ? '' : readDay(text, locale);
              setDraft(text);
              onValueChange(day !== null && day !== '' && isOff(day) ? null : day);
            }}
            onBlur={(event) => {
              props.onBlur?.(event);
              // Written out in full once it is a day; an invalid date stays, to be corrected.
              if (draft !== null && (draft.trim() === '' || value)) setDraft(null);
            }}
            className={cx(field.control, field.withEnd)}
          />
          {name ? <input type="hidden" name={name} value={value} /> : null}
          <span className={field.end}>
            <Radix.Root open={open} onOpenChange={openChange}>
              <Radix.Trigger asChild>
                <IconButton
                  icon="calendar"
                  size="sm"
                  disabled={props.disabled || props.readOnly}
                  label={value ? `${openLabel}, ${formatDay(value, locale, longDay)}` : openLabel}
                />
              </Radix.Trigger>
              <Radix.Portal>
                <Radix.Content
                  aria-label={openLabel}
                  align="end"
                  sideOffset={12}
                  collisionPadding={8}
                  dir={box.current ? (getComputedStyle(box.current).direction as 'ltr' | 'rtl') : undefined}
                  className={cx(popover.floating, styles.panel)}
                  // The grid takes the focus itself, on the active day.
                  onOpenAutoFocus={(event) => event.preventDefault()}
                >
                  <div className={styles.head}>
                    <IconButton icon="chevronStart" size="sm" label={previousLabel} onClick={() => turn(-1)} />
                    <h2 id={monthId} aria-live="polite" className={styles.month}>
                      {active ? formatDay(active, locale, longMonth) : null}
                    </h2>
                    <IconButton icon="chevronEnd" size="sm" label={nextLabel} onClick={() => turn(1)} />
                  </div>
                  {active ? (
                    <MonthGrid
                      labelledBy={monthId}
                      active={active}
                      onActive={setActive}
                      onPress={(day) => (isOff(day) ? setActive(day) : pick(day))}
                      takesFocus
                      selected={value || undefined}
                      today={here}
                      isUnavailable={isOff}
                      firstWeekday={firstWeekday}
                      locale={locale}
                      weekdayLength="narrow"
                      classes={{ grid: styles.grid, weekday: styles.weekday, cell: styles.cell }}
                    >
                      {({ isOutside, isSelected }, button) => (
                        <button
                          type="button"
                          {...button}
                          className={cx(styles.day, isOutside && styles.outside, isSelected && styles.picked)}
                        />
                      )}
                    </MonthGrid>
                  ) : null}
                </Radix.Content>
              </Radix.Portal>
            </Radix.Root>
          </span>
        </div>
      )}
    </Field>
  );
}
