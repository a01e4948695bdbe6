import type { Order } from '@regen/sdk';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoReceipt } from './ReceiptScreen.tsx';

function shown(order: Pick<Order, 'canPay'>): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const whole = { id: 'ord_1', number: 'R-101998', ...order } as Partial<Order> as Order;
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <NoReceipt order={whole} />
    </RouterContextProvider>,
  );
}

it('links from the receipt of an unpaid order to its payment', () => {
  expect(shown({ canPay: true })).toContain('href="/checkout?order=ord_1"');
  expect(shown({ canPay: true })).toContain('There’s no receipt yet');
  expect(shown({ canPay: false })).toContain('href="/order/ord_1"');
});
