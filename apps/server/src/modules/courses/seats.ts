import type { Tx } from '../../db/database.ts';
import { oweAll } from '../../payments/attempt-store.ts';
import type { Needs } from '../../platform.ts';
import { writePoints } from './course-points.ts';
import { freeSeat, leaveWaitlist, lockCourse } from './course-repository.ts';
import type { CourseRow } from './course-repository.ts';
import { notify } from './emails.ts';
import type { EmailNeeds } from './emails.ts';
import { firstWaiting } from './registration-repository.ts';
import type { CancelReason, RegistrationRow } from './registration-repository.ts';

/** How long a seat is held during 3-D Secure. */
export const HOLD_MINUTES = 30;
/** How long a seat that came free is kept for the next of the waitlist to pay. */
const OFFER_HOURS = 24;

export type SeatNeeds = EmailNeeds & Needs<'ids' | 'clock'>;

/** A seat held for someone from the waitlist who has not paid yet. */
export function isOffer(row: RegistrationRow): boolean {
  return row.waitlistNumber !== null && row.status === 'pending_payment';
}

/** Passes on a seat that this transaction already holds to the first on the waitlist; false if it is empty. */
async function handOn(tx: Tx, needs: SeatNeeds, course: CourseRow): Promise<boolean> {
  const now = needs.clock.now();
  if (course.startsAt <= now) return false;
  const next = await firstWaiting(tx, course.id);
  if (!next) return false;
  const isFree = course.priceCents === 0;
  const holdUntil = Math.min(now.getTime() + OFFER_HOURS * 3_600_000, course.startsAt.getTime());
  await leaveWaitlist(tx, course.id, now);
  await tx.query(
    `update course_registrations set status = $2, amount_cents = $3, hold_expires_at = $4, updated_at = $5 where id = $1`,
    [next.id, isFree ? 'registered' : 'pending_payment', course.priceCents, isFree ? null : new Date(holdUntil), now],
  );
  await notify(tx, needs, isFree ? 'promoted' : 'offer', next);
  return true;
}

/** Gives free seats to who waits. The caller holds the row of the course. */
export async function fillFreeSeats(tx: Tx, needs: SeatNeeds, courseId: string): Promise<number> {
  let moved = 0;
  for (;;) {
    const course = await lockCourse(tx, courseId);
    if (!course || course.waitlistCount === 0 || course.seatsTaken >= course.capacity) return moved;
    await tx.query('update courses set seats_taken = seats_taken + 1 where id = $1', [courseId]);
    if (!(await handOn(tx, needs, course))) {
      await freeSeat(tx, courseId, needs.clock.now());
      return moved;
    }
    moved += 1;
  }
}

/**
 * Ends a registration: seat to the next or back, points back, money marked to go back. The caller holds the rows of course
 * and registration and, when `hasMoneyToReturn`, has it refunded after the commit.
 */
export async function endRegistration(
  tx: Tx,
  needs: SeatNeeds,
  course: CourseRow,
  row: RegistrationRow,
  reason: CancelReason,
): Promise<{ hasMoneyToReturn: boolean }> {
  const now = needs.clock.now();
  await tx.query(
    `update course_registrations set status = 'canceled', cancel_reason = $2, canceled_at = $3, hold_expires_at = null,
       calendar_sequence = calendar_sequence + 1, updated_at = $3 where id = $1`,
    [row.id, reason, now],
  );
  // An attempt that is still open may yet succeed; it is closed at the provider after this commit.
  const hasMoneyToReturn = await oweAll(tx, { kind: 'registration', id: row.id }, now);
  if (row.status === 'waitlisted') await leaveWaitlist(tx, course.id, now);
  else if (!(await handOn(tx, needs, course))) await freeSeat(tx, course.id, now);
  await writePoints(tx, needs.ids, row, {
    kind: 'refund',
    points: row.pointsSpent,
    note: `Returned: ${course.title}`,
  });
  if (row.status === 'registered') {
    await writePoints(tx, needs.ids, row, {
      kind: 'adjust',
      points: -row.pointsEarned,
      note: `Reversed: ${course.title} was canceled`,
    });
  }
  return { hasMoneyToReturn };
}
