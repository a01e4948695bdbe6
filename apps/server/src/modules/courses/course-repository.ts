import type { CourseCategory, Site } from '@regen/domain';
import type { Queryable, Tx } from '../../db/database.ts';

export interface CourseRow {
  id: string;
  title: string;
  category: CourseCategory;
  format: 'in_person' | 'online';
  venue: string | null;
  city: string | null;
  state: string | null;
  joinUrl: string | null;
  startsAt: Date;
  endsAt: Date;
  timezone: string;
  opensAt: Date | null;
  capacity: number;
  priceCents: number;
  isOpenToGuests: boolean;
  sites: Site[];
  seatsTaken: number;
  waitlistCount: number;
}

/** Seats that can be registered for: one that just came free goes to the waitlist. */
export function seatsLeft({
  capacity,
  seatsTaken,
  waitlistCount,
}: Pick<CourseRow, 'capacity' | 'seatsTaken' | 'waitlistCount'>): number {
  return waitlistCount > 0 ? 0 : capacity - seatsTaken;
}

const COLUMNS = `id, title, category, format, venue, city, state, join_url as "joinUrl", starts_at as "startsAt",
  ends_at as "endsAt", timezone, opens_at as "opensAt", capacity, price_cents as "priceCents",
  is_open_to_guests as "isOpenToGuests", sites, seats_taken as "seatsTaken", waitlist_count as "waitlistCount"`;

const FIND = { name: 'course-find', text: `select ${COLUMNS} from courses where id = $1` };
const LOCK = { name: 'course-lock', text: `select ${COLUMNS} from courses where id = $1 for update` };

export async function findCourse(db: Queryable, courseId: string): Promise<CourseRow | null> {
  const { rows } = await db.query<CourseRow>(FIND, [courseId]);
  return rows[0] ?? null;
}

/** Every change to seats, waitlist or registrations of a course locks its row, so that they are serialized. */
export async function lockCourse(tx: Tx, courseId: string): Promise<CourseRow | null> {
  const { rows } = await tx.query<CourseRow>(LOCK, [courseId]);
  return rows[0] ?? null;
}

const LOCK_OF = {
  name: 'course-lock-of',
  text: `select ${COLUMNS} from courses where id = (select course_id from course_registrations where id = $1) for update`,
};

/** Locks the course of a registration. */
export async function lockCourseOf(tx: Tx, registrationId: string): Promise<CourseRow | null> {
  const { rows } = await tx.query<CourseRow>(LOCK_OF, [registrationId]);
  return rows[0] ?? null;
}

/** Takes a seat if there is one and the waitlist is empty. */
export async function takeSeat(tx: Tx, courseId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update courses set seats_taken = seats_taken + 1, updated_at = $2
     where id = $1 and seats_taken < capacity and waitlist_count = 0`,
    [courseId, now],
  );
  return rowCount === 1;
}

/** A place at the end of the waitlist: its number, one higher than the last. */
export async function takeWaitlistNumber(tx: Tx, courseId: string, now: Date): Promise<number> {
  const { rows } = await tx.query<{ number: number }>(
    `update courses set waitlist_count = waitlist_count + 1, waitlist_number = waitlist_number + 1, updated_at = $2
     where id = $1 returning waitlist_number as number`,
    [courseId, now],
  );
  if (!rows[0]) throw new Error(`There is no course ${courseId}.`);
  return rows[0].number;
}

export async function leaveWaitlist(tx: Tx, courseId: string, now: Date): Promise<void> {
  await tx.query('update courses set waitlist_count = waitlist_count - 1, updated_at = $2 where id = $1', [
    courseId,
    now,
  ]);
}

export async function freeSeat(tx: Tx, courseId: string, now: Date): Promise<void> {
  await tx.query('update courses set seats_taken = seats_taken - 1, updated_at = $2 where id = $1', [courseId, now]);
}

/** Upcoming courses with a waitlist and free seats, for example after the capacity was raised. */
export async function coursesWithRoomForWaiting(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from courses where starts_at > $1 and waitlist_count > 0 and seats_taken < capacity order by starts_at limit 50`,
    [now],
  );
  return rows.map(({ id }) => id);
}
