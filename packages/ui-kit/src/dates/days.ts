// Calendar maths on days as text, `2026-11-21`: no clock and no zone, so a day never slips. Shared with Calendar.

const msOfDay = 86_400_000;
const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);
const fromTime = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether the text is a day that exists: `2026-02-30` does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = toTime(text);
  return !Number.isNaN(time) && fromTime(time) === text;
}

export const monthOf = (day: string): string => day.slice(0, 7);
export const addDays = (day: string, count: number): string => fromTime(toTime(day) + count * msOfDay);

/** The same day so many months on; the last of the month where there is none: January 31 + 1 is February 28. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + count;
  const first = `${pad(Math.floor(index / 12), 4)}-${pad((index % 12) + 1)}`;
  const last = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
  return `${first}-${pad(Math.min(date, last))}`;
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(toTime(day)).getUTCDay();

/** The seven days of the week around a day. */
export function weekOf(day: string, firstWeekday: number): string[] {
  const start = addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(start, index));
}

/** Whole weeks that hold the month `2026-11`: four to six of them. */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const weeks: string[][] = [];
  const first = `${month}-01`;
  let week = weekOf(first, firstWeekday);
  while (weeks.length === 0 || monthOf(week[0] ?? '') === month) {
    weeks.push(week);
    week = week.map((day) => addDays(day, 7));
  }
  return weeks;
}

/** The day by the clock of the person. */
export function todayHere(now = new Date()): string {
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

export const formatDay = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(toTime(day));

export const longDay = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
export const longMonth = { year: 'numeric', month: 'long' } as const;
const shortDay = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** As the locale writes it in figures: 11/21/2026. */
export const writeDay = (day: string, locale: string): string => formatDay(day, locale, shortDay);

const parts = (locale: string) =>
  new Intl.DateTimeFormat(locale, { ...shortDay, timeZone: 'UTC' }).formatToParts(toTime('2026-11-21'));

/** What to type, in the order of the locale: MM/DD/YYYY. */
export const dayPattern = (locale: string): string =>
  parts(locale)
    .map(({ type, value }) => ({ day: 'DD', month: 'MM', year: 'YYYY' })[type as string] ?? value)
    .join('');

type Figures = Readonly<Record<'year' | 'month' | 'day', number>>;

function dayOf({ year, month, day }: Figures): string | null {
  const full = `${pad(year < 100 ? 2000 + year : year, 4)}-${pad(month)}-${pad(day)}`;
  return isDay(full) ? full : null;
}

/**
 * Reads figures in the order of the locale, `11/21/2026` or `11-21-26`, or a day as text. In another order too, where only one day can be
 * meant: `31/12/2028` or `2028/12/31`. Null when it is no day.
 */
export function readDay(text: string, locale: string): string | null {
  const trimmed = text.trim();
  if (isDay(trimmed)) return trimmed;
  const figures = trimmed.match(/\d+/g) ?? [];
  if (figures.length !== 3 || /[^\d\s./-]/.test(trimmed)) return null;
  const [first = 0, second = 0, third = 0] = figures.map(Number);
  // Four figures in front are a year, and what follows a year is the month.
  if (figures[0]?.length === 4) return dayOf({ year: first, month: second, day: third });
  const order = parts(locale).flatMap(({ type }) => (['day', 'month', 'year'].includes(type) ? [type] : []));
  const read = Object.fromEntries(order.map((type, index) => [type, [first, second, third][index]]));
  const { year = 0, month = 0, day = 0 } = read;
  // No year has a thirteenth month.
  return month > 12 ? dayOf({ year, month: day, day: month }) : dayOf({ year, month, day });
}
