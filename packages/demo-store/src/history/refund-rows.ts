import { refundOf, remainingOf } from '@regen/domain';
import type { PaidOrder } from '@regen/domain';
import type { HistoryOrder } from './history-order.ts';

export const WRITE_REFUNDS = `insert into refunds (id, order_id, payment_id, amount_cents, shipping_cents, has_shipping, points_returned,
    reason, sent_at, tried_at, created_at)
  select id, order_id, payment_id, amount, shipping, true, points, reason, at, at, at
  from jsonb_to_recordset($1::jsonb) as r(id text, order_id text, payment_id text, amount int, shipping int, points int, reason text,
    at timestamptz)`;

export const WRITE_REFUND_LINES = `insert into refund_lines (refund_id, line, quantity, amount_cents, is_restocked)
  select refund_id, line, quantity, amount, false
  from jsonb_to_recordset($1::jsonb) as l(refund_id text, line int, quantity int, amount int)`;

type Refunded = Pick<HistoryOrder, 'fate' | 'priced'> & { orderId: string; refundId: string };

/** The full refund of an order, as the store itself writes it, and its lines. */
export function refundRows({ fate, priced, orderId, refundId }: Refunded, paymentId: string | null) {
  const { totals } = priced;
  const last = fate.events.at(-1);
  const paid: PaidOrder = {
    lines: priced.lines.map(({ product, quantity }, index) => {
      const { net = 0, tax = 0 } = totals.lines[index] ?? {};
      return { line: index + 1, sku: product.sku, quantity, net, tax };
    }),
    rewards: totals.rewards,
    shipping: totals.shipping,
    tax: totals.taxes,
    total: totals.total,
    pointsSpent: totals.pointsSpent,
    // Refunded orders are written without the points they had earned.
    pointsEarned: 0,
  };
  const nothing = { units: new Map<number, number>(), hasShipping: false };
  const { amount, shipping, pointsReturned, lines } = refundOf(paid, nothing, remainingOf(paid, nothing));
  const refund = {
    id: refundId,
    order_id: orderId,
    payment_id: paymentId,
    amount,
    shipping,
    points: pointsReturned,
    reason: last?.note ?? null,
    at: last && new Date(last.at).toISOString(),
  };
  return { refund, lines: lines.map((line) => ({ ...line, refund_id: refundId })) };
}
