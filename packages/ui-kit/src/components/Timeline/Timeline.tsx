import { cx } from '../../cx.ts';
import * as styles from './Timeline.css.ts';
import type { TimelineProps } from './Timeline.props.ts';

/** What has happened, one after the other, and what comes next. */
export function Timeline({ events, className }: TimelineProps) {
  return (
    <ol className={className}>
      {events.map(({ id, title, time, note, isToCome }) => (
        <li key={id} className={cx(styles.event, isToCome && styles.toCome)}>
          <span className={cx(styles.title, isToCome && styles.titleToCome)}>{title}</span>
          <p className={styles.detail}>{time}</p>
          {note ? <p className={styles.detail}>{note}</p> : null}
        </li>
      ))}
    </ol>
  );
}
