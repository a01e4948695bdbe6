// By hand, since a page's first `Intl` formatter blocks a phone for 50 ms while its data loads.
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const MINUTE = 60_000;

/** Whose calendar: the device's, or UTC for a day without a zone. */
export type DayZone = 'local' | 'UTC';

/** @throws RangeError for an invalid date, as `Intl` does. */
function partsOf(date: Date, zone: DayZone) {
  const shown = zone === 'UTC' ? date : new Date(date.getTime() - date.getTimezoneOffset() * MINUTE);
  const month = MONTHS[shown.getUTCMonth()];
  if (month === undefined) throw new RangeError('This date is invalid.');
  return { year: shown.getUTCFullYear(), month, day: shown.getUTCDate(), weekday: WEEKDAYS[shown.getUTCDay()] ?? '' };
}

/** "November 23, 2026". */
export function longDay(date: Date, zone: DayZone): string {
  const { year, month, day } = partsOf(date, zone);
  return `${month} ${day}, ${year}`;
}

/** "Nov 23, 2026". */
export function shortDay(date: Date, zone: DayZone): string {
  const { year, month, day } = partsOf(date, zone);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** "Mon, Nov 23". */
export function dayOfWeek(date: Date, zone: DayZone): string {
  const { month, day, weekday } = partsOf(date, zone);
  return `${weekday}, ${month.slice(0, 3)} ${day}`;
}
