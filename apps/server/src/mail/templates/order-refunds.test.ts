import { DEMO_SELLER } from '@regen/domain/demo-seller';
import { expect, test } from 'vitest';
import { frameMail } from './layout.ts';
import { orderCanceled, orderRefunded } from './order-refunds.ts';
import type { OrderRefundEmail } from './order-refunds.ts';

const refund = {
  amount: 10_011,
  hasShipping: true,
  pointsReturned: 1_200,
  pointsTaken: 1,
  reason: 'One bottle arrived broken.',
  lines: [{ name: 'Serum', quantity: 1 }],
  card: { brand: 'visa', last4: '4242' },
};
const order: OrderRefundEmail = { number: 'R-100042', firstName: 'Nora', wasPaid: true, refund };
const link = { orderId: 'ord_1', orderNumber: order.number, orderUrl: 'https://store.example/order/ord_1' };
const brand = DEMO_SELLER.brand;

test('a refund says what is refunded, and for which items', () => {
  const content = orderRefunded({ ...link, refundId: 'rfd_1' }, order, brand);
  if (content === null) throw new Error('There is no email.');
  const { subject, text, html } = frameMail(content, DEMO_SELLER);
  expect(subject).toBe('Refund for your Regen order R-100042');
  expect(text).toContain(
    [
      'Hello Nora,',
      'Here are the details of your refund for order R-100042.',
      'One bottle arrived broken.',
      "We're refunding $100.11 to your Visa ending in 4242. It may take 5 to 10 business days to appear.",
      "We've returned 1,200 REGEN rewards points that you spent on this order.",
      "We've deducted 1 REGEN rewards point that you earned on this order.",
      '1 × Serum\nShipping',
      `View your order: ${link.orderUrl}`,
    ].join('\n\n'),
  );
  expect(html).toContain('1 × Serum');
  expect(orderRefunded({ ...link, refundId: 'rfd_1' }, { ...order, refund: null }, brand)).toBeNull();
});

test('a cancellation says why, and whether money goes back', () => {
  const data = { ...link, reason: 'We ran out of it. <b>', refundId: 'rfd_1' };
  const paid = frameMail(orderCanceled(data, order, brand), DEMO_SELLER);
  expect(paid.subject).toBe('Your Regen order R-100042 was canceled');
  expect(paid.text).toContain("\n\nWe ran out of it. <b>\n\nWe're refunding $100.11 to your Visa ending in 4242.");
  expect(paid.html).toContain('We ran out of it. &lt;b&gt;');
  const unpaid = orderCanceled({ ...data, refundId: null }, { ...order, wasPaid: false, refund: null }, brand);
  expect(unpaid.text).toContain("You haven't been charged.");
  // Nothing was due for it.
  expect(orderCanceled(data, { ...order, refund: null }, brand).text).not.toContain('charged');
});
