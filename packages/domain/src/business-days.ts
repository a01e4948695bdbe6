const DAY = 24 * 3_600_000;

/** The nth given weekday of a month (Monday 1 to Sunday 0); -1 for the last. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const from = nth > 0 ? Date.UTC(year, month, 1) : Date.UTC(year, month + 1, 0);
  const first = new Date(from).getUTCDay();
  const away = nth > 0 ? (weekday - first + 7) % 7 : -((first - weekday + 7) % 7);
  return from + (away + (nth > 0 ? nth - 1 : 0) * 7) * DAY;
}

/** Holidays of the company and the carriers, in addition to weekends: those that UPS, FedEx and USPS share. */
function isHoliday(date: number): boolean {
  const day = new Date(date);
  const year = day.getUTCFullYear();
  const fixed = ['1-1', '7-4', '12-25'];
  if (fixed.includes(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`)) return true;
  return [
    nthWeekday(year, 4, 1, -1), // Memorial Day
    nthWeekday(year, 8, 1, 1), // Labor Day
    nthWeekday(year, 10, 4, 4), // Thanksgiving
  ].includes(date);
}

/** Dates are given as midnight UTC. */
export function isBusinessDay(date: number): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(date);
}

/** The date that many business days later. */
export function plusBusinessDays(date: number, days: number): number {
  let at = date;
  for (let left = days; left > 0;) {
    at += DAY;
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}
