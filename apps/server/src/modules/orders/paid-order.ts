import type { PaidOrder, RefundedSoFar, RefundLine } from '@regen/domain';
import type { Tx } from '../../db/database.ts';
import type { OrderRefundRow } from './order-repository.ts';
import { REFUNDS_JSON } from './order-repository.ts';

/** A line of an order, as far as a refund needs it. */
interface PaidLine extends RefundLine {
  name: string;
}

export interface PaidState {
  order: PaidOrder;
  lines: PaidLine[];
  before: RefundedSoFar;
  /** The payment that a refund goes to; null if no money was paid. */
  paymentId: string | null;
}

/** What refunds already contain. */
export function refundedSoFar(refunds: readonly Pick<OrderRefundRow, 'hasShipping' | 'lines'>[]): RefundedSoFar {
  const units = new Map<number, number>();
  for (const { lines } of refunds)
    for (const { line, quantity } of lines) units.set(line, (units.get(line) ?? 0) + quantity);
  return { units, hasShipping: refunds.some(({ hasShipping }) => hasShipping) };
}

/** Whether there is anything to refund: an order of a few cents is waived. */
export const wasPaid = ({ order }: PaidState): boolean => order.total > 0 || order.pointsSpent > 0;

interface Row {
  rewards: number;
  shipping: number;
  tax: number;
  pointsSpent: number;
  pointsEarned: number;
  lines: PaidLine[];
  refunds: OrderRefundRow[];
  payment: { id: string; amount: number } | null;
}

/** The payment of a row `o` of `orders` that took money, as JSON; null without one. */
export const PAID_BY = `(select json_build_object('id', p.id, 'amount', p.amount_cents) from payments p
    where p.order_id = o.id and p.status in ('succeeded', 'refunded') order by p.status = 'succeeded' desc, p.created_at limit 1)`;

const PAID = {
  name: 'order-paid',
  text: `select o.rewards_discount_cents as rewards, o.shipping_cents as shipping, o.tax_cents as tax, o.points_spent as "pointsSpent",
      o.points_earned as "pointsEarned", ${REFUNDS_JSON} as refunds, ${PAID_BY} as payment,
      (select coalesce(json_agg(json_build_object('line', i.line, 'sku', i.sku, 'name', i.short_name, 'quantity', i.quantity,
         'net', i.line_total_cents, 'tax', i.tax_cents) order by i.line), '[]') from order_items i where i.order_id = o.id) as lines
    from orders o where o.id = $1`,
};

/** What was paid for an order and what was refunded of it. The caller holds the lock of the order. */
export async function readPaid(tx: Tx, orderId: string): Promise<PaidState> {
  const { rows } = await tx.query<Row>(PAID, [orderId]);
  const [row] = rows;
  if (!row) throw new Error(`There is no order ${orderId} to refund.`);
  const { refunds, payment, lines, ...amounts } = row;
  return {
    order: { ...amounts, lines, total: payment?.amount ?? 0 },
    lines,
    before: refundedSoFar(refunds),
    paymentId: payment?.id ?? null,
  };
}
