import { ToggleGroup } from 'radix-ui';
import { useId } from 'react';
import { cx } from '../../cx.ts';
import { Button } from '../Button/index.ts';
import {
  addDays,
  addMonths,
  formatDay,
  longDay,
  longMonth,
  monthOf,
  weekOf,
} from '../DateField/days.ts';
import { Heading } from '../Heading/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Calendar.css.ts';
import { calendarDefaults, type CalendarEvent, type CalendarProps, type CalendarView } from './Calendar.props.ts';
import { DayEvents } from './DayEvents.tsx';
import { MonthView } from './MonthView.tsx';

/** Events by month, by week, or as a list of the month. */
export function Calendar({
  label,
  events,
  day,
  onDayChange,
  view,
  onViewChange,
  today,
  views = calendarDefaults.views,
  renderLink,
  headingLevel = calendarDefaults.headingLevel,
  locale = calendarDefaults.locale,
  firstWeekday = calendarDefaults.firstWeekday,
  viewLabels = calendarDefaults.viewLabels,
  viewsLabel = calendarDefaults.viewsLabel,
  todayLabel = calendarDefaults.todayLabel,
  previousLabel = calendarDefaults.previousLabel,
  nextLabel = calendarDefaults.nextLabel,
  emptyText = calendarDefaults.emptyText,
  emptyRangeText = calendarDefaults.emptyRangeText,
  count = calendarDefaults.count,
  className,
}: CalendarProps) {
  const titleId = useId();
  const byDay = Map.groupBy(events, (event) => event.day);
  const eventsOf = (each: string): readonly CalendarEvent[] => byDay.get(each) ?? [];
  const week = weekOf(day, firstWeekday);
  const days =
    view === 'week' ? week : [...byDay.keys()].filter((each) => monthOf(each) === monthOf(day)).toSorted();
  const turn = (by: 1 | -1) => onDayChange(view === 'week' ? addDays(day, 7 * by) : addMonths(day, by));
  const dayLevel = headingLevel === 2 ? 3 : 4;

  return (
    <section aria-label={label} className={cx(styles.root, className)}>
      <div className={styles.head}>
        <div id={titleId} aria-live="polite" className={styles.title}>
          <Heading level={headingLevel} size="md">
            {view === 'week'
              ? `${formatDay(week[0] ?? day, locale, { month: 'short', day: 'numeric' })} – ${formatDay(week[6] ?? day, locale, { month: 'short', day: 'numeric', year: 'numeric' })}`
              : formatDay(day, locale, longMonth)}
          </Heading>
        </div>
        <IconButton icon="chevronStart" label={previousLabel} onClick={() => turn(-1)} />
        {today ? (
          <Button size="sm" variant="secondary" onClick={() => onDayChange(today)}>
            {todayLabel}
          </Button>
        ) : null}
        <IconButton icon="chevronEnd" label={nextLabel} onClick={() => turn(1)} />
        {views.length > 1 ? (
          <ToggleGroup.Root
            type="single"
            value={view}
            onValueChange={(next) => {
              // Empty when the one that is on is pressed again.
              if (next) onViewChange(next as CalendarView);
            }}
            aria-label={viewsLabel}
            className={styles.views}
          >
            {views.map((each) => (
              <ToggleGroup.Item key={each} value={each} className={styles.view}>
                {viewLabels[each]}
              </ToggleGroup.Item>
            ))}
          </ToggleGroup.Root>
        ) : null}
      </div>
      {view === 'month' ? (
        <>
          <MonthView
            {...{ day, onDayChange, today, eventsOf, firstWeekday, locale, count }}
            labelledBy={titleId}
          />
          <div aria-live="polite" className={styles.panel}>
            <Heading level={dayLevel} size="xs">
              {formatDay(day, locale, longDay)}
            </Heading>
            <DayEvents events={eventsOf(day)} renderLink={renderLink} emptyText={emptyText} />
          </div>
        </>
      ) : days.length === 0 ? (
        <p className={styles.small}>{emptyRangeText}</p>
      ) : (
        <ol className={cx(styles.days, view === 'week' && styles.week)}>
          {days.map((each) => (
            <li key={each} aria-current={each === today ? 'date' : undefined} className={styles.panel}>
              <div className={styles.dayName}>
                <Heading level={dayLevel} size="xs">
                  {formatDay(each, locale, view === 'week' ? { weekday: 'short', day: 'numeric' } : longDay)}
                </Heading>
                {each === today ? <span className={styles.small}>{todayLabel}</span> : null}
              </div>
              <DayEvents
                events={eventsOf(each)}
                renderLink={renderLink}
                emptyText={view === 'week' ? '–' : emptyText}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
