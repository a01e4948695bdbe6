import type { Order, OrderState, PaymentStatus } from '@regen/sdk';
import type { BadgeProps } from '@regen/ui-kit/Badge';
import { ORDER_STATE_LABELS } from '@regen/domain';

/** What a person reads: an order that is only placed says how its payment stands. */
export function statusText(state: OrderState, payment: PaymentStatus): string {
  if (state !== 'placed') return ORDER_STATE_LABELS[state];
  if (payment === 'failed') return 'Payment failed';
  if (payment === 'requires_action') return 'Waiting for your bank';
  return payment === 'succeeded' ? ORDER_STATE_LABELS.paid : 'Awaiting payment';
}

export function statusTone(state: OrderState, payment: PaymentStatus): NonNullable<BadgeProps['tone']> {
  if (state === 'placed') return payment === 'failed' ? 'danger' : payment === 'succeeded' ? 'info' : 'warning';
  if (state === 'delivered') return 'success';
  return state === 'canceled' || state === 'refunded' ? 'neutral' : 'info';
}

export type TimelineStep = { state: OrderState; label: string; at: string | null; note: string | null };

const COURSE = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const;

/** A receipt says that money was received: there is none before, and none for an order that was canceled unpaid. */
export function hasReceipt({ state, payment }: Pick<Order, 'state' | 'payment'>): boolean {
  if (payment.status === 'succeeded' || payment.status === 'refunded') return true;
  // An order that points paid for has no payment of its own.
  return state !== 'placed' && state !== 'canceled';
}

/** What has happened to an order, and, while it is under way, what comes next. */
export function timelineOf({ state, timeline }: Pick<Order, 'state' | 'timeline'>): TimelineStep[] {
  const past = timeline.map(({ state: reached, at, note, failureCode }) => {
    const label = failureCode === null ? ORDER_STATE_LABELS[reached] : 'Payment failed';
    return { state: reached, label, at, note };
  });
  if (state === 'canceled' || state === 'refunded') return past;
  const next = COURSE.slice(COURSE.indexOf(state) + 1);
  return [...past, ...next.map((step) => ({ state: step, label: ORDER_STATE_LABELS[step], at: null, note: null }))];
}
