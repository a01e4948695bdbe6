import type { OrderState } from '@regen/domain';
import type { Deps } from '../../contract/module.ts';
import type { Tx } from '../../db/database.ts';
import type { ChargeResult } from '../../payments/provider.ts';
import { orderAccessToken } from './order-access.ts';

export interface OrderHead {
  id: string;
  number: string;
  state: OrderState;
  userId: string | null;
  accountId: string | null;
  email: string;
  pointsEarned: number;
}

type Work = Pick<Deps, 'auth' | 'ids' | 'mail' | 'publicUrl'>;

/** Locks an order; whoever changes its state or its payments holds this lock. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderHead | null> {
  const { rows } = await tx.query<OrderHead>(
    {
      name: 'order-lock',
      text: `select id, number, state, user_id as "userId", account_id as "accountId", email, points_earned as "pointsEarned"
        from orders where id = $1 for update`,
    },
    [orderId],
  );
  return rows[0] ?? null;
}

const PAID = {
  name: 'order-paid',
  text: `with paid as (
      update orders set state = 'paid', payment_status = 'succeeded', paid_at = now(), updated_at = now() where id = $1
    ), event as (
      insert into order_events (order_id, state, actor) values ($1, 'paid', 'payment')
    )
    insert into points_ledger (id, user_id, account_id, order_id, kind, points, note)
    select $2::text, $3::text, $4::text, $1, 'earn', $5::int, 'Earned with order ' || $6::text where $3::text is not null and $5::int > 0
    on conflict (order_id, kind) do nothing`,
};

/** The order is paid: state, points and the mail that confirms it. */
export async function markPaid(tx: Tx, work: Work, order: OrderHead): Promise<void> {
  const { id, number, userId, accountId, pointsEarned } = order;
  await tx.query(PAID, [id, work.ids('payment'), userId, accountId, pointsEarned, number]);
  const link = `${work.publicUrl()}/order/${id}`;
  const orderUrl =
    userId === null ? `${link}?accessToken=${encodeURIComponent(orderAccessToken(work.auth, id))}` : link;
  const data = { orderId: id, orderNumber: number, orderUrl };
  await work.mail.send(
    { to: order.email, template: 'order-confirmation', data, dedupeKey: `order-confirmation:${id}` },
    tx,
  );
}

const SETTLE = {
  name: 'payment-settle',
  text: `update payments set status = $2, provider_ref = $3, card_brand = coalesce($4, card_brand),
      card_last4 = coalesce($5, card_last4), failure_code = $6, failure_message = $7, action = $8::jsonb, updated_at = now()
    where id = $1 and status in ('pending', 'requires_action')`,
};

export type Settlement = 'settled' | 'refund_due';

/**
 * Writes down what the provider said about an attempt. Doing it again changes nothing. `refund_due`: the money came for an
 * order that had been called off meanwhile, so the caller has to give it back.
 */
export async function settlePayment(
  tx: Tx,
  work: Work,
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
  if (order.state !== 'placed') return status === 'succeeded' ? 'refund_due' : 'settled';
  if (status === 'succeeded') {
    await markPaid(tx, work, order);
  } else {
    await tx.query(
      `with changed as (update orders set payment_status = $2::text, updated_at = now() where id = $1)
       insert into order_events (order_id, state, note, actor) select $1, 'placed', $3::text, 'payment' where $3::text is not null`,
      [orderId, status, failure ? `Payment failed: ${failure.message}` : null],
    );
  }
  return 'settled';
}
