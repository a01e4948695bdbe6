import { courseLocation, eventStatus, fromCents } from '@regen/domain';
import type { Course, CourseRegistration, Site } from '@regen/sdk';
import { channelOf } from '../../auth/actor.ts';
import type { Actor } from '../../auth/actor.ts';
import { paymentView } from '../../payments/payment-view.ts';
import { seatsLeft } from './course-repository.ts';
import type { CourseRow } from './course-repository.ts';
import type { RegistrationRow } from './registration-repository.ts';

/** Why registration is closed, or closed for this user, with the code that registering is refused with. */
interface Closed {
  code: NonNullable<Course['reasonCode']>;
  message: string;
}

const ATTENDEES: Readonly<Record<Site, string>> = {
  b2b: 'professionals',
  retail: 'retail clients',
  school: 'schools',
};

/** Everyone may see a course; who may register depends on their channel. Null for those who may. */
export function channelReason({ isOpenToGuests, sites }: CourseRow, actor: Actor): Closed | null {
  const channel = channelOf(actor);
  if (isOpenToGuests || sites.some((site) => site === channel)) return null;
  const names = new Intl.ListFormat('en-US').format(sites.map((site) => ATTENDEES[site]));
  const message = `This course is for ${names}.${channel === 'web' ? ' Sign in to register.' : ''}`;
  return { code: 'wrong_channel', message };
}

/** Why registration is closed, as a code and a sentence; null if it is open, if only for the waitlist. */
export function closedReason(course: CourseRow, now: Date): Closed | null {
  if (course.startsAt <= now) {
    const message = course.endsAt <= now ? 'This course is over.' : 'This course has already started.';
    return { code: 'course_started', message };
  }
  if (course.opensAt !== null && course.opensAt > now) {
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: course.timezone });
    return { code: 'course_not_open', message: `Registration opens on ${day.format(course.opensAt)}.` };
  }
  return null;
}

export const FULL = 'This course is full. You can join the waitlist.';

interface Seen {
  now: Date;
  endingHours: number;
  /** Null if the user has a seat or is on the waitlist. */
  actor: Actor | null;
}

export function courseView(course: CourseRow, { now, endingHours, actor }: Seen): Course {
  const { startsAt, endsAt, capacity, waitlistCount } = course;
  const left = seatsLeft(course);
  const wrongChannel = actor && channelReason(course, actor);
  const full: Closed | null = left > 0 ? null : { code: 'course_full', message: FULL };
  const closed = closedReason(course, now) ?? wrongChannel ?? full;
  const times = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
  return {
    courseId: course.id,
    title: course.title,
    category: course.category,
    format: course.format,
    location: courseLocation(course),
    city: course.city,
    state: course.state,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timezone: course.timezone,
    status: eventStatus(times, now.getTime(), endingHours),
    capacity,
    seatsLeft: left,
    waitlistCount,
    price: fromCents(course.priceCents),
    currency: 'USD',
    isOpenToGuests: course.isOpenToGuests,
    canRegister: closed === null,
    reasonCode: closed?.code ?? null,
    reason: closed?.message ?? null,
  };
}

export interface RegistrationExtras {
  course: Course;
  joinUrl: string | null;
  waitlistPosition: number | null;
  accessToken: string | null;
}

export function registrationView(row: RegistrationRow, extras: RegistrationExtras): CourseRegistration {
  const isIn = row.status === 'registered';
  const isPaid = row.payment?.status === 'succeeded' || row.payment?.status === 'refunded';
  return {
    registrationId: row.id,
    course: extras.course,
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    status: row.status,
    waitlistPosition: extras.waitlistPosition,
    heldUntil: row.status === 'pending_payment' ? (row.holdExpiresAt?.toISOString() ?? null) : null,
    registeredAt: row.registeredAt.toISOString(),
    canceledAt: row.canceledAt?.toISOString() ?? null,
    pointsSpent: row.status === 'canceled' ? 0 : row.pointsSpent,
    pointsEarned: isIn ? row.pointsEarned : 0,
    amountPaid: isPaid ? fromCents(row.amountCents) : 0,
    currency: 'USD',
    payment: row.payment && paymentView(row.payment),
    joinUrl: isIn ? extras.joinUrl : null,
    accessToken: extras.accessToken,
  };
}
