import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { ordersOf } from './order-queries.ts';
import { NoOrders } from './OrdersScreen.tsx';

function shown(lastPage: number): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <NoOrders year={undefined} search={undefined} site="b2b" lastPage={lastPage} />
    </RouterContextProvider>,
  );
}

it('links from a page past the end to the last one, and does not say that there are no orders', () => {
  expect(shown(2)).toContain('This page doesn’t exist');
  expect(shown(2)).toContain('page=2');
  expect(shown(2)).not.toContain('No orders');
  expect(shown(0)).toContain('No orders yet');
});

it('reads the newest orders under one key, from the overview and from the list without a filter', () => {
  const { call } = openContext().context;
  const { queryKey } = ordersOf(call, 'usr_1');
  expect(ordersOf(call, 'usr_1', { year: undefined, page: undefined, search: undefined }).queryKey).toStrictEqual(
    queryKey,
  );
});
