import { isHaeCourseId } from './sku.ts';

/** Event categories (rule E1), in the order in which they are offered. */
export const COURSE_CATEGORIES = [
  'HAE Events',
  'Four Day Events',
  'In-Person Classes',
  'Trade Shows',
  'Virtual Classes',
] as const;
export type CourseCategory = (typeof COURSE_CATEGORIES)[number];

/** Location label of what happens on the screen (rule E2). */
const ONLINE_LABEL = 'Online';

export const EVENT_STATUSES = ['Upcoming', 'Active', 'Ending', 'Ended'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

const ENDING_HOURS = 24;

const HOUR = 3_600_000;
const COURSE_ID = /^[A-Za-z0-9][A-Za-z0-9-]{1,39}$/;

/**
 * Upcoming until the start, Active while running, Ending in the last hours, Ended from the end on (rule E3). An event
 * that is shorter than the last hours is Ending as soon as it has begun. All times are milliseconds since 1970.
 */
export function eventStatus(
  event: { startsAt: number; endsAt: number },
  now: number,
  endingHours: number = ENDING_HOURS,
): EventStatus {
  if (now < event.startsAt) return 'Upcoming';
  if (now >= event.endsAt) return 'Ended';
  return now >= event.endsAt - endingHours * HOUR ? 'Ending' : 'Active';
}

export function isCourseId(value: string): boolean {
  return COURSE_ID.test(value);
}

/** Ids of HAE events start with HAE, and no others do. @internal The courses of the demo are held against it. */
export function courseIdFits(id: string, category: CourseCategory): boolean {
  return isCourseId(id) && isHaeCourseId(id) === (category === 'HAE Events');
}

/** "Denver, CO", or `Online`. */
export function courseLocation(course: {
  format: 'in_person' | 'online';
  city: string | null;
  state: string | null;
}): string {
  if (course.format === 'online') return ONLINE_LABEL;
  return [course.city, course.state].filter((part) => part).join(', ');
}
