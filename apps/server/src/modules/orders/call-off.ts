import type { Tx } from '../../db/database.ts';
import type { Needs } from '../../platform.ts';
import { moveOrder } from './move-order.ts';
import type { OrderStaff } from './move-order.ts';
import type { OrderHead } from './order-head.ts';
import { releaseHold } from './order-hold.ts';

/** Cancels an unpaid order: stock, coupon and points are returned. The caller holds its row. */
export async function callOff(
  tx: Tx,
  { clock, ids }: Needs<'clock' | 'ids'>,
  order: OrderHead,
  note: string,
  actor: 'system' | OrderStaff = 'system',
): Promise<void> {
  const at = clock.now();
  await releaseHold(tx, order, at);
  await moveOrder(tx, {
    orderId: order.id,
    from: 'placed',
    to: 'canceled',
    at,
    actor,
    note,
    points: {
      id: ids('pointsEntry'),
      kind: 'refund',
      points: order.pointsSpent,
      note: 'Returned: the order was not paid',
    },
  });
}
