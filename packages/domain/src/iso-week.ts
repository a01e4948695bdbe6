/** ISO 8601 weeks, by dates that are given as midnight UTC: they begin on Monday, and the first week of a year is the one with its first Thursday. */
export interface IsoWeek {
  /** `2026-W47` */
  week: string;
  /** Its first moment, milliseconds since 1970. */
  start: number;
  /** The first moment of the next week. */
  end: number;
}

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const SHAPE = /^(\d{4})-W(\d{2})$/;

/** 0 on Mondays, 6 on Sundays. */
function dayOfWeek(time: number): number {
  return (new Date(time).getUTCDay() + 6) % 7;
}

function startOfYear(year: number): number {
  // `Date.UTC` takes the years 0 to 99 for those of the last century.
  return new Date(0).setUTCFullYear(year, 0, 1);
}

/** Monday of the first week of a year: the one that the 4th of January is in. */
function firstWeek(year: number): number {
  const fourth = startOfYear(year) + 3 * DAY;
  return fourth - dayOfWeek(fourth) * DAY;
}

function weekAt(start: number): IsoWeek {
  const year = new Date(start + 3 * DAY).getUTCFullYear();
  const number = Math.round((start - firstWeek(year)) / WEEK) + 1;
  const week = `${String(year).padStart(4, '0')}-W${String(number).padStart(2, '0')}`;
  return { week, start, end: start + WEEK };
}

/** The week that a date is in, or a moment by UTC. */
export function isoWeekOf(time: number): IsoWeek {
  const midnight = Math.floor(time / DAY) * DAY;
  return weekAt(midnight - dayOfWeek(midnight) * DAY);
}

/** The week that a text names; null when there is none, such as the 53rd of a year that has 52. */
export function parseIsoWeek(text: string): IsoWeek | null {
  const parts = SHAPE.exec(text);
  if (!parts) return null;
  const week = weekAt(firstWeek(Number(parts[1])) + (Number(parts[2]) - 1) * WEEK);
  return week.week === text ? week : null;
}
