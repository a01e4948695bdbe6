import { cx } from '../../cx.ts';
import * as styles from './Calendar.css.ts';
import { calendarDefaults, type CalendarEvent, type CalendarProps } from './Calendar.props.ts';

export interface DayEventsProps extends Pick<CalendarProps, 'renderLink' | 'emptyText' | 'toneLabels'> {
  events: readonly CalendarEvent[];
}

/** The events of one day, as links where they lead somewhere. */
export function DayEvents({ events, renderLink, emptyText, toneLabels = {} }: DayEventsProps) {
  if (events.length === 0) return <p className={styles.small}>{emptyText}</p>;
  return (
    <ul className={styles.events}>
      {events.map((event) => {
        const tone = event.tone ?? calendarDefaults.tone;
        const kind = toneLabels[tone];
        return (
          <li key={event.id} className={cx(styles.event, styles.edge[tone])}>
            {event.time || kind ? (
              <span className={styles.small}>
                {event.time ? <bdi>{event.time}</bdi> : null}
                {event.time && kind ? ' · ' : null}
                {kind}
              </span>
            ) : null}
            {event.href ? (
              renderLink ? (
                <span className={styles.link}>{renderLink(event, event.title)}</span>
              ) : (
                <a href={event.href} className={styles.link}>
                  {event.title}
                </a>
              )
            ) : (
              <span className={styles.plain}>{event.title}</span>
            )}
            {event.note ? <span className={styles.small}>{event.note}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
