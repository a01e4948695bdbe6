// Dates are those of the person: the zone is that of their device.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const shortDayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const calendarDayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const clockFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const agoFormat = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** "November 23, 2026" for a moment of the API. */
export const dayOf = (iso: string): string => dayFormat.format(new Date(iso));

/** "Nov 23, 2026", where there is little room. */
export const shortDayOf = (iso: string): string => shortDayFormat.format(new Date(iso));

/** "November 23, 2026" for `2026-11-23`: a day of the calendar is the same in every zone. */
export const calendarDay = (day: string): string => calendarDayFormat.format(new Date(`${day}T00:00:00Z`));

/** "Nov 23, 2026, 3:04 PM". */
export const momentOf = (iso: string): string => momentFormat.format(new Date(iso));

/** "3:04 PM" for milliseconds since 1970. */
export const clockOf = (time: number): string => clockFormat.format(time);

const HOUR = 3_600_000;

/** "1 hour ago", "yesterday", "10 days ago"; null within the hour. */
export function ago(iso: string, now: number): string | null {
  const hours = Math.floor((now - Date.parse(iso)) / HOUR);
  if (hours < 1) return null;
  return hours < 24 ? agoFormat.format(-hours, 'hour') : agoFormat.format(-Math.floor(hours / 24), 'day');
}
