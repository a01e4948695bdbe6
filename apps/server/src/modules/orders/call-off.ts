import type { Tx } from '../../db/database.ts';
import type { Platform } from '../../platform.ts';
import { moveOrder } from './move-order.ts';
import type { OrderHead } from './order-head.ts';
import { releaseHold } from './order-hold.ts';

/** Cancels an unpaid order: stock, coupon and points are returned. The caller holds its row. */
export async function callOff(tx: Tx, ids: Platform['ids'], order: OrderHead, note: string): Promise<void> {
  await releaseHold(tx, order);
  await moveOrder(tx, {
    orderId: order.id,
    from: 'placed',
    to: 'canceled',
    paymentStatus: 'canceled',
    actor: 'system',
    note,
    points: {
      id: ids('pointsEntry'),
      kind: 'refund',
      points: order.pointsSpent,
      note: 'Returned: the order was not paid',
    },
  });
}
