import { holdsPieces } from '@regen/domain';
import type { Tx } from '../../db/database.ts';
import type { LockedPayable, Payable, Refund } from '../../payments/payable.ts';
import type { ChargeResult } from '../../payments/provider.ts';
import type { Needs } from '../../platform.ts';
import { callOff } from './call-off.ts';
import { couponNotUsable, redeemCoupon } from './coupon-use.ts';
import { moveOrder } from './move-order.ts';
import { lockOrder } from './order-head.ts';
import type { OrderHead } from './order-head.ts';
import { releaseHold } from './order-hold.ts';
import { orderUrl } from './order-link.ts';

type SettleNeeds = Needs<'auth' | 'clock' | 'ids' | 'mail' | 'publicUrl'>;

/** Marks the order as paid: coupon, state, points and the confirmation email. False if its coupon can't be used after all. */
export async function markPaid(tx: Tx, needs: SettleNeeds, order: OrderHead): Promise<boolean> {
  const { id, number, userId, browserId, email, couponCode, pointsEarned, totalCents } = order;
  const at = needs.clock.now();
  if (couponCode !== null) {
    const isRedeemed = await redeemCoupon(tx, {
      code: couponCode,
      orderId: id,
      userId,
      browserId,
      email,
      isCharged: totalCents > 0,
    });
    if (!isRedeemed) return false;
  }
  await moveOrder(tx, {
    orderId: id,
    from: 'placed',
    to: 'paid',
    at,
    actor: 'payment',
    points: {
      id: needs.ids('pointsEntry'),
      kind: 'earn',
      points: pointsEarned,
      note: `Earned with order ${number}`,
    },
  });
  const data = { orderId: id, orderNumber: number, orderUrl: orderUrl(needs, order) };
  const dedupeKey = `order-confirmation:${id}`;
  needs.mail.sendWithCommit({ to: email, template: 'order-confirmation', data, dedupeKey }, tx);
  return true;
}

const NOT_PAID = {
  name: 'order-not-paid',
  text: `insert into order_events (order_id, state, note, data, actor, created_at)
    values ($1, 'placed', $2, jsonb_build_object('failureCode', $3::text), 'payment', $4)`,
};

/** The bank has to verify the payment, or the attempt failed: the order then holds nothing until the next attempt. */
async function noteUnpaid(
  tx: Tx,
  needs: SettleNeeds,
  order: OrderHead,
  { status, failure }: ChargeResult,
): Promise<void> {
  const at = needs.clock.now();
  if (!holdsPieces(status)) await releaseHold(tx, order, at);
  if (failure) tx.withCommit(NOT_PAID, [order.id, failure.message, failure.code, at]);
}

/** The payment succeeded, but the buyer had already used the coupon: the order is canceled and refunded. */
async function refuseCoupon(tx: Tx, needs: SettleNeeds, order: OrderHead): Promise<Refund> {
  const { code, message } = couponNotUsable(order.couponCode ?? '');
  await callOff(tx, needs, order, message);
  return { failure: { code, message: `${message} Your payment is being refunded.` } };
}

async function settleOrder(
  tx: Tx,
  needs: SettleNeeds,
  order: OrderHead,
  result: ChargeResult,
): ReturnType<LockedPayable['settle']> {
  const isPaid = result.status === 'succeeded';
  if (order.state !== 'placed') return isPaid ? { failure: null } : null;
  if (isPaid) return (await markPaid(tx, needs, order)) ? null : refuseCoupon(tx, needs, order);
  await noteUnpaid(tx, needs, order, result);
  return null;
}

/** What payments for orders do. */
export function createOrderPayable(needs: SettleNeeds): Payable {
  return {
    async lock(tx, orderId) {
      const order = await lockOrder(tx, orderId);
      if (!order) throw new Error(`There is no order ${orderId} to settle a payment for.`);
      return { settle: (result) => settleOrder(tx, needs, order, result) };
    },
  };
}
