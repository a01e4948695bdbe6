import { isBusinessDay, plusBusinessDays } from './business-days.ts';
import { dateIn, HOME_ZONE, zonedTime } from './time-zones.ts';

/** Orders placed before this hour of a business day, by the clocks of the warehouse, ship on that day. */
const CUTOFF_HOUR = 12;

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
