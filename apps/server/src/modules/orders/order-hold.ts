import type { Tx } from '../../db/database.ts';
import { reserveCoupon, returnCoupon } from './coupon-use.ts';
import type { OrderHead } from './order-head.ts';
import { returnStock, takeStock } from './stock-ledger.ts';
import type { Pieces } from './stock-ledger.ts';

type Held = Pick<OrderHead, 'id' | 'hasStock' | 'couponCode' | 'userId' | 'browserId'>;

const HELD = { name: 'order-held', text: 'update orders set has_stock = $2 where id = $1' };

async function piecesOf(tx: Tx, orderId: string): Promise<Pieces[]> {
  const { rows } = await tx.query<Pieces>(
    { name: 'order-pieces', text: 'select sku, short_name as name, quantity from order_items where order_id = $1' },
    [orderId],
  );
  return rows;
}

/**
 * Takes the stock of an order, and a use of its coupon, for another payment attempt. Refuses with what is missing. The caller holds the
 * row of the order; then come coupon and stock, as everywhere.
 */
export async function takeHold(tx: Tx, order: Held, now: Date): Promise<void> {
  if (order.hasStock) return;
  const [pieces] = await Promise.all([
    piecesOf(tx, order.id),
    order.couponCode !== null && reserveCoupon(tx, order.couponCode, order.id, order),
    tx.query(HELD, [order.id, true]),
  ]);
  await takeStock(tx, pieces, now);
}

/** Returns what an unpaid order holds. The caller holds the row of the order. */
export async function releaseHold(tx: Tx, order: Held, now: Date): Promise<void> {
  if (!order.hasStock) return;
  const [pieces] = await Promise.all([
    piecesOf(tx, order.id),
    order.couponCode !== null && returnCoupon(tx, order.couponCode),
    tx.query(HELD, [order.id, false]),
  ]);
  await returnStock(tx, pieces, now);
}
