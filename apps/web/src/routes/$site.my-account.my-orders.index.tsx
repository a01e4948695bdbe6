import { createFileRoute } from '@tanstack/react-router';
import { pageParam, textParam, yearParam } from '~/app/search-params.ts';
import { privateHead } from '~/app/seo.ts';
import { OrdersScreen } from '~/features/orders/OrdersScreen.tsx';

interface OrdersSearch {
  year?: number;
  page?: number;
  search?: string;
}

export const Route = createFileRoute('/$site/my-account/my-orders/')({
  validateSearch: (search: Record<string, unknown>): OrdersSearch => ({
    year: yearParam(search['year']),
    page: pageParam(search['page']),
    search: textParam(search['search'], 100),
  }),
  head: () => privateHead('Your orders'),
  component: Orders,
});

function Orders() {
  return <OrdersScreen {...Route.useSearch()} />;
}
