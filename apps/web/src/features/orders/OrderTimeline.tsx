import type { Order } from '@regen/sdk';
import { Timeline } from '@regen/ui-kit/Timeline';
import { momentOf } from '~/kernel/words/dates.ts';
import { timelineOf } from './order-status.ts';

/** What has happened to an order, with times in the zone of the person, and what comes next. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <Timeline
      events={timelineOf(order).map(({ state, label, at, note }) => ({
        id: `${state}-${at}`,
        title: label,
        time: at === null ? 'To come' : <time dateTime={at}>{momentOf(at)}</time>,
        note,
        isToCome: at === null,
      }))}
    />
  );
}
