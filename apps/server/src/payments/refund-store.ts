import type { Cents } from '@regen/domain';
import type { Queryable, Tx } from '../db/database.ts';

/** A refund to be written. */
interface NewRefund {
  id: string;
  orderId: string;
  /** The payment that is refunded; null if no money goes back. */
  paymentId: string | null;
  amount: Cents;
  shipping: Cents;
  hasShipping: boolean;
  pointsReturned: number;
  pointsTaken: number;
  reason: string | null;
  /** Null for the store itself. */
  staff: { userId: string; name: string } | null;
  lines: readonly { line: number; quantity: number; amount: Cents; isRestocked: boolean }[];
}

/** A refund that the provider has not accepted yet. */
export interface DueRefund {
  id: string;
  paymentId: string;
  /** The provider's id of the payment. */
  ref: string;
  amount: Cents;
}

const WRITE = {
  name: 'refund-write',
  text: `with refund as (
      insert into refunds (id, order_id, payment_id, amount_cents, shipping_cents, has_shipping, points_returned, points_taken, reason,
        staff_user_id, staff_name, sent_at, tried_at, created_at)
      select id, order_id, payment_id, amount_cents, shipping_cents, has_shipping, points_returned, points_taken, reason,
        staff_user_id, staff_name, sent_at, tried_at, created_at
      from jsonb_populate_record(null::refunds, $1)
      returning id
    )
    insert into refund_lines (refund_id, line, quantity, amount_cents, is_restocked)
    select refund.id, l.line, l.quantity, l.amount_cents, l.is_restocked from refund, jsonb_populate_recordset(null::refund_lines, $2) l`,
};

/** Writes a refund, due if money goes back. The caller holds the lock of the order; the database refuses a refund that doesn't fit it. */
export async function writeRefund(tx: Tx, refund: NewRefund, now: Date): Promise<void> {
  const { id, orderId, paymentId, amount, shipping, hasShipping, pointsReturned, pointsTaken, reason, staff } = refund;
  const record = {
    id,
    order_id: orderId,
    payment_id: paymentId,
    amount_cents: amount,
    shipping_cents: shipping,
    has_shipping: hasShipping,
    points_returned: pointsReturned,
    points_taken: pointsTaken,
    reason,
    staff_user_id: staff?.userId ?? null,
    staff_name: staff?.name ?? null,
    sent_at: amount === 0 ? now : null,
    tried_at: now,
    created_at: now,
  };
  const lines = refund.lines.map(({ line, quantity, amount: cents, isRestocked }) => ({
    line,
    quantity,
    amount_cents: cents,
    is_restocked: isRestocked,
  }));
  await tx.query(WRITE, [JSON.stringify(record), JSON.stringify(lines)]);
}

const DUE = `select r.id, p.id as "paymentId", p.provider_ref as ref, r.amount_cents as amount
  from refunds r join payments p on p.id = r.payment_id
  where r.sent_at is null and p.provider = $1 and p.provider_ref is not null`;

const FIND = { name: 'refund-due', text: `${DUE} and r.id = $2` };
const OLDEST = { name: 'refunds-due', text: `${DUE} order by r.tried_at limit $2` };

/** A refund that is due from this provider; null if it was sent. */
export async function findDueRefund(db: Queryable, provider: string, id: string): Promise<DueRefund | null> {
  return (await db.query<DueRefund>(FIND, [provider, id])).rows[0] ?? null;
}

/** Refunds that are due from this provider, longest untried first. */
export async function dueRefunds(db: Queryable, provider: string, max: number): Promise<DueRefund[]> {
  return (await db.query<DueRefund>(OLDEST, [provider, max])).rows;
}

const LOCK_PAYMENT = { name: 'refund-lock-payment', text: 'select from payments where id = $1 for update' };
const SENT = {
  name: 'refund-sent',
  text: 'update refunds set sent_at = $2, tried_at = $2 where id = $1 and sent_at is null',
};
const NOTHING_LEFT = {
  name: 'payment-nothing-left',
  text: `update payments p set status = 'refunded', updated_at = $2 where p.id = $1 and p.status = 'succeeded'
    and p.amount_cents = (select sum(r.amount_cents) from refunds r where r.payment_id = p.id and r.sent_at is not null)`,
};

/** Records that the provider has accepted a refund. Once nothing of the payment is left, it is refunded. */
export async function writeRefundSent(tx: Tx, { id, paymentId }: DueRefund, now: Date): Promise<void> {
  // Of two refunds at once, the second finds the first.
  await tx.query(LOCK_PAYMENT, [paymentId]);
  await tx.query(SENT, [id, now]);
  await tx.query(NOTHING_LEFT, [paymentId, now]);
}

const POSTPONE = {
  name: 'refund-postpone',
  text: 'update refunds set tried_at = $2 where id = $1 and sent_at is null',
};

/** Moves a due refund behind the others, so that one that fails doesn't block them. */
export async function postponeDueRefund(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(POSTPONE, [id, now]);
}

const REFUNDED = {
  name: 'payment-refunded-sum',
  text: 'select coalesce(sum(amount_cents), 0)::int as cents from refunds where payment_id = $1',
};

/** How much of a payment has been refunded or is about to be. */
export async function refundedOf(db: Queryable, paymentId: string): Promise<Cents> {
  const { rows } = await db.query<{ cents: number }>(REFUNDED, [paymentId]);
  return rows[0]?.cents ?? 0;
}
