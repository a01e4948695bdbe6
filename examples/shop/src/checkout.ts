import { isErrorOf, RegenPaymentRequiredError } from '@regen/sdk';
import type { AddressInput, Order, PaymentInput, RegenError } from '@regen/sdk';
import { shop } from './shop';

export interface Checkout {
  email: string;
  address: AddressInput;
  /** The number of a test card. */
  card: string;
}

/** The order whose payment was declined: another card pays the same order. */
let unpaid: Order | null = null;

/** Places the order of the guest's cart, or pays the unpaid one. `askBank` is the 3-D Secure step: whether the buyer approves. */
export async function checkOut(checkout: Checkout, askBank: () => Promise<boolean>): Promise<Order> {
  try {
    const payment = await paymentWith(checkout.card);
    const order = unpaid ? await shop.orders.pay({ orderId: unpaid.id, payment }) : await place(checkout, payment);
    const settled = await authenticate(order, askBank);
    unpaid = null;
    return settled;
  } catch (error) {
    unpaid = declinedOrder(error) ?? unpaid;
    throw error;
  }
}

/** Only the payment provider sees the number of the card; here that is the test provider. */
async function paymentWith(number: string): Promise<PaymentInput> {
  const { token } = await shop.payments.createTestToken({ number, expMonth: 12, expYear: 2030, cvc: '123' });
  return { method: 'card', token };
}

async function place({ email, address }: Checkout, payment: PaymentInput): Promise<Order> {
  const { countryCode, region = null, postalCode = null } = address;
  await shop.cart.update({ id: 'guest', destination: { countryCode, region, postalCode } });
  const { items } = await shop.shippingMethods.list({ id: 'guest' });
  const cart = await shop.cart.update({ id: 'guest', shippingMethodId: items[0]?.id ?? null });
  if (!cart.id || !cart.shippingMethodId) throw new Error('The cart is empty, or nothing ships there.');
  return shop.orders.place({
    id: 'guest',
    cartId: cart.id,
    cartVersion: cart.version,
    email,
    shippingAddress: address,
    shippingMethodId: cart.shippingMethodId,
    expectedTotal: cart.orderTotal.total,
    payment,
  });
}

/** Has the buyer confirm the payment where the bank asks for it. */
async function authenticate(order: Order, askBank: () => Promise<boolean>): Promise<Order> {
  const { nextAction } = order.payment;
  if (!nextAction) return order;
  await shop.payments.answerTestChallenge({ challengeId: nextAction.challengeId, approve: await askBank() });
  return shop.orders.confirmPayment({ orderId: order.id });
}

function declinedOrder(error: unknown): Order | null {
  const isDeclined =
    isErrorOf(error, 'orderPlace', 402) ||
    isErrorOf(error, 'orderPay', 402) ||
    isErrorOf(error, 'orderConfirmPayment', 402);
  return isDeclined ? error.body.order : null;
}

/** What the buyer reads when the checkout fails. */
export function problemOf(error: RegenError): string {
  if (error instanceof RegenPaymentRequiredError) return `${error.reason} You haven't been charged. Try another card.`;
  if (isErrorOf(error, 'orderPlace', 'totals_changed')) return 'Prices have changed. Check the total and order again.';
  return error.message;
}
