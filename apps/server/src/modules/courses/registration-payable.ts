import type { Tx } from '../../db/database.ts';
import type { Payable } from '../../payments/payable.ts';
import type { ChargeResult } from '../../payments/provider.ts';
import { writePoints } from './course-points.ts';
import { lockCourseOf } from './course-repository.ts';
import type { CourseRow } from './course-repository.ts';
import { notify } from './emails.ts';
import { lockRegistration } from './registration-repository.ts';
import type { RegistrationRow } from './registration-repository.ts';
import { endRegistration, isOffer } from './seats.ts';
import type { SeatNeeds } from './seats.ts';

const REGISTERED = {
  name: 'registration-paid',
  text: `update course_registrations set status = 'registered', hold_expires_at = null, updated_at = $2 where id = $1`,
};

/** Locks the course, then the registration, the order used everywhere. Sends its statements right away. */
export async function lockWithCourse(
  tx: Tx,
  registrationId: string,
): Promise<{ course: CourseRow; row: RegistrationRow } | null> {
  const [course, row] = await Promise.all([lockCourseOf(tx, registrationId), lockRegistration(tx, registrationId)]);
  return course && row ? { course, row } : null;
}

async function apply(
  tx: Tx,
  needs: SeatNeeds,
  { course, row }: { course: CourseRow; row: RegistrationRow },
  { status }: ChargeResult,
): Promise<void> {
  if (status === 'succeeded') {
    await tx.query(REGISTERED, [row.id, needs.clock.now()]);
    const note = `Earned with ${course.title}`;
    await writePoints(tx, needs.ids, row, { kind: 'earn', points: row.pointsEarned, note });
    await notify(tx, needs, 'registered', row);
  } else if (status !== 'requires_action' && !isOffer(row)) {
    await endRegistration(tx, needs, course, row, 'payment_failed');
  }
}

/** What payments for registrations do. */
export function createRegistrationPayable(needs: SeatNeeds): Payable {
  return {
    async lock(tx, registrationId) {
      const locked = await lockWithCourse(tx, registrationId);
      if (!locked) throw new Error(`There is no registration ${registrationId} to settle a payment for.`);
      return {
        async settle(result) {
          if (locked.row.status === 'pending_payment') {
            await apply(tx, needs, locked, result);
            return null;
          }
          // It has ended in the meantime, so money that was received goes back.
          return result.status === 'succeeded' ? { failure: null } : null;
        },
      };
    },
  };
}
