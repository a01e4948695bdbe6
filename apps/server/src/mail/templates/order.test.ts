import { DEMO_SELLER } from '@regen/domain/demo-seller';
import { expect, test } from 'vitest';
import { frameMail } from './layout.ts';
import { orderShipped as shippedContent } from './order-shipped.ts';
import { orderConfirmation as confirmationContent } from './order.ts';
import type { OrderEmail } from './order.ts';

const order: OrderEmail = {
  number: 'R-100042',
  firstName: 'Nora',
  items: [{ name: 'Serum', size: '30 ml', quantity: 1, totalCents: 4200, isFree: false }],
  subtotalCents: 4200,
  discountCents: 0,
  discounts: [],
  rewardsCents: 0,
  shippingCents: 0,
  taxCents: 0,
  taxName: 'Sales tax',
  taxRate: 77_500,
  totalCents: 4200,
  state: 'paid',
  // Wednesday, 10 AM in the warehouse.
  paidAt: new Date('2026-11-18T17:00:00Z'),
  shippedAt: null,
  days: { min: 3, max: 6 },
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
  card: { brand: 'visa', last4: '4242' },
  carrier: null,
  trackingNumber: null,
  pointsSpent: 0,
  pointsEarned: 0,
};
const link = { orderId: 'ord_1', orderNumber: order.number, orderUrl: 'https://store.example/order/ord_1' };

const orderConfirmation = (data: typeof link, of: OrderEmail) =>
  frameMail(confirmationContent(data, of, DEMO_SELLER.brand), DEMO_SELLER);
const orderShipped = (data: typeof link, of: OrderEmail) =>
  frameMail(shippedContent(data, of, DEMO_SELLER.brand), DEMO_SELLER);

test('a confirmation mentions a payment only if there was one', () => {
  const paid = orderConfirmation(link, order);
  const covered = orderConfirmation(link, { ...order, rewardsCents: 4200, totalCents: 0, pointsSpent: 840 });
  expect(paid.text).toContain("Thank you. We've got your order R-100042 and your payment, and are getting it ready.");
  expect(covered.text).toContain("Thank you. We've got your order R-100042 and are getting it ready.");
  expect(covered.html).not.toContain('payment');
  expect(paid.text).toContain('\n\nPaid on November 18, 2026: Visa ending in 4242.\n\n');
  expect(covered.text).toContain('\n\nPaid with points.\n\n');
});

test('a confirmation says when the order should arrive, and names the tax', () => {
  const { text } = orderConfirmation(link, { ...order, taxCents: 326, totalCents: 4526 });
  expect(text).toContain('\nSales tax (Utah, 7.75%): $3.26\n');
  expect(text).toContain('\n\nExpected Mon, Nov 23 – Fri, Nov 27.\n\n');
  const overnight = orderConfirmation(link, { ...order, days: { min: 1, max: 1 } });
  expect(overnight.text).toContain('Expected Thu, Nov 19.');
  // A method that is no longer known promises nothing.
  expect(orderConfirmation(link, { ...order, days: null }).text).not.toContain('Expected');
});

test('a confirmation names each discount', () => {
  const discounts = [{ id: 'cpn_1', type: 'coupon', label: '10% off your first order', amountCents: 420 } as const];
  const { text } = orderConfirmation(link, { ...order, discountCents: 420, discounts, totalCents: 3780 });
  expect(text).toContain('\nSubtotal: $42.00\n10% off your first order: −$4.20\nShipping, Ground: Free\n');
  expect(text).toContain('Ships to\nNora Lind\n12 South Temple\nSalt Lake City, UT 84111\nUnited States');
});

test('a shipped order has a link to the carrier, and to the order where the carrier has no page', () => {
  const shipped = {
    ...order,
    state: 'shipped',
    shippedAt: new Date('2026-11-19T23:00:00Z'),
    carrier: 'UPS',
    trackingNumber: '1Z999AA10123456784',
  } as const;
  const page = 'https://www.ups.com/track?tracknum=1Z999AA10123456784';
  const { subject, text, html } = orderShipped(link, shipped);
  expect(subject).toBe('Your Regen order R-100042 has shipped');
  expect(text).toContain(
    `Your order R-100042 is on its way with UPS.\n\nExpected Tue, Nov 24 – Mon, Nov 30.\n\nTracking number: 1Z999AA10123456784\n\nTrack package: ${page}\n`,
  );
  expect(html).toContain(`href="${page}"`);
  const courier = orderShipped(link, { ...shipped, carrier: 'Courier' });
  expect(courier.html).not.toContain('Track package');
  expect(courier.html).toContain(`href="${link.orderUrl}"`);
});
