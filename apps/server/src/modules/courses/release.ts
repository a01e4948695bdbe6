import type { Payments } from '../../payments/payments.ts';
import type { Needs } from '../../platform.ts';
import { coursesWithRoomForWaiting } from './course-repository.ts';
import { notify } from './emails.ts';
import { lockWithCourse } from './registration-payable.ts';
import { findRegistration } from './registration-repository.ts';
import { endRegistration, fillFreeSeats, isOffer } from './seats.ts';
import type { SeatNeeds } from './seats.ts';

const BATCH = 50;

type ReleaseNeeds = SeatNeeds & Needs<'db' | 'log'>;

async function expireHold(needs: ReleaseNeeds, registrationId: string): Promise<boolean> {
  return needs.db.transaction(async (tx) => {
    const locked = await lockWithCourse(tx, registrationId);
    if (locked?.row.status !== 'pending_payment') return false;
    const { course, row } = locked;
    if (row.holdExpiresAt === null || row.holdExpiresAt > needs.clock.now()) return false;
    await endRegistration(tx, needs, course, row, 'hold_expired');
    if (isOffer(row)) await notify(tx, needs, 'expired', row);
    return true;
  });
}

/**
 * Releases seats whose payment did not arrive in time, and fills seats that opened up otherwise. Returns how many were released. Any
 * process may do it at any time.
 */
export async function releaseSeats(needs: ReleaseNeeds, payments: Payments, signal?: AbortSignal): Promise<number> {
  const { db, clock, log } = needs;
  const held = await db.query<{ id: string }>(
    `select id from course_registrations
     where status = 'pending_payment' and hold_expires_at <= $1 order by hold_expires_at limit ${BATCH}`,
    [clock.now()],
  );
  let released = 0;
  for (const { id } of held.rows) {
    if (signal?.aborted) return released;
    // The provider first: after this the attempt can no longer succeed, and one that had succeeded has registered it.
    try {
      await payments.closeOpen({ kind: 'registration', id });
    } catch (error) {
      // The next run queries again; others must not wait for this one.
      log.warn({ err: error, registration: id }, 'a payment could not be closed');
      continue;
    }
    const after = await findRegistration(db, id);
    if (after?.status === 'canceled' || (await expireHold(needs, id))) released += 1;
  }
  for (const courseId of await coursesWithRoomForWaiting(db, clock.now())) {
    if (signal?.aborted) return released;
    await db.transaction((tx) => fillFreeSeats(tx, needs, courseId));
  }
  return released;
}
