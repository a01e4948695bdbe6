import { DEFAULT_POINTS_POLICY, earnedPoints, rewardsEligibility, zonedTime } from '@regen/domain';
import { demoAccounts, demoId, demoUsers } from '../demo-people.ts';
import type { DemoUser } from '../demo-people.ts';
import type { Database, Tx } from '../host.ts';
import type { SeedReport } from '../seed-step.ts';
import { program } from './program.ts';
import type { DemoCourse } from './program.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

const FIRST =
  'Maya Jonah Elena Marcus Aiko Nadia Peter Lucia Omar Ingrid Rosa Felix Hanna Diego Leila Simon Carmen Theo Amara Nils'.split(
    ' ',
  );
const LAST =
  'Hart Okafor Silva Meyer Tanaka Novak Reed Costa Hassan Berg Lopez Frey Wolf Vega Karimi Stone Ortega Blum Diallo Lund Price Quinn Roth'.split(
    ' ',
  );

/** Start and end of a course, counted from the day of the seeding. */
export function timesOf(course: DemoCourse, now: Date): { startsAt: Date; endsAt: Date } {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const around = today + course.inDays * DAY;
  const day = around + ((course.weekday - new Date(around).getUTCDay() + 7) % 7) * DAY;
  return {
    startsAt: zonedTime(day, course.hour, course.timezone),
    endsAt: zonedTime(day + course.days * DAY, course.hour + course.hours, course.timezone),
  };
}

async function writeCourses(tx: Tx, now: Date): Promise<void> {
  const rows = program.map((course) => ({
    id: course.id,
    title: course.title,
    summary: course.summary,
    category: course.category,
    format: course.place ? 'in_person' : 'online',
    ...course.place,
    join_url: course.place ? null : `https://learn.regen.example/live/${course.id.toLowerCase()}`,
    starts_at: timesOf(course, now).startsAt,
    ends_at: timesOf(course, now).endsAt,
    timezone: course.timezone,
    opens_at: course.opensInDays === undefined ? null : new Date(now.getTime() + course.opensInDays * DAY),
    capacity: course.capacity,
    price_cents: course.priceCents,
    is_open_to_guests: course.isOpenToGuests,
    sites: course.sites,
  }));
  await tx.query(
    `insert into courses (id, title, summary, category, format, venue, city, state, join_url, starts_at, ends_at, timezone,
       opens_at, capacity, price_cents, is_open_to_guests, sites)
     select * from jsonb_to_recordset($1::jsonb) as c(id text, title text, summary text, category text, format text, venue text,
       city text, state text, join_url text, starts_at timestamptz, ends_at timestamptz, timezone text, opens_at timestamptz,
       capacity int, price_cents int, is_open_to_guests bool, sites text[])
     on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  );
}

const numbered = (prefix: 'reg' | 'pay' | 'pts', number: number) => `${prefix}_${String(number).padStart(26, '0')}`;

function earns({ account }: DemoUser): boolean {
  const of = demoAccounts.find(({ key }) => key === account);
  if (!of) return false;
  const { site: channel, discountModel, tier, exemptForReward } = of;
  return rewardsEligibility({ channel, discountModel, tier, exemptForReward }).isEligible;
}

/** Attendees: the named demo users first, then invented ones, who phoned or registered as guests. */
function attendeesOf(course: DemoCourse, place: number, now: Date) {
  const users = new Map(demoUsers.map((user) => [user.key, user]));
  const total = Math.max(course.taken, course.people.length);
  const { startsAt } = timesOf(course, now);
  const until = Math.min(now.getTime(), startsAt.getTime() - DAY);
  return Array.from({ length: total }, (_, index) => {
    const number = (place + 1) * 1_000 + index;
    const user = users.get(course.people[index] ?? -1);
    const firstName = user?.firstName ?? FIRST[(number * 7) % FIRST.length] ?? 'Maya';
    const lastName = user?.lastName ?? LAST[(number * 5 + place) % LAST.length] ?? 'Hart';
    const isWaiting = index >= course.capacity;
    const isPaid = course.priceCents > 0 && !isWaiting;
    const points = user && isPaid && earns(user) ? earnedPoints(course.priceCents, DEFAULT_POINTS_POLICY) : 0;
    return {
      id: numbered('reg', number),
      course_id: course.id,
      user_id: user ? demoId('usr', user.key) : null,
      account_id: user ? demoId('acc', user.account) : null,
      email: user?.email ?? `${firstName}.${lastName}.${number}@guests.example`.toLowerCase(),
      first_name: firstName,
      last_name: lastName,
      phone: user?.phone ?? null,
      status: isWaiting ? 'waitlisted' : 'registered',
      waitlist_number: isWaiting ? index - course.capacity + 1 : null,
      points_earned: points,
      points_id: numbered('pts', 2_000_000 + number),
      amount_cents: isPaid ? course.priceCents : 0,
      payment_id: isPaid ? numbered('pay', 1_000_000 + number) : null,
      payment_ref: isPaid ? `ch_demo_course_${number}` : null,
      note: `Earned with ${course.title}`,
      // Later ones closer to today; who waits came last.
      registered_at: new Date(until - (total - index) * 7 * HOUR),
    };
  });
}

const WRITE = `with rows as materialized (
    select * from jsonb_to_recordset($1::jsonb) as r(id text, course_id text, user_id text, account_id text, email text,
      first_name text, last_name text, phone text, status text, waitlist_number int, points_earned int, points_id text,
      amount_cents int, payment_id text, payment_ref text, note text, registered_at timestamptz)
  ), people as (
    insert into course_registrations (id, course_id, user_id, email, first_name, last_name, phone, status, waitlist_number,
      points_earned, amount_cents, registered_at, updated_at)
    select id, course_id, user_id, email, first_name, last_name, phone, status, waitlist_number, points_earned, amount_cents,
      registered_at, registered_at
    from rows on conflict do nothing
  ), paid as (
    insert into payments (id, registration_id, provider, provider_ref, method, status, amount_cents, card_brand, card_last4, created_at,
      updated_at)
    select payment_id, id, 'test', payment_ref, 'card', 'succeeded', amount_cents, 'visa', '4242', registered_at, registered_at
    from rows where payment_id is not null on conflict do nothing
  ), charges as (
    insert into test_payments (ref, idempotency_key, order_id, amount_cents, currency, status, brand, last4, created_at, updated_at)
    select payment_ref, payment_id, id, amount_cents, 'USD', 'succeeded', 'visa', '4242', registered_at, registered_at
    from rows where payment_id is not null on conflict do nothing
  )
  insert into points_ledger (id, user_id, account_id, course_id, course_registration_id, kind, points, note, created_at)
  select points_id, user_id, account_id, course_id, id, 'earn', points_earned, note, registered_at
  from rows where points_earned > 0 on conflict do nothing`;

const COUNT = `update courses c set
    seats_taken = (select count(*) from course_registrations r where r.course_id = c.id and r.status = 'registered'),
    waitlist_count = (select count(*) from course_registrations r where r.course_id = c.id and r.status = 'waitlisted'),
    waitlist_number = (select coalesce(max(waitlist_number), 0) from course_registrations r where r.course_id = c.id)
  where c.id = any($1)`;

/** The program of the coming year with attendees: over, full with a waitlist, nearly full, free, online. */
export async function seedCourses(db: Database, report: SeedReport, now: Date = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    await writeCourses(tx, now);
    const people = program.flatMap((course, place) => attendeesOf(course, place, now));
    await tx.query(WRITE, [JSON.stringify(people)]);
    await tx.query(COUNT, [program.map(({ id }) => id)]);
  });
  report(program.length, program.length);
}
