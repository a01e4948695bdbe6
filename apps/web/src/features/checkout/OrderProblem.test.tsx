import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PaymentProblem } from '~/features/payment/index.ts';
import { OrderProblem } from './OrderProblem.tsx';

const nothing = () => {};

function shown(problem: PaymentProblem): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <OrderProblem problem={problem} totals={null} onRepeat={nothing} onRemoveCoupon={nothing} />
    </RouterContextProvider>,
  );
}

it('names each field that was refused, and links to the step of the first that is in one', () => {
  const html = shown({
    kind: 'refused',
    message: 'Some fields are not valid.',
    requestId: 'req_1',
    fields: [
      { text: 'Cart id is required.', part: 'cartId' },
      { text: 'Email must be an email address.', part: 'email' },
    ],
  });
  expect(html).toContain('Email must be an email address.');
  expect(html).toContain('href="/checkout?step=contact"');
});

it('offers to go on without a coupon that was refused', () => {
  const message = 'WELCOME10 cannot be used for this order. Order without it.';
  expect(shown({ kind: 'coupon-refused', message })).toContain('Remove coupon');
});
