import type { Order } from '@regen/sdk';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CheckoutProblem } from './checkout-problem.ts';
import { ProblemBanner } from './ProblemBanner.tsx';

const nothing = () => {};

function shown(problem: CheckoutProblem): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ProblemBanner problem={problem} onRepeat={nothing} onRemoveCoupon={nothing} />
    </RouterContextProvider>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

it('names each field that was not accepted, and leads to the first of them', () => {
  const text = shown({
    kind: 'refused',
    message: 'Some fields are not valid.',
    requestId: 'req_1',
    fields: [{ text: 'Email must be an email address.', step: 'contact' }],
  });
  expect(text).toContain('Email must be an email address.');
  expect(text).toContain('Change it');
});

it('offers to go on without a coupon that was refused', () => {
  const message = 'WELCOME10 cannot be used for this order. Order without it.';
  expect(shown({ kind: 'coupon-refused', message })).toContain('Remove the coupon');
});

it('does not say twice that the bank refused', () => {
  const failure = { code: 'authentication_failed', message: 'Your bank did not confirm the payment.' };
  const order = { payment: { failure } } as Partial<Order> as Order;
  const text = shown({ kind: 'declined', message: failure.message, order });
  expect(text.match(/Your bank did not confirm the payment/g)).toHaveLength(1);
});
