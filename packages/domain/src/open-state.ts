import { sortOpenings, WEEKDAYS, type Opening, type Weekday } from './opening-hours.ts';
import { shownIn } from './time-zones.ts';

/** The weekday and the time as `HH:MM` that the clocks of a zone show. */
function clockIn(zone: string, moment: Date): { weekday: Weekday; time: string } {
  const shown = new Date(shownIn(zone, moment.getTime()));
  return { weekday: WEEKDAYS[(shown.getUTCDay() + 6) % 7] ?? 'monday', time: shown.toISOString().slice(11, 16) };
}

/** `until` is when it closes today; `opens` the next time it does, in local time. */
export type OpenState =
  | { isOpen: true; until: string }
  | { isOpen: false; opens: { day: Weekday; time: string; isToday: boolean } };

/** Whether a place is open at a moment, by the clocks of its zone; null when no hours are known. */
export function openState(hours: readonly Opening[], zone: string, now: Date): OpenState | null {
  const week = sortOpenings(hours);
  const { weekday, time } = clockIn(zone, now);
  const today = week.filter(({ day }) => day === weekday);
  const current = today.find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { isOpen: true, until: current.closes };
  const later = today.find(({ opens }) => opens > time);
  if (later) return { isOpen: false, opens: { day: weekday, time: later.opens, isToday: true } };
  const place = WEEKDAYS.indexOf(weekday);
  // From tomorrow on, and last of all this day of next week.
  const days = [...WEEKDAYS.slice(place + 1), ...WEEKDAYS.slice(0, place + 1)];
  const next = days.flatMap((day) => week.find((opening) => opening.day === day) ?? [])[0];
  return next ? { isOpen: false, opens: { day: next.day, time: next.opens, isToday: false } } : null;
}
