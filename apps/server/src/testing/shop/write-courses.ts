import { DEFAULT_POINTS_POLICY, earnedPoints } from '@regen/domain';
import type { Tx } from '../../db/database.ts';
import { insertRows } from './insert-rows.ts';
import { shopId, users } from './people.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const iso = (time: number): string => new Date(time).toISOString();

/** A course that the professional has paid for. */
export const PAID_COURSE = { id: 'HAE-SLC-301', priceCents: 24_900 } as const;
const FREE_COURSE = { id: 'VC-301', priceCents: 0 } as const;
const SCHOOL_COURSE = { id: 'IPC-MSP-301', priceCents: 14_900 } as const;

/** Keys of the users who attend. */
const ATTENDS: Readonly<Record<string, readonly number[]>> = { [PAID_COURSE.id]: [1], [FREE_COURSE.id]: [2, 6] };

async function writeRows(tx: Tx, now: number): Promise<void> {
  const course = (
    { id, priceCents }: { id: string; priceCents: number },
    inDays: number,
    more: { title: string; category: string; format: string; city: string | null; sites: readonly string[] },
  ) => ({
    id,
    summary: 'A course of the tests.',
    state: more.city === null ? null : 'UT',
    join_url: more.city === null ? 'https://learn.test/room' : null,
    starts_at: iso(now + inDays * DAY),
    ends_at: iso(now + inDays * DAY + 6 * HOUR),
    timezone: 'America/Denver',
    capacity: 12,
    price_cents: priceCents,
    is_open_to_guests: priceCents === 0,
    ...more,
  });
  const here = { format: 'in_person', city: 'Salt Lake City' } as const;
  await insertRows(tx, 'courses', [
    course(PAID_COURSE, 40, { title: 'Two days of acne', category: 'HAE Events', sites: ['b2b'], ...here }),
    course(FREE_COURSE, 20, {
      title: 'An hour about sun',
      category: 'Virtual Classes',
      format: 'online',
      city: null,
      sites: ['b2b', 'retail', 'school'],
    }),
    course(SCHOOL_COURSE, 60, {
      title: 'A first facial',
      category: 'In-Person Classes',
      sites: ['b2b', 'school'],
      ...here,
    }),
  ]);
}

const numbered = (prefix: 'reg' | 'pay' | 'pts', number: number) => `${prefix}_${String(number).padStart(26, '0')}`;

async function writeSeats(tx: Tx, now: number): Promise<void> {
  const at = iso(now - 3 * DAY);
  const seats = Object.entries(ATTENDS).flatMap(([courseId, keys]) =>
    users.filter(({ key }) => keys.includes(key)).map((user) => ({ courseId, user })),
  );
  const paid = ({ courseId }: { courseId: string }) => (courseId === PAID_COURSE.id ? PAID_COURSE.priceCents : 0);
  const pointsOf = (cents: number) => earnedPoints(cents, DEFAULT_POINTS_POLICY);
  const named = seats.map((seat, place) => ({ ...seat, number: 8_000_001 + place, cents: paid(seat) }));
  await insertRows(
    tx,
    'course_registrations',
    named.map(({ number, courseId, cents, user }) => ({
      id: numbered('reg', number),
      course_id: courseId,
      user_id: shopId('usr', user.key),
      email: user.email,
      first_name: user.name[0],
      last_name: user.name[1],
      phone: user.phone,
      status: 'registered',
      points_earned: pointsOf(cents),
      points_spent: 0,
      amount_cents: cents,
      registered_at: at,
      updated_at: at,
    })),
  );
  const bought = named.filter(({ cents }) => cents > 0);
  const ref = (number: number) => `ch_past_${number}`;
  await insertRows(
    tx,
    'payments',
    bought.map(({ number, cents }) => ({
      id: numbered('pay', number),
      registration_id: numbered('reg', number),
      provider: 'test',
      provider_ref: ref(number),
      method: 'card',
      status: 'succeeded',
      amount_cents: cents,
      card_brand: 'visa',
      card_last4: '4242',
      created_at: at,
      updated_at: at,
    })),
  );
  await insertRows(
    tx,
    'test_payments',
    bought.map(({ number, cents }) => ({
      ref: ref(number),
      idempotency_key: numbered('pay', number),
      order_id: numbered('reg', number),
      amount_cents: cents,
      currency: 'USD',
      status: 'succeeded',
      brand: 'visa',
      last4: '4242',
      created_at: at,
      updated_at: at,
    })),
  );
  await insertRows(
    tx,
    'points_ledger',
    bought.map(({ number, cents, courseId, user }) => ({
      id: numbered('pts', number),
      user_id: shopId('usr', user.key),
      account_id: shopId('acc', user.account ?? 0),
      course_id: courseId,
      course_registration_id: numbered('reg', number),
      kind: 'earn',
      points: pointsOf(cents),
      note: 'Earned with a course',
      created_at: at,
    })),
  );
  await tx.query(
    'update courses c set seats_taken = (select count(*) from course_registrations r where r.course_id = c.id)',
  );
}

/** Three courses that are still to come, and who attends them. After people. */
export async function writeCourses(tx: Tx): Promise<void> {
  const now = Date.now();
  await writeRows(tx, now);
  await writeSeats(tx, now);
}
