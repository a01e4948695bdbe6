import { dateIn, zonedTime } from './time-zones.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A promotion by days is a matter of weeks. */
const MAX_DAYS = 31;

/** A day of a promotion in milliseconds since 1970; `endsAt` is the first moment after it. */
export interface PromotionDayTimes {
  /** Counted from 1. */
  day: number;
  startsAt: number;
  endsAt: number;
}

/** The first moment of a date in a zone: midnight, or an hour later where clocks are set forward at midnight. */
function startOfDate(date: number, zone: string): number {
  const midnight = zonedTime(date, 0, zone).getTime();
  return dateIn(zone, midnight) < date ? midnight + HOUR : midnight;
}

/**
 * The days of a promotion: the first begins with it, each other one as a date begins in its zone, and the last ends with it (rule U1). A
 * day of the calendar has 23 to 25 hours.
 */
export function promotionDays({ startsAt, endsAt, zone }: { startsAt: number; endsAt: number; zone: string }) {
  const days: PromotionDayTimes[] = [];
  let from = startsAt;
  for (let date = dateIn(zone, startsAt) + DAY; from < endsAt && days.length < MAX_DAYS; date += DAY) {
    const until = days.length === MAX_DAYS - 1 ? endsAt : Math.min(endsAt, startOfDate(date, zone));
    days.push({ day: days.length + 1, startsAt: from, endsAt: until });
    from = until;
  }
  return days;
}

/** The next moment after `now` at which the promotion starts, turns to another day, or ends; null after that. */
export function promotionChangesAt(days: readonly PromotionDayTimes[], now: number): number | null {
  const moments = days.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  return moments.find((moment) => moment > now) ?? null;
}
