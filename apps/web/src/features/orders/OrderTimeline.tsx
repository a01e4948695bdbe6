import type { Order } from '@regen/sdk';
import { Text } from '@regen/ui-kit/Text';
import { momentOf } from './order-dates.ts';
import { timelineOf } from './order-status.ts';
import * as styles from './orders.css.ts';

/** What has happened to an order, with times in the zone of the person, and what comes next. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol className={styles.timeline}>
      {timelineOf(order).map(({ state, label, at, note }) => (
        <li key={`${state}-${at}`} className={at === null ? `${styles.event} ${styles.eventToCome}` : styles.event}>
          <Text as="span" weight={at === null ? 'regular' : 'semibold'} tone="inherit">
            {label}
          </Text>
          <Text size="sm" tone="muted">
            {at === null ? 'To come' : <time dateTime={at}>{momentOf(at)}</time>}
          </Text>
          {note === null ? null : (
            <Text size="sm" tone="muted">
              {note}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
