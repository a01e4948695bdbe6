import type { PaymentState } from './payment-state.ts';

/** States of an order (rule O1). */
export const ORDER_STATES = ['placed', 'paid', 'packed', 'shipped', 'delivered', 'canceled', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * The states that an order can move to from each state (rule O1): the one table of moves. The server moves orders by it, and the database
 * refuses every other move (trigger `orders_move`, compared with this table by a test).
 */
export const ORDER_MOVES = {
  placed: ['paid', 'canceled'],
  paid: ['packed', 'canceled', 'refunded'],
  packed: ['shipped', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  canceled: ['refunded'],
  refunded: [],
} as const satisfies Readonly<Record<OrderState, readonly OrderState[]>>;

/** A move of the table; no other pair of states compiles. */
export type OrderMove = {
  [From in OrderState]: { from: From; to: (typeof ORDER_MOVES)[From][number] };
}[OrderState];

export const ORDER_STATE_LABELS: Readonly<Record<OrderState, string>> = {
  placed: 'Placed',
  paid: 'Paid',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  canceled: 'Canceled',
  refunded: 'Refunded',
};

/** Whether an order can move from one state to another. Staying in a state is no move. */
export function canMoveOrder(from: OrderState, to: OrderState): boolean {
  const next: readonly OrderState[] = ORDER_MOVES[from];
  return next.includes(to);
}

/** The moves that staff make themselves; the others follow from a payment or a refund. */
const STAFF_ORDER_MOVES: readonly OrderMove[] = [
  { from: 'placed', to: 'canceled' },
  { from: 'paid', to: 'packed' },
  { from: 'paid', to: 'canceled' },
  { from: 'packed', to: 'shipped' },
  { from: 'shipped', to: 'delivered' },
];

/** The staff move between two states; null if there is none. */
export function staffOrderMove(from: OrderState, to: OrderState): OrderMove | null {
  return STAFF_ORDER_MOVES.find((move) => move.from === from && move.to === to) ?? null;
}

/** Whether an order was paid and can be refunded, in part or in full. A canceled order was refunded when it was canceled. */
export function canRefundOrder(state: OrderState): state is 'paid' | 'packed' | 'shipped' | 'delivered' {
  return state !== 'canceled' && canMoveOrder(state, 'refunded');
}

/** A failed or abandoned payment leaves an order that can be paid again, as long as it is only placed. */
export function canPayOrder(state: OrderState, payment: PaymentState): boolean {
  return state === 'placed' && (payment === 'pending' || payment === 'failed' || payment === 'requires_action');
}

/**
 * How long an order can be paid, counted from its placing and not from the last attempt, so that no one holds stock forever. Long enough
 * for a bank's page and a second card, short enough for other buyers.
 */
export const ORDER_PAYMENT_MINUTES = 30;

/**
 * Whether a placed order holds its stock and the use of its coupon: while a payment attempt is in progress or waits for the bank. A
 * declined card returns them at once, or cards that cannot pay would empty the shop.
 */
export function holdsPieces(payment: PaymentState): boolean {
  return payment === 'pending' || payment === 'requires_action' || payment === 'succeeded';
}

/** A receipt confirms a payment, so an unpaid order has none, canceled or not (rule O15). */
export function hasReceipt(state: OrderState, payment: PaymentState): boolean {
  if (payment === 'succeeded' || payment === 'refunded') return true;
  // An order paid with points has no payment of its own.
  return state !== 'placed' && state !== 'canceled';
}

/** What a person reads: a placed order says how its payment stands. */
export function orderStatusText(state: OrderState, payment: PaymentState): string {
  if (state !== 'placed') return ORDER_STATE_LABELS[state];
  if (payment === 'failed') return 'Payment failed';
  if (payment === 'requires_action') return 'Waiting for your bank';
  return payment === 'succeeded' ? ORDER_STATE_LABELS.paid : 'Awaiting payment';
}
