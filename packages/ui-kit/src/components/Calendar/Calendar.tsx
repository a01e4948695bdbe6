import { ToggleGroup } from 'radix-ui';
import { useId, useState } from 'react';
import { cx } from '../../cx.ts';
import { formatDay, longDay, longMonth, monthOf, weekOf } from '../../dates/days.ts';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Calendar.css.ts';
import {
  calendarDefaults,
  calendarTones,
  type CalendarEvent,
  type CalendarProps,
  type CalendarView,
} from './Calendar.props.ts';
import { DayEvents } from './DayEvents.tsx';
import { DayList } from './DayList.tsx';
import { MonthView } from './MonthView.tsx';
import { formatRange, isWithin, turned } from './range.ts';

/** Events by month, by week, or as a list of the month. */
export function Calendar({
  label,
  events,
  day,
  onDayChange,
  view,
  onViewChange,
  today,
  min,
  max,
  views = calendarDefaults.views,
  toneLabels,
  renderLink,
  headingLevel = calendarDefaults.headingLevel,
  locale = calendarDefaults.locale,
  firstWeekday = calendarDefaults.firstWeekday,
  viewLabels = calendarDefaults.viewLabels,
  viewsLabel = calendarDefaults.viewsLabel,
  todayLabel = calendarDefaults.todayLabel,
  previousLabels = calendarDefaults.previousLabels,
  nextLabels = calendarDefaults.nextLabels,
  emptyText = calendarDefaults.emptyText,
  emptyRangeText = calendarDefaults.emptyRangeText,
  count = calendarDefaults.count,
  className,
}: CalendarProps) {
  const titleId = useId();
  // The roving focus: moving is not choosing. A day chosen from outside takes it along.
  const [active, setActive] = useState(day);
  const [followed, setFollowed] = useState(`${day} ${view}`);
  if (followed !== `${day} ${view}`) {
    setFollowed(`${day} ${view}`);
    setActive(day);
  }
  const byDay = Map.groupBy(events, (event) => event.day);
  const eventsOf = (each: string): readonly CalendarEvent[] => byDay.get(each) ?? [];
  const shown = view === 'month' ? active : day;
  const week = weekOf(shown, firstWeekday);
  const days = view === 'week' ? week : [...byDay.keys()].filter((each) => monthOf(each) === monthOf(shown)).toSorted();
  const range = { min, max };
  const back = turned(shown, week, view, -1, range);
  const on = turned(shown, week, view, 1, range);
  const dayLevel = headingLevel === 2 ? 3 : 4;

  return (
    <section aria-label={label} className={cx(styles.root, className)}>
      <div className={styles.head}>
        <div id={titleId} aria-live="polite" className={styles.title}>
          <Heading level={headingLevel} size="md">
            {view === 'week'
              ? formatRange(week[0] ?? shown, week[6] ?? shown, locale)
              : formatDay(shown, locale, longMonth)}
          </Heading>
        </div>
        <div className={styles.turn}>
          <IconButton
            icon="chevronStart"
            label={previousLabels[view]}
            aria-disabled={back === null || undefined}
            onClick={() => back && onDayChange(back)}
          />
          {today && isWithin(today, range) ? (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                setActive(today);
                onDayChange(today);
              }}
            >
              {todayLabel}
            </Button>
          ) : null}
          <IconButton
            icon="chevronEnd"
            label={nextLabels[view]}
            aria-disabled={on === null || undefined}
            onClick={() => on && onDayChange(on)}
          />
        </div>
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
      {toneLabels ? (
        <ul className={styles.key}>
          {calendarTones
            .filter((tone) => toneLabels[tone])
            .map((tone) => (
              <li key={tone} className={styles.keyItem}>
                <span className={cx(styles.dot, styles.solid[tone])} />
                {toneLabels[tone]}
              </li>
            ))}
        </ul>
      ) : null}
      {view === 'month' ? (
        <div className={styles.month}>
          <MonthView
            {...{ day, onDayChange, active, today, min, max, eventsOf, firstWeekday, locale, count }}
            onActive={setActive}
            labelledBy={titleId}
          />
          <div aria-live="polite" className={styles.panel}>
            <Heading level={dayLevel} size="xs">
              {formatDay(day, locale, longDay)}
            </Heading>
            <DayEvents events={eventsOf(day)} {...{ renderLink, emptyText, toneLabels }} />
          </div>
        </div>
      ) : days.length === 0 ? (
        <p className={styles.small}>{emptyRangeText}</p>
      ) : (
        <DayList
          {...{ days, eventsOf, locale, today, todayLabel, renderLink, emptyText, toneLabels }}
          isWeek={view === 'week'}
          level={dayLevel}
        />
      )}
    </section>
  );
}
