import { createFileRoute } from '@tanstack/react-router';
import { pageParam, yearParam } from '~/app/search-params.ts';
import { OrdersScreen } from '~/features/orders/OrdersScreen.tsx';

interface OrdersSearch {
  year?: number;
  page?: number;
}

export const Route = createFileRoute('/$site/my-account/my-orders/')({
  validateSearch: (search: Record<string, unknown>): OrdersSearch => ({
    year: yearParam(search['year']),
    page: pageParam(search['page']),
  }),
  head: () => ({ meta: [{ title: 'Your orders · Regen' }] }),
  component: Orders,
});

function Orders() {
  const { year, page } = Route.useSearch();
  return <OrdersScreen year={year} page={page} />;
}
