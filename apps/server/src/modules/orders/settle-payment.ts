import { holdsPieces } from '@regen/domain';
import type { Tx } from '../../db/database.ts';
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

/** The order is paid: coupon, state, points and the confirmation email. False if its coupon cannot be used after all. */
export async function markPaid(tx: Tx, needs: SettleNeeds, order: OrderHead): Promise<boolean> {
  const { id, number, userId, browserId, email, couponCode, pointsEarned, totalCents } = order;
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
    paymentStatus: 'succeeded',
    actor: 'payment',
    points: {
      id: needs.ids('pointsEntry'),
      kind: 'earn',
      points: pointsEarned,
      note: `Earned with order ${number}`,
    },
  });
  const data = { orderId: id, orderNumber: number, orderUrl: orderUrl(needs, order) };
  await needs.mail.send({ to: email, template: 'order-confirmation', data, dedupeKey: `order-confirmation:${id}` }, tx);
  return true;
}

const SETTLE = {
  name: 'payment-settle',
  text: `update payments set status = $2, provider_ref = $3, card_brand = coalesce($4, card_brand),
      card_last4 = coalesce($5, card_last4), failure_code = $6, failure_message = $7, action = $8::jsonb, updated_at = now()
    where id = $1 and status in ('pending', 'requires_action')`,
};

export type Settlement = 'settled' | 'refund_due';

/**
 * Records what the provider reported about an attempt. Repeating it changes nothing. `refund_due`: the payment arrived for an order that
 * had been canceled in the meantime, so the caller has to refund it.
 */
export async function settlePayment(
  tx: Tx,
  needs: SettleNeeds,
  orderId: string,
  paymentId: string,
  result: ChargeResult,
): Promise<Settlement> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId} to settle a payment of.`);
  const { status, ref, brand, last4, failure, action } = result;
  const written = await tx.query(SETTLE, [
    paymentId,
    status,
    ref,
    brand,
    last4,
    failure?.code ?? null,
    failure?.message ?? null,
    action ? JSON.stringify(action) : null,
  ]);
  if (written.rowCount === 0) return 'settled';
  if (order.state !== 'placed') return status === 'succeeded' ? oweBack(tx, paymentId) : 'settled';
  if (status === 'succeeded') {
    if (await markPaid(tx, needs, order)) return 'settled';
    return refuseCoupon(tx, needs, order, paymentId);
  }
  if (!holdsPieces(status)) await releaseHold(tx, order);
  await tx.query(
    `with changed as (update orders set payment_status = $2::text, updated_at = now() where id = $1)
     insert into order_events (order_id, state, note, data, actor)
     select $1, 'placed', $3::text, jsonb_build_object('failureCode', $4::text), 'payment' where $4::text is not null`,
    [orderId, status, failure?.message, failure?.code],
  );
  return 'settled';
}

/** Marks a refund that is due, so that it is made even if this process ends before it could request it. */
async function oweBack(tx: Tx, paymentId: string): Promise<Settlement> {
  await tx.query('update payments set is_refund_due = true, updated_at = now() where id = $1', [paymentId]);
  return 'refund_due';
}

/** The payment succeeded, but the buyer had used the coupon before: the order is canceled and refunded. */
async function refuseCoupon(tx: Tx, needs: SettleNeeds, order: OrderHead, paymentId: string): Promise<Settlement> {
  const { code, message } = couponNotUsable(order.couponCode ?? '');
  await callOff(tx, needs.ids, order, message);
  await tx.query('update payments set failure_code = $2, failure_message = $3 where id = $1', [
    paymentId,
    code,
    `${message} Your payment is being refunded.`,
  ]);
  return oweBack(tx, paymentId);
}
