import { expect, test } from 'vitest';
import { orderConfirmation } from './order.ts';
import type { OrderEmail } from './order.ts';

const order: OrderEmail = {
  number: 'R-100042',
  firstName: 'Nora',
  items: [{ name: 'Serum', size: '30 ml', quantity: 1, totalCents: 4200, isFree: false }],
  subtotalCents: 4200,
  discountCents: 0,
  rewardsCents: 0,
  shippingCents: 0,
  taxCents: 0,
  totalCents: 4200,
  shippingMethod: 'Ground',
  shippingAddress: {
    firstName: 'Nora',
    lastName: 'Lind',
    company: null,
    line1: '12 South Temple',
    line2: null,
    city: 'Salt Lake City',
    region: 'UT',
    postalCode: '84111',
    countryCode: 'US',
    phone: null,
  },
  pointsEarned: 0,
};
const link = { orderId: 'ord_1', orderNumber: order.number, orderUrl: 'https://store.example/order/ord_1' };

test('a confirmation mentions a payment only if there was one', () => {
  const paid = orderConfirmation(link, order);
  const covered = orderConfirmation(link, { ...order, rewardsCents: 4200, totalCents: 0 });
  expect(paid.text).toContain("Thank you. We've got your order R-100042 and your payment, and are getting it ready.");
  expect(covered.text).toContain("Thank you. We've got your order R-100042 and are getting it ready.");
  expect(covered.html).not.toContain('payment');
});
