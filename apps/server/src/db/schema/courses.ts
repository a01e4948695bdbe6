import type { CourseCategory } from '@regen/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cents, createdAt, moment, updatedAt } from './columns.ts';

/** Seats, price and dates of a course. Its description is a content record (`courseEvent`) with the same id. */
export const courses = pgTable(
  'courses',
  {
    /** HAE events start with `HAE`. */
    id: text().primaryKey(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    category: text().$type<CourseCategory>().notNull(),
    format: text().$type<'in_person' | 'online'>().notNull(),
    venue: text(),
    city: text(),
    state: text(),
    /** Sent to registered attendees; no one else sees it. */
    joinUrl: text(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** IANA zone of the place. */
    timezone: text().notNull(),
    /** From when people can register; null: at once. */
    opensAt: moment(),
    capacity: integer().notNull(),
    priceCents: cents().notNull().default(0),
    isOpenToGuests: boolean().notNull().default(false),
    /** Channels that may attend. */
    sites: text().array().notNull(),
    /** Registered and held seats. Taken with a conditional update, so that no seat is sold twice. */
    seatsTaken: integer().notNull().default(0),
    /** Current length of the waitlist. */
    waitlistCount: integer().notNull().default(0),
    /** The last waitlist number assigned. */
    waitlistNumber: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('courses_seats_fit', sql`${table.seatsTaken} between 0 and ${table.capacity}`),
    check('courses_waitlist_not_negative', sql`${table.waitlistCount} >= 0`),
    check('courses_dates_in_order', sql`${table.endsAt} > ${table.startsAt}`),
    check('courses_online_or_somewhere', sql`${table.format} = 'online' or ${table.city} is not null`),
    index('courses_starts').on(table.startsAt, table.id),
  ],
);

export const courseRegistrations = pgTable(
  'course_registrations',
  {
    id: text().primaryKey(),
    courseId: text()
      .notNull()
      .references(() => courses.id),
    /** Null for guests. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** The browser that a guest used. */
    browserId: text(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    status: text().$type<'registered' | 'pending_payment' | 'waitlisted' | 'canceled'>().notNull(),
    cancelReason: text().$type<'person' | 'payment_failed' | 'hold_expired'>(),
    /** Position in order of joining; null if this person was never on the waitlist. */
    waitlistNumber: integer(),
    /** Until when the seat is kept for a payment. */
    holdExpiresAt: moment(),
    pointsSpent: integer().notNull().default(0),
    pointsEarned: integer().notNull().default(0),
    /** What remained to be paid after points. */
    amountCents: cents().notNull().default(0),
    /** SEQUENCE of the calendar file; goes up with each that is sent. */
    calendarSequence: integer().notNull().default(0),
    registeredAt: moment().notNull().defaultNow(),
    canceledAt: moment(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('course_registrations_one_per_user')
      .on(table.courseId, table.userId)
      .where(sql`${table.status} <> 'canceled'`),
    uniqueIndex('course_registrations_one_per_email')
      .on(table.courseId, sql`lower(${table.email})`)
      .where(sql`${table.status} <> 'canceled'`),
    index('course_registrations_user').on(table.userId, table.courseId, table.registeredAt.desc()),
    index('course_registrations_guest')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.userId} is null`),
    index('course_registrations_waiting')
      .on(table.courseId, table.waitlistNumber)
      .where(sql`${table.status} = 'waitlisted'`),
    index('course_registrations_held')
      .on(table.holdExpiresAt)
      .where(sql`${table.status} = 'pending_payment'`),
    index('course_registrations_course').on(table.courseId, table.status),
    check(
      'course_registrations_status_known',
      sql`${table.status} in ('registered', 'pending_payment', 'waitlisted', 'canceled')`,
    ),
    check(
      'course_registrations_hold_ends',
      sql`${table.status} <> 'pending_payment' or ${table.holdExpiresAt} is not null`,
    ),
  ],
);
