// oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid of the ARIA date picker pattern is a table.
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './DateField.css.ts';
import { addDays, addMonths, formatDay, longDay, monthOf, weekdayOf, weekOf, weeksOf } from './days.ts';

export interface MonthGridProps {
  labelledBy: string;
  /** The day with the roving focus; its month is shown. */
  active: string;
  onActive: (day: string) => void;
  onPick: (day: string) => void;
  /** Takes the focus along when the keys move `active`. */
  hasFocus: boolean;
  selected?: string;
  today?: string;
  isUnavailable: (day: string) => boolean;
  firstWeekday: number;
  locale: string;
}

const steps: ReadonlyMap<string, (day: string, firstWeekday: number, shift: boolean) => string> = new Map(
  Object.entries({
    ArrowUp: (day) => addDays(day, -7),
    ArrowDown: (day) => addDays(day, 7),
    Home: (day, first) => weekOf(day, first)[0] ?? day,
    End: (day, first) => weekOf(day, first)[6] ?? day,
    PageUp: (day, _first, shift) => addMonths(day, shift ? -12 : -1),
    PageDown: (day, _first, shift) => addMonths(day, shift ? 12 : 1),
  }),
);

/** Where a key leads from a day, or null. The arrows along the line follow the direction of text. */
export function dayAfterKey(event: KeyboardEvent<HTMLElement>, day: string, firstWeekday: number): string | null {
  const { key } = event;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    return addDays(day, (key === 'ArrowRight') === isRtl ? -1 : 1);
  }
  return steps.get(key)?.(day, firstWeekday, event.shiftKey) ?? null;
}

/** The month as the grid of the ARIA date picker pattern. */
export function MonthGrid({
  labelledBy,
  active,
  onActive,
  onPick,
  hasFocus,
  selected,
  today,
  isUnavailable,
  firstWeekday,
  locale,
}: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (hasFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active, hasFocus]);
  const month = monthOf(active);
  return (
    <table
      ref={grid}
      role="grid"
      aria-labelledby={labelledBy}
      className={styles.grid}
      onKeyDown={(event) => {
        const next = dayAfterKey(event, active, firstWeekday);
        if (next === null) return;
        event.preventDefault();
        onActive(next);
      }}
    >
      <thead>
        <tr>
          {weekOf(active, firstWeekday).map((day) => (
            <th key={weekdayOf(day)} scope="col" className={styles.weekday}>
              <span aria-hidden="true">{formatDay(day, locale, { weekday: 'narrow' })}</span>
              <VisuallyHidden>{formatDay(day, locale, { weekday: 'long' })}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstWeekday).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const isOff = isUnavailable(day);
              return (
                <td key={day} aria-selected={day === selected} className={styles.cell}>
                  <button
                    type="button"
                    tabIndex={day === active ? 0 : -1}
                    aria-label={formatDay(day, locale, longDay)}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={isOff || undefined}
                    onClick={() => (isOff ? onActive(day) : onPick(day))}
                    className={cx(
                      styles.day,
                      monthOf(day) !== month && styles.outside,
                      day === selected && styles.picked,
                    )}
                  >
                    {formatDay(day, locale, { day: 'numeric' })}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
