import { canRefundOrder, isSameAmount, refundableOf } from '@regen/domain';
import type { RefundInput } from '@regen/sdk';
import { changedAt } from '../../db/changed-at.ts';
import type { Tx } from '../../db/database.ts';
import { isDeletedRecipient } from '../../mail/deleted-recipient.ts';
import { invalidField, refuse } from '../../refuse.ts';
import type { DeskNeeds } from './desk-move.ts';
import { moveOrder } from './move-order.ts';
import type { OrderStaff } from './move-order.ts';
import type { OrderHead } from './order-head.ts';
import { orderUrl } from './order-link.ts';
import { readPaid, wasPaid } from './paid-order.ts';
import type { PaidState } from './paid-order.ts';
import { piecesOf, refundOrder } from './refund-order.ts';
import type { MadeRefund } from './refund-order.ts';
import { returnStock } from './stock-ledger.ts';

/** Refuses a body that names nothing, or names a line twice. */
export function checkRefund({ lines, shipping }: RefundInput): void {
  if (lines.length === 0 && !shipping) throw invalidField('/lines', 'choose units or shipping to refund');
  const seen = new Set<number>();
  for (const [index, { line }] of lines.entries()) {
    if (seen.has(line)) throw invalidField(`/lines/${index}/line`, 'is already in the list');
    seen.add(line);
  }
}

const refuseRefund = (message: string, path?: string) =>
  refuse('order_not_refundable', message, path === undefined ? {} : { details: [{ path, message }] });

const units = (count: number): string => (count === 1 ? '1 unit' : `${count} units`);

/** Refuses what was not paid or has already been refunded. @returns What the chosen parts pay back. */
function amountOf(paid: PaidState, { lines, shipping }: RefundInput): number {
  const remaining = refundableOf(paid.order, paid.before);
  const amounts = lines.map(({ line, quantity }, index) => {
    const amount = remaining.lines.get(line)?.[quantity - 1];
    if (amount !== undefined) return amount;
    const path = `/lines/${index}/quantity`;
    const found = paid.lines.find((one) => one.line === line);
    if (!found) throw refuseRefund(`The order has no line ${line}.`, `/lines/${index}/line`);
    const left = remaining.lines.get(line)?.length ?? 0;
    if (left > 0) throw refuseRefund(`Only ${units(left)} of ${found.name} can still be refunded.`, path);
    const wasRefunded = (paid.before.units.get(line) ?? 0) > 0;
    throw refuseRefund(
      wasRefunded ? `${found.name} has already been refunded.` : `Nothing was paid for ${found.name}.`,
      path,
    );
  });
  if (shipping && paid.before.hasShipping) throw refuseRefund('Shipping has already been refunded.', '/shipping');
  if (shipping && lines.length === 0 && remaining.shipping === 0)
    throw refuseRefund('Nothing was paid for shipping.', '/shipping');
  return amounts.reduce((sum, amount) => sum + amount, shipping ? remaining.shipping : 0);
}

const TOUCH = {
  name: 'order-refund-changed',
  text: `update orders set updated_at = ${changedAt('$2')} where id = $1`,
};

async function emailRefunded(tx: Tx, needs: DeskNeeds, order: OrderHead, refundId: string): Promise<void> {
  const { id: orderId, number: orderNumber, email: to } = order;
  if (isDeletedRecipient(to)) return;
  const data = { orderId, orderNumber, orderUrl: orderUrl(needs, order), refundId };
  await needs.mail.send({ to, template: 'order-refunded', data, dedupeKey: `order-refunded:${refundId}` }, tx);
}

/** Refunds parts of a locked order. @returns The refund, to send after the commit. */
export async function refundByStaff(
  tx: Tx,
  needs: DeskNeeds,
  { order, body, staff }: { order: OrderHead; body: RefundInput; staff: OrderStaff },
): Promise<MadeRefund> {
  const { id: orderId, state } = order;
  if (state === 'refunded') throw refuseRefund('Everything has already been refunded.');
  if (!canRefundOrder(state))
    throw refuseRefund('Nothing was paid for this order, or it was refunded when it was canceled.');
  const paid = await readPaid(tx, orderId);
  if (!wasPaid(paid)) throw refuseRefund('Nothing was paid for this order.');
  if (!isSameAmount(body.amount, amountOf(paid, body))) throw refuse('order_changed');
  const at = needs.clock.now();
  const reason = body.reason?.trim() || null;
  const restocked = new Set(body.lines.filter(({ restock }) => restock).map(({ line }) => line));
  const choice = { lines: body.lines, hasShipping: body.shipping };
  const refund = await refundOrder(tx, needs, { order, paid, choice, restocked, reason, staff, at });
  if (refund.isLast)
    await moveOrder(tx, { orderId, from: state, to: 'refunded', at, actor: staff, ...(reason && { note: reason }) });
  else await tx.query(TOUCH, [orderId, at]);
  const chosen = new Map(body.lines.map(({ line, quantity }) => [line, quantity]));
  const pieces = piecesOf(paid, (line) => (restocked.has(line) ? (chosen.get(line) ?? 0) : 0));
  if (pieces.length > 0) await returnStock(tx, pieces, at);
  await emailRefunded(tx, needs, order, refund.refundId);
  return refund;
}
