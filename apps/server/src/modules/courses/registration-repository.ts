import type { Queryable, Tx } from '../../db/database.ts';
import type { PaymentStatus } from '../../db/schema.ts';
import type { PaymentMethodName } from '../../payments/provider.ts';
import { LOST_AFTER_SECONDS } from '../../payments/settle-round.ts';

export type RegistrationStatus = 'registered' | 'pending_payment' | 'waitlisted' | 'canceled';
export type CancelReason = 'person' | 'payment_failed' | 'hold_expired';

export interface RegistrationRow {
  id: string;
  courseId: string;
  userId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  status: RegistrationStatus;
  cancelReason: CancelReason | null;
  waitlistNumber: number | null;
  holdExpiresAt: Date | null;
  pointsSpent: number;
  pointsEarned: number;
  amountCents: number;
  paymentId: string | null;
  paymentProvider: string | null;
  paymentMethod: PaymentMethodName | null;
  paymentStatus: PaymentStatus | null;
  paymentRef: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  failureCode: string | null;
  failureMessage: string | null;
  paymentAction: { type: 'three_d_secure'; challengeId: string } | null;
  isRefundDue: boolean;
  calendarSequence: number;
  registeredAt: Date;
  canceledAt: Date | null;
}

const COLUMNS = `r.id, r.course_id as "courseId", r.user_id as "userId", r.email, r.first_name as "firstName",
  r.last_name as "lastName", r.phone, r.status, r.cancel_reason as "cancelReason", r.waitlist_number as "waitlistNumber",
  r.hold_expires_at as "holdExpiresAt", r.points_spent as "pointsSpent", r.points_earned as "pointsEarned",
  r.amount_cents as "amountCents", r.payment_id as "paymentId", r.payment_provider as "paymentProvider",
  r.payment_method as "paymentMethod", r.payment_status as "paymentStatus", r.payment_ref as "paymentRef",
  r.card_brand as "cardBrand", r.card_last4 as "cardLast4", r.failure_code as "failureCode",
  r.failure_message as "failureMessage", r.payment_action as "paymentAction", r.is_refund_due as "isRefundDue",
  r.calendar_sequence as "calendarSequence", r.registered_at as "registeredAt", r.canceled_at as "canceledAt"`;

const FIND = { name: 'registration-find', text: `select ${COLUMNS} from course_registrations r where r.id = $1` };
const LOCK = { name: 'registration-lock', text: `${FIND.text} for update` };

export async function findRegistration(db: Queryable, id: string): Promise<RegistrationRow | null> {
  const { rows } = await db.query<RegistrationRow>(FIND, [id]);
  return rows[0] ?? null;
}

const OF_PAYMENT = {
  name: 'registration-of-payment',
  text: `select ${COLUMNS} from course_registrations r where r.payment_id = $1`,
};

export async function findRegistrationByPayment(db: Queryable, paymentId: string): Promise<RegistrationRow | null> {
  const { rows } = await db.query<RegistrationRow>(OF_PAYMENT, [paymentId]);
  return rows[0] ?? null;
}

const TAKE_OPEN = {
  name: 'registration-payments-lost',
  text: `update course_registrations set asked_at = now() where id = (
      select id from course_registrations
      where status = 'pending_payment' and payment_status in ('pending', 'requires_action') and payment_provider = $1
        and updated_at < now() - $2 * interval '1 second' and payment_id is not null and (asked_at is null or asked_at < $3)
      order by asked_at nulls first, updated_at, id limit 1 for update skip locked
    ) returning payment_id as "paymentId"`,
};

/** Takes an attempt without a recorded outcome a minute after its call (until then, the call itself may still record it), see `askOpen`. */
export async function takeOpenPayment(db: Queryable, provider: string, roundBegan: Date): Promise<string | null> {
  const { rows } = await db.query<{ paymentId: string | null }>(TAKE_OPEN, [provider, LOST_AFTER_SECONDS, roundBegan]);
  return rows[0]?.paymentId ?? null;
}

/** After the row of the course, never before it. */
export async function lockRegistration(tx: Tx, id: string): Promise<RegistrationRow | null> {
  const { rows } = await tx.query<RegistrationRow>(LOCK, [id]);
  return rows[0] ?? null;
}

const OF_USER = {
  name: 'registration-of-user',
  text: `select ${COLUMNS} from course_registrations r where r.user_id = $1 and r.course_id = $2 and r.status <> 'canceled'`,
};

/** The place that a person has in a course now. */
export async function findOwnRegistration(
  db: Queryable,
  userId: string,
  courseId: string,
): Promise<RegistrationRow | null> {
  const { rows } = await db.query<RegistrationRow>(OF_USER, [userId, courseId]);
  return rows[0] ?? null;
}

/** How many wait up to and with this number. */
export async function waitlistPosition(db: Queryable, courseId: string, number: number): Promise<number> {
  const { rows } = await db.query<{ position: number }>(
    {
      name: 'registration-position',
      text: `select count(*)::int as position from course_registrations
        where course_id = $1 and status = 'waitlisted' and waitlist_number <= $2`,
    },
    [courseId, number],
  );
  return Math.max(1, rows[0]?.position ?? 1);
}

export async function firstWaiting(tx: Tx, courseId: string): Promise<RegistrationRow | null> {
  const { rows } = await tx.query<RegistrationRow>(
    `select ${COLUMNS} from course_registrations r where r.course_id = $1 and r.status = 'waitlisted'
     order by r.waitlist_number limit 1 for update`,
    [courseId],
  );
  return rows[0] ?? null;
}

/** Who already has a seat in a course: by user, or by email. */
export async function findActive(
  tx: Tx,
  courseId: string,
  userId: string | null,
  email: string,
): Promise<{ userId: string | null; status: RegistrationStatus } | null> {
  const { rows } = await tx.query<{ userId: string | null; status: RegistrationStatus }>(
    `select user_id as "userId", status from course_registrations
     where course_id = $1 and status <> 'canceled' and (user_id = $2 or lower(email) = lower($3))
     order by user_id = $2 desc nulls last limit 1`,
    [courseId, userId, email],
  );
  return rows[0] ?? null;
}

export interface NewRegistration {
  id: string;
  courseId: string;
  userId: string | null;
  browserId: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  status: RegistrationStatus;
  waitlistNumber: number | null;
  holdExpiresAt: Date | null;
  pointsSpent: number;
  pointsEarned: number;
  amountCents: number;
  paymentId: string | null;
  paymentProvider: string | null;
  paymentMethod: PaymentMethodName | null;
  registeredAt: Date;
}

export async function insertRegistration(tx: Tx, r: NewRegistration): Promise<void> {
  await tx.query(
    `insert into course_registrations (id, course_id, user_id, browser_id, email, first_name, last_name, phone, status,
       waitlist_number, hold_expires_at, points_spent, points_earned, amount_cents, payment_id, payment_provider,
       payment_method, payment_status, registered_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       case when $15::text is null then null else 'pending' end, $18, $18)`,
    [
      r.id,
      r.courseId,
      r.userId,
      r.browserId,
      r.email,
      r.firstName,
      r.lastName,
      r.phone,
      r.status,
      r.waitlistNumber,
      r.holdExpiresAt,
      r.pointsSpent,
      r.pointsEarned,
      r.amountCents,
      r.paymentId,
      r.paymentProvider,
      r.paymentMethod,
      r.registeredAt,
    ],
  );
}
