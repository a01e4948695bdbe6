import type { Order, OrderState } from '@regen/sdk';

type Confirmed = Pick<Order, 'state' | 'canPay' | 'email' | 'refunds' | 'timeline' | 'paidAt'> & {
  readonly shippingAddress: Pick<Order['shippingAddress'], 'firstName'>;
};

/** Why an order was canceled, if known, and what happened to the money. */
function canceledText({ timeline, refunds, paidAt }: Confirmed): string {
  const reason = timeline.findLast(({ state }) => state === 'canceled')?.note;
  const money =
    refunds.length > 0 ? 'See the refund details below.' : paidAt === null ? 'You haven’t been charged.' : null;
  return [reason, money].filter((text) => typeof text === 'string' && text !== '').join(' ');
}

/** The first lines of an order's page. */
export function confirmationText(order: Confirmed): { title: string; text: string; isOver: boolean } {
  const { state, canPay, email, shippingAddress } = order;
  const thanks = `Thank you, ${shippingAddress.firstName}`;
  if (state === 'canceled') return { title: 'Your order was canceled', text: canceledText(order), isOver: true };
  if (state === 'refunded') {
    return { title: 'Your order was refunded', text: 'See the refund details below.', isOver: true };
  }
  if (canPay) return { title: 'Your order is awaiting payment', text: '', isOver: false };
  if (state === 'shipped') return { title: thanks, text: 'Your order has shipped.', isOver: false };
  if (state === 'delivered') return { title: thanks, text: 'Your order has been delivered.', isOver: false };
  const text = `We’ve got your order. A confirmation is on its way to ${email}.`;
  return { title: thanks, text, isOver: false };
}

const DONE: Readonly<Record<OrderState, number>> = {
  placed: 0,
  paid: 0,
  packed: 2,
  shipped: 2,
  delivered: 3,
  canceled: 3,
  refunded: 3,
};

/** How many of the three steps (confirmation, packing, delivery) are over. */
export const stepsDone = (state: OrderState): number => DONE[state];
