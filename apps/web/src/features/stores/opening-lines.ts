import { WEEKDAYS, type Opening } from '@regen/domain/opening-hours';

export interface OpeningLine {
  /** `Monday` or `Monday – Friday`. */
  days: string;
  /** `9 AM – 12:30 PM, 1:30 PM – 6 PM` or `Closed`. */
  times: string;
}

/** `13:30` as people here read it: `1:30 PM`. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}

export const dayName = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1);

/** A week in as few lines as it has: days with the same hours that follow each other are one. Empty when no hours are known. */
export function openingLines(hours: readonly Opening[]): OpeningLine[] {
  if (hours.length === 0) return [];
  const lines: { first: string; last: string; times: string }[] = [];
  for (const day of WEEKDAYS) {
    const times = hours
      .filter((opening) => opening.day === day)
      .toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
      .map(({ opens, closes }) => `${clockTime(opens)} – ${clockTime(closes)}`)
      .join(', ');
    const before = lines.at(-1);
    if (before?.times === times) before.last = dayName(day);
    else lines.push({ first: dayName(day), last: dayName(day), times });
  }
  return lines.map(({ first, last, times }) => ({
    days: first === last ? first : `${first} – ${last}`,
    times: times || 'Closed',
  }));
}
