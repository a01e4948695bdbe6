import { createFileRoute } from '@tanstack/react-router';
import { pageParam, textParam } from '~/app/search-params.ts';
import { OrdersScreen } from '~/features/orders/OrdersScreen.tsx';

interface OrdersSearch {
  year?: number;
  page?: number;
}

export const Route = createFileRoute('/$site/my-account/my-orders/')({
  validateSearch: (search: Record<string, unknown>): OrdersSearch => {
    const year = Number(textParam(search['year'], 4));
    const isYear = Number.isInteger(year) && year >= 2000 && year <= 2100;
    return { year: isYear ? year : undefined, page: pageParam(search['page']) };
  },
  head: () => ({ meta: [{ title: 'Your orders · Regen' }] }),
  component: Orders,
});

function Orders() {
  const { year, page } = Route.useSearch();
  return <OrdersScreen year={year} page={page} />;
}
