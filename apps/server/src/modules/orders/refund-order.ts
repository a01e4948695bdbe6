import { refundOf } from '@regen/domain';
import type { RefundChoice } from '@regen/domain';
import type { Tx } from '../../db/database.ts';
import { writeRefund } from '../../payments/refund-store.ts';
import type { Needs } from '../../platform.ts';
import type { OrderStaff } from './move-order.ts';
import type { OrderHead } from './order-head.ts';
import type { PaidState } from './paid-order.ts';
import { takeablePoints, writeRefundPoints } from './refund-points.ts';
import type { Pieces } from './stock-ledger.ts';

interface OrderRefund {
  order: OrderHead;
  paid: PaidState;
  choice: RefundChoice;
  /** Lines whose units go back to stock, which the caller returns. */
  restocked: ReadonlySet<number>;
  reason: string | null;
  staff: OrderStaff;
  at: Date;
}

export interface MadeRefund {
  refundId: string;
  amount: number;
  pointsReturned: number;
  pointsTaken: number;
  /** Nothing remains of what was paid. */
  isLast: boolean;
}

/**
 * Writes a refund of an order with its points. The caller holds the order's lock. It returns coupon and stock afterward, in this order as
 * everywhere, and sends the refund after the commit.
 */
export async function refundOrder(
  tx: Tx,
  { ids }: Needs<'ids'>,
  { order, paid, choice, restocked, reason, staff, at }: OrderRefund,
): Promise<MadeRefund> {
  const refund = refundOf(paid.order, paid.before, choice);
  const { amount, shipping, hasShipping, lines, isLast } = refund;
  const { id: orderId, number: orderNumber, userId } = order;
  const refundId = ids('refund');
  const pointsReturned = userId === null ? 0 : refund.pointsReturned;
  const pointsTaken = await takeablePoints(tx, userId, pointsReturned, refund.pointsTaken);
  await writeRefund(
    tx,
    {
      id: refundId,
      orderId,
      paymentId: amount === 0 ? null : paid.paymentId,
      amount,
      shipping,
      hasShipping,
      pointsReturned,
      pointsTaken,
      reason,
      staff,
      lines: lines.map((each) => ({ ...each, isRestocked: restocked.has(each.line) })),
    },
    at,
  );
  await writeRefundPoints(tx, ids, { refundId, userId, orderNumber, returned: pointsReturned, taken: pointsTaken, at });
  return { refundId, amount, pointsReturned, pointsTaken, isLast };
}

/** Units of lines, as stock counts them. */
export function piecesOf({ lines }: PaidState, units: (line: number) => number): Pieces[] {
  return lines.flatMap(({ line, sku, name }) => {
    const quantity = units(line);
    return quantity === 0 ? [] : [{ sku, name, quantity }];
  });
}
