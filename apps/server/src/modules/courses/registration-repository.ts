import type { Queryable, Tx } from '../../db/database.ts';
import { lastPayment } from '../../payments/payment-view.ts';
import type { PaymentRow } from '../../payments/payment-view.ts';

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
  /** The last attempt to pay; null before the first. */
  payment: PaymentRow | null;
  calendarSequence: number;
  registeredAt: Date;
  canceledAt: Date | null;
}

const COLUMNS = `r.id, r.course_id as "courseId", r.user_id as "userId", r.email, r.first_name as "firstName",
  r.last_name as "lastName", r.phone, r.status, r.cancel_reason as "cancelReason", r.waitlist_number as "waitlistNumber",
  r.hold_expires_at as "holdExpiresAt", r.points_spent as "pointsSpent", r.points_earned as "pointsEarned",
  r.amount_cents as "amountCents", ${lastPayment('y.registration_id = r.id')} as payment,
  r.calendar_sequence as "calendarSequence", r.registered_at as "registeredAt", r.canceled_at as "canceledAt"`;

const FIND = { name: 'registration-find', text: `select ${COLUMNS} from course_registrations r where r.id = $1` };
const LOCK = { name: 'registration-lock', text: 'select from course_registrations where id = $1 for update' };

export async function findRegistration(db: Queryable, id: string): Promise<RegistrationRow | null> {
  const { rows } = await db.query<RegistrationRow>(FIND, [id]);
  return rows[0] ?? null;
}

/** After the row of the course, never before it. */
export async function lockRegistration(tx: Tx, id: string): Promise<RegistrationRow | null> {
  // Read by a separate statement: one that waited for the lock doesn't see changes to the payment made meanwhile.
  const [, row] = await Promise.all([tx.query(LOCK, [id]), findRegistration(tx, id)]);
  return row;
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
     order by r.waitlist_number limit 1 for update of r`,
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
  registeredAt: Date;
}

const INSERTED = `id, course_id, user_id, browser_id, email, first_name, last_name, phone, status, waitlist_number, hold_expires_at,
  points_spent, points_earned, amount_cents, registered_at, updated_at`;

const INSERT = {
  name: 'registration-insert',
  text: `insert into course_registrations (${INSERTED})
    select ${INSERTED} from jsonb_populate_record(null::course_registrations, $1)`,
};

export async function insertRegistration(tx: Tx, registration: NewRegistration): Promise<void> {
  const record = {
    id: registration.id,
    course_id: registration.courseId,
    user_id: registration.userId,
    browser_id: registration.browserId,
    email: registration.email,
    first_name: registration.firstName,
    last_name: registration.lastName,
    phone: registration.phone,
    status: registration.status,
    waitlist_number: registration.waitlistNumber,
    hold_expires_at: registration.holdExpiresAt,
    points_spent: registration.pointsSpent,
    points_earned: registration.pointsEarned,
    amount_cents: registration.amountCents,
    registered_at: registration.registeredAt,
    updated_at: registration.registeredAt,
  };
  await tx.query(INSERT, [JSON.stringify(record)]);
}
