import { cx } from '../../cx.ts';
import { MonthGrid, type MonthGridProps } from '../../dates/MonthGrid.tsx';
import * as styles from './Calendar.css.ts';
import { calendarDefaults, type CalendarEvent, type CalendarProps } from './Calendar.props.ts';
import { clampDay, isWithin } from './range.ts';

/** More titles than this do not fit the cell; the rest is a number. */
const shownTitles = 3;

export interface MonthViewProps
  extends
    Pick<CalendarProps, 'day' | 'onDayChange' | 'min' | 'max'>,
    Pick<MonthGridProps, 'labelledBy' | 'active' | 'onActive' | 'today' | 'firstWeekday' | 'locale'> {
  eventsOf: (day: string) => readonly CalendarEvent[];
  count: (count: number) => string;
}

/** The month with the events of each day: as titles, or as dots where there is no room for them. */
export function MonthView({ day: chosen, onDayChange, min, max, eventsOf, count, ...grid }: MonthViewProps) {
  const range = { min, max };
  return (
    <MonthGrid
      {...grid}
      selected={chosen}
      onPress={(day) => {
        if (isWithin(day, range)) onDayChange(day);
      }}
      clamp={(day) => clampDay(day, range)}
      isUnavailable={(day) => !isWithin(day, range)}
      weekdayLength="short"
      classes={{ grid: styles.grid, weekday: styles.dayHeader, cell: styles.cell }}
    >
      {({ day, isOutside, isSelected, isToday, isUnavailable }, { children: figure, ...button }) => {
        const events = eventsOf(day);
        const name = button['aria-label'];
        return (
          <>
            <button
              type="button"
              {...button}
              aria-label={events.length > 0 ? `${name}, ${count(events.length)}` : name}
              className={cx(
                styles.day,
                isOutside && styles.outside,
                isSelected && styles.chosen,
                isUnavailable && styles.off,
              )}
            >
              <span className={cx(styles.figure, isToday && styles.today)}>{figure}</span>
              <Dots events={events} />
            </button>
            {events.length > 0 ? <Titles events={events} /> : null}
          </>
        );
      }}
    </MonthGrid>
  );
}

const Dots = ({ events }: { events: readonly CalendarEvent[] }) => (
  <span className={styles.dots}>
    {events.slice(0, shownTitles).map(({ id, tone = calendarDefaults.tone }) => (
      <span key={id} className={cx(styles.dot, styles.solid[tone])} />
    ))}
  </span>
);

const Titles = ({ events }: { events: readonly CalendarEvent[] }) => (
  <div className={styles.chips}>
    {events.slice(0, shownTitles).map(({ id, title, tone = calendarDefaults.tone }) => (
      <span key={id} className={cx(styles.chip, styles.edge[tone], styles.soft[tone])}>
        {title}
      </span>
    ))}
    {events.length > shownTitles ? <span className={styles.more}>{`+${events.length - shownTitles}`}</span> : null}
  </div>
);
