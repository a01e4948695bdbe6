import { canPayOrder, ORDER_STATE_LABELS } from '@regen/domain';
import type { Order, OrderState, OrderSummary, PaymentStatus } from '@regen/sdk';
import type { BadgeProps } from '@regen/ui-kit/Badge';

export { orderStatusText as statusText } from '@regen/domain';

export function statusTone(state: OrderState, payment: PaymentStatus): NonNullable<BadgeProps['tone']> {
  if (state === 'placed') return payment === 'failed' ? 'danger' : payment === 'succeeded' ? 'info' : 'warning';
  if (state === 'delivered') return 'success';
  return state === 'canceled' || state === 'refunded' ? 'neutral' : 'info';
}

/** Whether an order waits for its payment, by what the list of orders says. */
export const canPayNow = ({ state, paymentStatus }: Pick<OrderSummary, 'state' | 'paymentStatus'>): boolean =>
  canPayOrder(state, paymentStatus);

export type TimelineStep = { state: OrderState; label: string; at: string | null; note: string | null };

const COURSE = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const;

/** How far an order is, and how its payment stands. */
export type PaidState = Pick<Order, 'state'> & { readonly payment: Pick<Order['payment'], 'status'> };

/** The past events of an order and, while it is open, the next ones. */
export function timelineOf({ state, timeline }: Pick<Order, 'state' | 'timeline'>): TimelineStep[] {
  const past = timeline.map(({ state: reached, at, note, failureCode }) => {
    const label = failureCode === null ? ORDER_STATE_LABELS[reached] : 'Payment failed';
    return { state: reached, label, at, note };
  });
  if (state === 'canceled' || state === 'refunded') return past;
  const next = COURSE.slice(COURSE.indexOf(state) + 1);
  return [...past, ...next.map((step) => ({ state: step, label: ORDER_STATE_LABELS[step], at: null, note: null }))];
}
