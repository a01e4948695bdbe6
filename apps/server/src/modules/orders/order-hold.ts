import type { Tx } from '../../db/database.ts';
import { reserveCoupon, returnCoupon } from './coupon-use.ts';
import type { OrderHead } from './order-head.ts';
import { returnStock, takeStock } from './stock-ledger.ts';
import type { Pieces } from './stock-ledger.ts';

type Held = Pick<OrderHead, 'id' | 'hasStock' | 'couponCode' | 'userId' | 'browserId'>;

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
export async function takeHold(tx: Tx, order: Held): Promise<void> {
  if (order.hasStock) return;
  if (order.couponCode !== null) await reserveCoupon(tx, order.couponCode, order.id, order);
  await takeStock(tx, await piecesOf(tx, order.id));
  await tx.query('update orders set has_stock = true where id = $1', [order.id]);
}

/** Returns what an unpaid order holds. The caller holds the row of the order. */
export async function releaseHold(tx: Tx, order: Held): Promise<void> {
  if (!order.hasStock) return;
  if (order.couponCode !== null) await returnCoupon(tx, order.couponCode);
  await returnStock(tx, await piecesOf(tx, order.id));
  await tx.query('update orders set has_stock = false where id = $1', [order.id]);
}
