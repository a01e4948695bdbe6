import { canMoveOrder } from '@regen/domain';
import type { OrderState, ShippingMethod } from '@regen/domain';
import type { Random } from '../large/random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface HistoryEvent {
  state: OrderState;
  at: number;
  note: string | null;
}

/** What became of an order until now. */
export interface Fate {
  state: OrderState;
  events: HistoryEvent[];
  /** When it reached a state; undefined when it did not. */
  reached: Partial<Record<OrderState, number>>;
  tracking: { carrier: string; number: string } | null;
}

function digits(count: number, random: Random): string {
  return Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
}

/** A number in the form that the carrier uses. */
function trackingNumber(carrier: string, random: Random): string {
  switch (carrier) {
    case 'UPS':
      return `1Z${digits(6, random)}03${digits(8, random)}`;
    case 'USPS':
      return `9405${digits(18, random)}`;
    case 'DHL':
      return digits(10, random);
    default:
      return digits(12, random);
  }
}

export function fateOf(
  placedAt: number,
  now: number,
  method: Pick<ShippingMethod, 'carrier' | 'minDays' | 'maxDays'>,
  random: Random,
): Fate {
  const luck = random();
  const events: HistoryEvent[] = [{ state: 'placed', at: placedAt, note: null }];
  const reached: Fate['reached'] = { placed: placedAt };
  let state: OrderState = 'placed';
  const go = (to: OrderState, at: number, note: string | null = null): boolean => {
    if (at > now) return false;
    if (!canMoveOrder(state, to))
      throw new Error(`The history moves an order from ${state} to ${to}, which no order can.`);
    state = to;
    reached[to] = at;
    events.push({ state: to, at, note });
    return true;
  };
  const tracking = { carrier: method.carrier, number: trackingNumber(method.carrier, random) };
  const done = (isShipped: boolean): Fate => ({ state, events, reached, tracking: isShipped ? tracking : null });

  if (luck < 0.012 && go('canceled', placedAt + HOUR, 'Not paid in time')) return done(false);
  go('paid', placedAt + 8_000 + random() * 40_000);
  if (luck < 0.022) {
    const canceledAt = placedAt + (2 + random() * 5) * HOUR;
    const refundedAt = placedAt + (9 + random() * 8) * HOUR;
    // Until the refund is due, treat the order as not canceled: the demo has no canceled order that is still paid.
    if (refundedAt <= now) {
      go('canceled', canceledAt, "Canceled at the buyer's request");
      go('refunded', refundedAt, 'Paid back in full');
      return done(false);
    }
  }
  if (!go('packed', placedAt + (5 + random() * 22) * HOUR)) return done(false);
  if (!go('shipped', placedAt + (26 + random() * 20) * HOUR, `Handed to ${tracking.carrier}`)) return done(false);
  const days = method.minDays + random() * (method.maxDays - method.minDays);
  if (!go('delivered', (reached.shipped ?? placedAt) + days * DAY)) return done(true);
  if (luck > 0.985)
    go('refunded', (reached.delivered ?? placedAt) + (4 + random() * 9) * DAY, 'Returned within 30 days');
  return done(true);
}
