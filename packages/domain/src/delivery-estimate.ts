import { dateIn, HOME_ZONE, zonedTime } from './time-zones.ts';

const DAY = 24 * 3_600_000;

/** Orders placed before this hour of a business day, by the clocks of the warehouse, ship on that day. */
const CUTOFF_HOUR = 12;

/** The nth Monday to Sunday (1 to 0) of a month; the last one with -1. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const from = nth > 0 ? Date.UTC(year, month, 1) : Date.UTC(year, month + 1, 0);
  const first = new Date(from).getUTCDay();
  const away = nth > 0 ? (weekday - first + 7) % 7 : -((first - weekday + 7) % 7);
  return from + (away + (nth > 0 ? nth - 1 : 0) * 7) * DAY;
}

/** Holidays of the warehouse and the carriers, besides weekends: those that UPS, FedEx and USPS share. */
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

function isBusinessDay(date: number): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(date);
}

function plusBusinessDays(date: number, days: number): number {
  let at = date;
  for (let left = days; left > 0;) {
    at += DAY;
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}

const onWire = (date: number): string => new Date(date).toISOString().slice(0, 10);

export type DeliveryEstimate = {
  /** The day it leaves the warehouse, `YYYY-MM-DD`. */
  ships: string;
  /** The first and the last day on which it may arrive, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Ordered later, it ships on a later day. */
  orderBy: Date;
};

/** When something ordered now arrives, by a method that takes `min` to `max` business days after dispatch. */
export function deliveryEstimate(now: Date, { min, max }: { min: number; max: number }): DeliveryEstimate {
  const today = dateIn(HOME_ZONE, now.getTime());
  const isToday = isBusinessDay(today) && now < zonedTime(today, CUTOFF_HOUR, HOME_ZONE);
  const ships = isToday ? today : plusBusinessDays(today, 1);
  return {
    ships: onWire(ships),
    from: onWire(plusBusinessDays(ships, min)),
    to: onWire(plusBusinessDays(ships, max)),
    orderBy: zonedTime(ships, CUTOFF_HOUR, HOME_ZONE),
  };
}
