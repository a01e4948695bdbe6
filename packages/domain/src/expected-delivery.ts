import { deliveryEstimate } from './delivery-estimate.ts';
import type { OrderState } from './order-state.ts';
import { dateIn, HOME_ZONE, zonedTime } from './time-zones.ts';

export type OrderOnItsWay = {
  state: OrderState;
  paidAt: Date | null;
  shippedAt: Date | null;
  /** Business days after dispatch; null when the method is no longer known. */
  days: { min: number; max: number } | null;
};

export type ExpectedDelivery = {
  /** The first and the last day on which it should arrive, `YYYY-MM-DD`. */
  from: string;
  to: string;
};

/** When a paid order should arrive: by its payment, and from the day on which it shipped by that day. Null when it is not on its way. */
export function expectedDelivery({ state, paidAt, shippedAt, days }: OrderOnItsWay): ExpectedDelivery | null {
  if (paidAt === null || days === null) return null;
  if (state !== 'paid' && state !== 'packed' && state !== 'shipped') return null;
  // What left in the evening left on that day: the cut-off is for orders.
  const from = shippedAt === null ? paidAt : zonedTime(dateIn(HOME_ZONE, shippedAt.getTime()), 0, HOME_ZONE);
  const { from: first, to } = deliveryEstimate(from, days);
  return { from: first, to };
}
