import { remainingOf, staffOrderMove } from '@regen/domain';
import type { OrderState } from '@regen/domain';
import type { OrderMoveInput, StaffOrderMoveState } from '@regen/sdk';
import { changedAt } from '../../db/changed-at.ts';
import type { Tx } from '../../db/database.ts';
import { isAsRead } from '../../is-as-read.ts';
import { attemptsOf } from '../../payments/attempt-store.ts';
import type { Needs } from '../../platform.ts';
import { invalidField, refuse } from '../../refuse.ts';
import { callOff } from './call-off.ts';
import { returnRedeemed } from './coupon-use.ts';
import { moveOrder } from './move-order.ts';
import type { OrderStaff } from './move-order.ts';
import type { OrderHead } from './order-head.ts';
import { orderUrl } from './order-link.ts';
import { readPaid, wasPaid } from './paid-order.ts';
import { piecesOf, refundOrder } from './refund-order.ts';
import type { MadeRefund } from './refund-order.ts';
import { returnStock } from './stock-ledger.ts';
import { tellShippedOrder } from './tell-shipped.ts';

export type DeskNeeds = Needs<'auth' | 'clock' | 'db' | 'ids' | 'mail' | 'publicUrl'>;

interface TrackingNumber {
  carrier: string;
  trackingNumber: string;
}

/** A move by a staff member, with all its details. */
type StaffMove =
  | { state: 'packed' | 'delivered' }
  | { state: 'shipped'; tracking: TrackingNumber | null }
  | { state: 'canceled'; reason: string };

function readTracking({ carrier, trackingNumber }: Pick<OrderMoveInput, 'carrier' | 'trackingNumber'>) {
  if (carrier === undefined && trackingNumber === undefined) return null;
  if (carrier === undefined) throw invalidField('/carrier', 'is required with a tracking number');
  if (trackingNumber === undefined) throw invalidField('/trackingNumber', 'is required with a carrier');
  return { carrier: carrier.trim(), trackingNumber: trackingNumber.trim() };
}

/** Refuses what does not belong to the state, so nobody believes it was used. */
export function readMove(body: OrderMoveInput): StaffMove {
  const { state, reason } = body;
  const tracking = readTracking(body);
  if (tracking !== null && state !== 'shipped')
    throw invalidField('/trackingNumber', 'is only allowed with the state shipped');
  if (reason !== undefined && state !== 'canceled')
    throw invalidField('/reason', 'is only allowed with the state canceled');
  if (state === 'shipped') return { state, tracking };
  if (state !== 'canceled') return { state };
  const text = reason?.trim() ?? '';
  if (text === '') throw invalidField('/reason', 'is required to cancel an order');
  return { state, reason: text };
}

const NEXT: readonly StaffOrderMoveState[] = ['packed', 'shipped', 'delivered', 'canceled'];

/** States that staff can move an order to. */
export const nextStates = (state: OrderState): StaffOrderMoveState[] =>
  NEXT.filter((next) => staffOrderMove(state, next) !== null);

/** Refuses unless the order is as it was read. */
export function assertUnchanged(order: Pick<OrderHead, 'changedAt'>, readAt: string): void {
  if (!isAsRead(order.changedAt, readAt)) throw refuse('order_changed');
}

const TRACK = {
  name: 'order-track',
  text: `update orders set tracking_carrier = $2, tracking_number = $3, updated_at = ${changedAt('$4')} where id = $1`,
};

/** Writes how to track an order. The buyer of a shipped one is emailed, once. */
export async function writeTracking(
  tx: Tx,
  needs: DeskNeeds,
  orderId: string,
  tracking: TrackingNumber,
): Promise<void> {
  await tx.query(TRACK, [orderId, tracking.carrier, tracking.trackingNumber, needs.clock.now()]);
  await tellShippedOrder(tx, needs, orderId);
}

async function emailCanceled(tx: Tx, needs: DeskNeeds, order: OrderHead, reason: string, refundId: string | null) {
  const data = { orderId: order.id, orderNumber: order.number, orderUrl: orderUrl(needs, order), reason, refundId };
  const dedupeKey = `order-canceled:${order.id}`;
  await needs.mail.send({ to: order.email, template: 'order-canceled', data, dedupeKey }, tx);
}

/** Cancels an unpaid order. A payment attempt that has begun in the meantime comes first. */
async function cancelUnpaid(tx: Tx, needs: DeskNeeds, order: OrderHead, reason: string, staff: OrderStaff) {
  const busy = await attemptsOf(tx, { kind: 'order', id: order.id }, ['pending', 'requires_action', 'succeeded']);
  if (busy.length > 0) throw refuse('order_changed');
  await callOff(tx, needs, order, reason, staff);
  await emailCanceled(tx, needs, order, reason, null);
}

const NO_STOCK = { name: 'order-no-stock', text: 'update orders set has_stock = false where id = $1' };

/** Cancels a paid order: what remains of money and points is refunded, and its stock and coupon use are returned. */
async function cancelPaid(
  tx: Tx,
  needs: DeskNeeds,
  order: OrderHead,
  reason: string,
  staff: OrderStaff,
): Promise<MadeRefund | null> {
  const at = needs.clock.now();
  const paid = await readPaid(tx, order.id);
  const choice = remainingOf(paid.order, paid.before);
  const restocked = new Set(choice.lines.map(({ line }) => line));
  const refund = wasPaid(paid)
    ? await refundOrder(tx, needs, { order, paid, choice, restocked, reason, staff, at })
    : null;
  await moveOrder(tx, { orderId: order.id, from: 'paid', to: 'canceled', at, actor: staff, note: reason });
  if (order.couponCode !== null) await returnRedeemed(tx, order.couponCode, order.id);
  await tx.query(NO_STOCK, [order.id]);
  const quantities = new Map(paid.lines.map(({ line, quantity }) => [line, quantity]));
  const remaining = piecesOf(paid, (line) => (quantities.get(line) ?? 0) - (paid.before.units.get(line) ?? 0));
  await returnStock(tx, remaining, at);
  await emailCanceled(tx, needs, order, reason, refund?.refundId ?? null);
  return refund;
}

/** Moves a locked order, with everything that follows. @returns The refund to send after the commit, if there is one. */
export async function moveByStaff(
  tx: Tx,
  needs: DeskNeeds,
  { order, move, staff }: { order: OrderHead; move: StaffMove; staff: OrderStaff },
): Promise<MadeRefund | null> {
  const step = staffOrderMove(order.state, move.state);
  if (step === null) throw refuse('order_changed');
  if (move.state === 'canceled') {
    if (step.from === 'paid') return cancelPaid(tx, needs, order, move.reason, staff);
    await cancelUnpaid(tx, needs, order, move.reason, staff);
    return null;
  }
  const at = needs.clock.now();
  await moveOrder(tx, { ...step, orderId: order.id, at, actor: staff });
  if (move.state === 'shipped' && move.tracking !== null) await writeTracking(tx, needs, order.id, move.tracking);
  return null;
}
