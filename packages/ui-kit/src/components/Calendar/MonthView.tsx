// oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid of the ARIA pattern is a table.
import { useEffect, useRef } from 'react';
import { cx } from '../../cx.ts';
import { formatDay, longDay, monthOf, weekdayOf, weekOf, weeksOf } from '../DateField/days.ts';
import { dayAfterKey } from '../DateField/MonthGrid.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Calendar.css.ts';
import { calendarDefaults, type CalendarEvent, type CalendarProps } from './Calendar.props.ts';
import { isWithin } from './range.ts';

/** More titles than this do not fit the cell; the rest is a number. */
const shownTitles = 3;

export interface MonthViewProps extends Pick<CalendarProps, 'day' | 'onDayChange' | 'today' | 'min' | 'max'> {
  labelledBy: string;
  /** The day with the roving focus; its month is shown. */
  active: string;
  onActive: (day: string) => void;
  eventsOf: (day: string) => readonly CalendarEvent[];
  firstWeekday: number;
  locale: string;
  count: (count: number) => string;
}

/** The month as the grid of the ARIA date picker pattern: arrow keys move the focus, Enter and Space choose. */
export function MonthView({
  labelledBy,
  day: chosen,
  onDayChange,
  active,
  onActive,
  today,
  min,
  max,
  eventsOf,
  firstWeekday,
  locale,
  count,
}: MonthViewProps) {
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active]);
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
        movesFocus.current = true;
        onActive(next);
      }}
    >
      <thead>
        <tr>
          {weekOf(active, firstWeekday).map((day) => (
            <th key={weekdayOf(day)} scope="col" className={styles.weekdayName}>
              <span aria-hidden="true">{formatDay(day, locale, { weekday: 'short' })}</span>
              <VisuallyHidden>{formatDay(day, locale, { weekday: 'long' })}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstWeekday).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const events = eventsOf(day);
              const name = formatDay(day, locale, longDay);
              const rest = events.length - shownTitles;
              const isOff = !isWithin(day, { min, max });
              return (
                <td key={day} aria-selected={day === chosen} className={styles.cell}>
                  <button
                    type="button"
                    tabIndex={day === active ? 0 : -1}
                    aria-label={events.length > 0 ? `${name}, ${count(events.length)}` : name}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={isOff || undefined}
                    onClick={() => {
                      if (!isOff) onDayChange(day);
                    }}
                    className={cx(
                      styles.day,
                      monthOf(day) !== month && styles.outside,
                      day === chosen && styles.chosen,
                      isOff && styles.off,
                    )}
                  >
                    <span className={cx(styles.figure, day === today && styles.today)}>
                      {formatDay(day, locale, { day: 'numeric' })}
                    </span>
                    <span className={styles.dots}>
                      {events.slice(0, shownTitles).map(({ id, tone = calendarDefaults.tone }) => (
                        <span key={id} className={cx(styles.dot, styles.solid[tone])} />
                      ))}
                    </span>
                  </button>
                  {events.length > 0 ? (
                    <div className={styles.chips}>
                      {events.slice(0, shownTitles).map(({ id, title, tone = calendarDefaults.tone }) => (
                        <span key={id} className={cx(styles.chip, styles.edge[tone], styles.soft[tone])}>
                          {title}
                        </span>
                      ))}
                      {rest > 0 ? <span className={styles.more}>{`+${rest}`}</span> : null}
                    </div>
                  ) : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
