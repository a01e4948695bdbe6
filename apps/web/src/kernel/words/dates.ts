// Dates are those of the person: the zone is that of their device.
import { longDay, shortDay } from '@regen/domain/written-days';

/** Created on first use: it loads data, and most pages only show days. */
function format(options: Intl.DateTimeFormatOptions): (time: Date | number) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (time) => (made ??= new Intl.DateTimeFormat('en-US', options)).format(time);
}
const moment = format({ dateStyle: 'medium', timeStyle: 'short' });
const clock = format({ timeStyle: 'short' });

/** "November 23, 2026" for a moment of the API. */
export const dayOf = (iso: string): string => longDay(new Date(iso), 'local');

/** "Nov 23, 2026", where there is little room. */
export const shortDayOf = (iso: string): string => shortDay(new Date(iso), 'local');

/** "November 23, 2026" for `2026-11-23`: a day of the calendar is the same in every zone. */
export const calendarDay = (day: string): string => longDay(new Date(`${day}T00:00:00Z`), 'UTC');

/** "Nov 23, 2026, 3:04 PM". */
export const momentOf = (iso: string): string => moment(new Date(iso));

/** "3:04 PM" for milliseconds since 1970. */
export const clockOf = (time: number): string => clock(time);

const HOUR = 3_600_000;

/** "1 hour ago", "yesterday", "10 days ago"; null within the hour. */
export function ago(iso: string, now: number): string | null {
  const hours = Math.floor((now - Date.parse(iso)) / HOUR);
  if (hours < 1) return null;
  const since = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  return hours < 24 ? since.format(-hours, 'hour') : since.format(-Math.floor(hours / 24), 'day');
}
