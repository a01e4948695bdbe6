import { addDays, addMonths, monthOf } from '../../dates/days.ts';
import type { CalendarView } from './Calendar.props.ts';

export interface DayRange {
  /** The first and the last day that may be chosen. Days are text, so they compare as text. */
  min?: string;
  max?: string;
}

export const isWithin = (day: string, { min, max }: DayRange): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

export function clampDay(day: string, { min, max }: DayRange): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** The day that turning the page goes to, or null when the whole of the next one is out of range. */
export function turned(day: string, week: readonly string[], view: CalendarView, by: 1 | -1, range: DayRange) {
  const next = clampDay(view === 'week' ? addDays(day, 7 * by) : addMonths(day, by), range);
  const isSamePage = view === 'week' ? week.includes(next) : monthOf(next) === monthOf(day);
  return isSamePage ? null : next;
}

/** "Nov 15 – 21, 2026", as the locale writes it. */
export function formatRange(from: string, to: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
  // Some engines put thin spaces around the dash and some do not: server and browser must write the same.
  return format.formatRange(Date.parse(from), Date.parse(to)).replaceAll(/[\u2009\u202f]/g, ' ');
}
