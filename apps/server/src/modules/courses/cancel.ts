import type { Tx } from '../../db/database.ts';
import { notFound, refuse } from '../../refuse.ts';
import { lockCourse } from './course-repository.ts';
import { notify } from './emails.ts';
import { lockRegistration } from './registration-repository.ts';
import { endRegistration } from './seats.ts';
import type { SeatNeeds } from './seats.ts';

/** Cancels for a person; the first of the waitlist moves up in the same transaction. */
export async function cancelRegistration(
  tx: Tx,
  needs: SeatNeeds,
  courseId: string,
  registrationId: string,
): Promise<{ hasMoneyToReturn: boolean }> {
  const course = await lockCourse(tx, courseId);
  const row = course && (await lockRegistration(tx, registrationId));
  if (!course || !row || row.status === 'canceled') throw notFound('There is no such registration.');
  if (course.startsAt <= needs.clock.now()) {
    throw refuse('course_started', 'This course has already started, so it can no longer be canceled.');
  }
  const ended = await endRegistration(tx, needs, course, row, 'person');
  // The calendar entry is withdrawn under a higher number; who only waited has none.
  const kind = row.status === 'registered' ? 'canceled' : 'withdrawn';
  await notify(tx, needs, kind, { ...row, calendarSequence: row.calendarSequence + 1 });
  return ended;
}
