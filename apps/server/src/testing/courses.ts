import type { CourseRegistration } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { releaseSeats } from '../modules/courses/release.ts';
import { CARDS, Shopper } from './shopping.ts';
import type { Answer, Caller, TestServer } from './test-server.ts';

const HOUR = 3_600_000;

interface CourseWish {
  capacity?: number;
  priceCents?: number;
  isOpenToGuests?: boolean;
  sites?: string[];
  startsIn?: number;
  hours?: number;
  opensIn?: number;
}

/** A new course; it starts in `startsIn` hours. */
export async function addCourse(server: TestServer, wish: CourseWish = {}): Promise<string> {
  const { capacity = 10, priceCents = 0, isOpenToGuests = true, sites = ['b2b', 'retail', 'school'] } = wish;
  const { startsIn = 240, hours = 8, opensIn } = wish;
  const id = `TST-${randomUUID().slice(0, 13)}`;
  const now = server.clock.now().getTime();
  await server.db.query(
    `insert into courses (id, title, category, format, city, state, starts_at, ends_at, timezone, opens_at, capacity,
       price_cents, is_open_to_guests, sites, join_url)
     values ($1, 'Peel basics', 'In-Person Classes', 'in_person', 'Denver', 'CO', $2, $3, 'America/Denver', $4, $5, $6, $7, $8,
       'https://learn.test/room')`,
    [
      id,
      new Date(now + startsIn * HOUR),
      new Date(now + (startsIn + hours) * HOUR),
      opensIn === undefined ? null : new Date(now + opensIn * HOUR),
      capacity,
      priceCents,
      isOpenToGuests,
      sites,
    ],
  );
  return id;
}

type Person = { jwt: string; id: string };

const keyed = (key: string) => ({ 'idempotency-key': key });

export function register<Body = CourseRegistration>(
  server: TestServer,
  person: Person,
  body: object,
  key: string = randomUUID(),
): Promise<Answer<Body>> {
  return server.call<Body>('POST', `/course/register/${person.id}`, { as: person, body, headers: keyed(key) });
}

export function registerGuest<Body = CourseRegistration>(
  server: TestServer,
  courseId: string,
  more: object = {},
  { key = randomUUID(), browserId = randomUUID() }: { key?: string; browserId?: string } = {},
): Promise<Answer<Body>> {
  const email = `${randomUUID()}@guests.example`;
  const body = { courseId, firstName: 'Gwen', lastName: 'Guest', email, ...more };
  return server.call<Body>('POST', '/course/register/guest', { body, headers: keyed(key), browserId });
}

export function confirm<Body = CourseRegistration>(
  server: TestServer,
  registrationId: string,
  body: object = {},
  as: Caller = 'client',
): Promise<Answer<Body>> {
  return server.call<Body>('POST', `/course/register/${registrationId}/confirm`, { as, body });
}

export function own<Body = CourseRegistration>(server: TestServer, person: Person, courseId: string) {
  return server.call<Body>('GET', `/user/${person.id}/courseId/${courseId}`, { as: person });
}

export function cancel<Body = CourseRegistration>(server: TestServer, person: Person, courseId: string) {
  return server.call<Body>('DELETE', `/user/${person.id}/courseId/${courseId}`, { as: person });
}

export async function card(server: TestServer, number: keyof typeof CARDS = 'good'): Promise<object> {
  return { method: 'card', token: await new Shopper(server).token(CARDS[number]) };
}

/** As the timer of the module does. */
export async function release(server: TestServer): Promise<number> {
  const { platform, services } = server.app;
  await services.payments.giveBackOwed();
  return releaseSeats(platform, services.payments);
}

/** Seats and numbers of the course row beside what its registrations add up to. */
export async function counts(server: TestServer, courseId: string) {
  const { rows } = await server.db.query<{ seats: number; held: number; waiting: number; waits: number }>(
    `select c.seats_taken as seats, c.waitlist_count as waiting,
       (select count(*)::int from course_registrations where course_id = c.id and status in ('registered', 'pending_payment')) as held,
       (select count(*)::int from course_registrations where course_id = c.id and status = 'waitlisted') as waits
     from courses c where c.id = $1`,
    [courseId],
  );
  const row = rows[0];
  if (!row || row.seats !== row.held || row.waiting !== row.waits) {
    throw new Error(`The counters of ${courseId} are wrong: ${JSON.stringify(row)}`);
  }
  return { seats: row.seats, waiting: row.waiting };
}

export async function balance({ db }: TestServer, userId: string): Promise<number> {
  const { rows } = await db.query<{ points: number }>(
    'select coalesce(sum(points), 0)::int as points from points_ledger where user_id = $1',
    [userId],
  );
  return rows[0]?.points ?? 0;
}
