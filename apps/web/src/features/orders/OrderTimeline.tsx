import type { Order } from '@regen/sdk';
import { Timeline } from '@regen/ui-kit/Timeline';
import { momentOf } from '~/kernel/words/dates.ts';
import { timelineOf } from './order-status.ts';

/** The events of an order, in the person's time zone, and the next ones. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <Timeline
      events={timelineOf(order).map(({ state, label, at, note }) => ({
        id: `${state}-${at}`,
        title: label,
        time: at === null ? 'Pending' : <time dateTime={at}>{momentOf(at)}</time>,
        note,
        isToCome: at === null,
      }))}
    />
  );
}
