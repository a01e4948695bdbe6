import type { PaymentState } from '@regen/domain';
import type { Queryable, Tx } from '../db/database.ts';
import type { Attempt, PayableRef } from './attempt.ts';
import type { Refund } from './payable.ts';
import type { ChargeResult } from './provider.ts';

interface AttemptRow extends Omit<Attempt, 'of'> {
  orderId: string | null;
  registrationId: string | null;
}

const COLUMNS = `id, order_id as "orderId", registration_id as "registrationId", provider, provider_ref as ref, method, status,
  amount_cents as amount, currency`;

function toAttempt({ orderId, registrationId, ...row }: AttemptRow): Attempt {
  if (orderId !== null) return { ...row, of: { kind: 'order', id: orderId } };
  if (registrationId !== null) return { ...row, of: { kind: 'registration', id: registrationId } };
  throw new Error(`Payment ${row.id} has neither an order nor a registration.`);
}

/** Parameters $1 and $2 of statements about an order or a registration. */
const idsOf = ({ kind, id }: PayableRef) => (kind === 'order' ? [id, null] : [null, id]);
const IS_OF = '(order_id = $1 or registration_id = $2)';

const WRITE = {
  name: 'payment-write',
  text: `insert into payments (id, order_id, registration_id, provider, method, amount_cents, currency, created_at, updated_at)
    select id, order_id, registration_id, provider, method, amount_cents, currency, created_at, created_at
    from jsonb_populate_record(null::payments, $1)`,
};

/** Writes a new attempt with the commit. */
export function writeAttempt(tx: Tx, attempt: Attempt, now: Date): void {
  const { id, of, provider, method, amount, currency } = attempt;
  const [order, registration] = idsOf(of);
  const record = {
    id,
    order_id: order,
    registration_id: registration,
    provider,
    method,
    amount_cents: amount,
    currency,
    created_at: now,
  };
  tx.withCommit(WRITE, [JSON.stringify(record)]);
}

const FIND = { name: 'payment-find', text: `select ${COLUMNS} from payments where id = $1` };

export async function findAttempt(db: Queryable, id: string): Promise<Attempt | null> {
  const { rows } = await db.query<AttemptRow>(FIND, [id]);
  return rows[0] ? toAttempt(rows[0]) : null;
}

const OF = {
  name: 'payments-of',
  text: `select ${COLUMNS} from payments where ${IS_OF} and status = any($3) order by created_at, id`,
};

/** Attempts of an order or a registration that have one of these statuses, oldest first. */
export async function attemptsOf(db: Queryable, of: PayableRef, status: readonly PaymentState[]): Promise<Attempt[]> {
  const { rows } = await db.query<AttemptRow>(OF, [...idsOf(of), status]);
  return rows.map(toAttempt);
}

// A refund that was due before the outcome was known stays due only if there is something to refund.
const RECORD = {
  name: 'payment-record',
  text: `update payments set status = $2, provider_ref = $3, card_brand = coalesce($4, card_brand),
      card_last4 = coalesce($5, card_last4), failure_code = $6, failure_message = $7, action = $8, updated_at = $9,
      is_refund_due = is_refund_due and $2 = 'succeeded'
    where id = $1 and status in ('pending', 'requires_action')`,
};

/** Records what the provider reported about an attempt; false if it already has an outcome. */
export async function recordOutcome(tx: Tx, id: string, result: ChargeResult, now: Date): Promise<boolean> {
  const { status, ref, brand, last4, failure, action } = result;
  const { rowCount } = await tx.query(RECORD, [
    id,
    status,
    ref,
    brand,
    last4,
    failure?.code ?? null,
    failure?.message ?? null,
    action,
    now,
  ]);
  return rowCount > 0;
}

const OWE = {
  name: 'payment-owe',
  text: `update payments set is_refund_due = true, failure_code = coalesce($2, failure_code),
      failure_message = coalesce($3, failure_message), updated_at = $4
    where id = $1`,
};

/** Marks a refund as due, so that it is made even if this process ends before requesting it. */
export function oweRefund(tx: Tx, id: string, { failure }: Refund, now: Date): void {
  tx.withCommit(OWE, [id, failure?.code ?? null, failure?.message ?? null, now]);
}

const OWE_ALL = {
  name: 'payments-owe',
  text: `update payments set is_refund_due = true, updated_at = $3
    where ${IS_OF} and status in ('pending', 'requires_action', 'succeeded')`,
};

/**
 * Marks refunds as due for everything paid, or possibly yet to be paid, for something that is canceled. The caller holds its lock.
 *
 * @returns Whether there are any.
 */
export async function oweAll(tx: Tx, of: PayableRef, now: Date): Promise<boolean> {
  return (await tx.query(OWE_ALL, [...idsOf(of), now])).rowCount > 0;
}

const OWED_OF = {
  name: 'payments-owed-of',
  text: `select ${COLUMNS} from payments where ${IS_OF} and is_refund_due and provider = $3`,
};
const OWED = {
  name: 'payments-owed',
  text: `select ${COLUMNS} from payments where is_refund_due and provider = $1 order by updated_at limit $2`,
};

/** Attempts of an order or a registration whose refund is due from this provider. */
export async function owedOf(db: Queryable, of: PayableRef, provider: string): Promise<Attempt[]> {
  const { rows } = await db.query<AttemptRow>(OWED_OF, [...idsOf(of), provider]);
  return rows.map(toAttempt);
}

/** Attempts whose refund is due, longest untried first. Those of another provider stay due until it is configured again. */
export async function owedAttempts(db: Queryable, provider: string, max: number): Promise<Attempt[]> {
  const { rows } = await db.query<AttemptRow>(OWED, [provider, max]);
  return rows.map(toAttempt);
}

const POSTPONE = {
  name: 'payment-postpone',
  text: 'update payments set updated_at = $2 where id = $1 and is_refund_due',
};

/** Moves a due refund behind the others, so that one that fails doesn't block them. */
export async function postponeRefund(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(POSTPONE, [id, now]);
}

const REFUNDED = {
  name: 'payment-refunded',
  text: `update payments set status = 'refunded', is_refund_due = false, updated_at = $2 where id = $1 and is_refund_due`,
};

export async function writeRefunded(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(REFUNDED, [id, now]);
}

const TAKE_LOST = {
  name: 'payments-lost',
  text: `update payments set asked_at = $2 where id = (
      select id from payments
      where status in ('pending', 'requires_action') and provider = $1 and created_at < $3 and (asked_at is null or asked_at < $4)
      order by asked_at nulls first, created_at, id limit 1 for update skip locked
    ) returning id`,
};

/**
 * Marks the attempt that was queried longest ago as queried now and returns its id, so the next run, in any process, continues an
 * interrupted one. Null if all attempts made before `madeBefore` have been queried since the round began.
 */
export async function takeLost(
  db: Queryable,
  { provider, now, madeBefore, roundBegan }: { provider: string; now: Date; madeBefore: Date; roundBegan: Date },
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(TAKE_LOST, [provider, now, madeBefore, roundBegan]);
  return rows[0]?.id ?? null;
}
