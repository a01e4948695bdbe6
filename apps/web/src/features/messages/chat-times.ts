import { clockOf } from '~/kernel/words/dates.ts';

// Days are those of the person: the zone is that of their device.
const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const dateFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const longDateFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const yearFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const longYearFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/** The same for all moments of a day, in the person's zone. */
export const dayKeyOf = (iso: string): string => new Date(iso).toDateString();

/** How many midnights ago a moment was. */
function daysAgo(iso: string, now: number): number {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  // A day with a change of the clock has 23 or 25 hours.
  return Math.round((midnight(now) - midnight(Date.parse(iso))) / 86_400_000);
}

const isThisYear = (iso: string, now: number): boolean => new Date(iso).getFullYear() === new Date(now).getFullYear();

/** "Today", "Yesterday", "Friday, November 20", "November 20, 2025". */
export function dayName(iso: string, now: number): string {
  const days = daysAgo(iso, now);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return (isThisYear(iso, now) ? longDateFormat : longYearFormat).format(new Date(iso));
}

/** In the list, where there is little room: "3:04 PM", "Yesterday", "Friday", "Nov 2", "Nov 2, 2025". */
export function whenShort(iso: string, now: number): string {
  const days = daysAgo(iso, now);
  if (days <= 0) return clockOf(Date.parse(iso));
  if (days === 1) return 'Yesterday';
  if (days < 7) return weekdayFormat.format(new Date(iso));
  return (isThisYear(iso, now) ? dateFormat : yearFormat).format(new Date(iso));
}
