import { cx } from '../../cx.ts';
import { formatDay, longDay } from '../../dates/days.ts';
import { Heading } from '../Heading/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Calendar.css.ts';
import type { CalendarEvent, CalendarProps } from './Calendar.props.ts';
import { DayEvents } from './DayEvents.tsx';

export interface DayListProps extends Pick<CalendarProps, 'renderLink' | 'emptyText' | 'toneLabels' | 'today'> {
  days: readonly string[];
  eventsOf: (day: string) => readonly CalendarEvent[];
  /** The seven days of a week, beside each other where there is room. */
  isWeek: boolean;
  level: 3 | 4;
  locale: string;
  todayLabel: string;
}

/** Days below each other, each with its events. */
export function DayList({
  days,
  eventsOf,
  isWeek,
  level,
  locale,
  today,
  todayLabel,
  emptyText,
  ...events
}: DayListProps) {
  return (
    <ol className={cx(styles.days, isWeek && styles.week)}>
      {days.map((day) => (
        <li
          key={day}
          aria-current={day === today ? 'date' : undefined}
          className={cx(styles.dayRow, isWeek && styles.weekday, day === today && styles.todayRow)}
        >
          <div className={styles.dayName}>
            <Heading level={level} size="xs">
              {isWeek ? (
                <>
                  <span aria-hidden="true">{formatDay(day, locale, { weekday: 'short', day: 'numeric' })}</span>
                  <VisuallyHidden>{formatDay(day, locale, longDay)}</VisuallyHidden>
                </>
              ) : (
                formatDay(day, locale, longDay)
              )}
            </Heading>
            {day === today ? <span className={styles.small}>{todayLabel}</span> : null}
          </div>
          <DayEvents
            {...events}
            events={eventsOf(day)}
            emptyText={
              isWeek ? (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{emptyText}</VisuallyHidden>
                </>
              ) : (
                emptyText
              )
            }
          />
        </li>
      ))}
    </ol>
  );
}
