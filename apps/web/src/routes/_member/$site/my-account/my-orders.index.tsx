import { createFileRoute } from '@tanstack/react-router';
import { ordersOf, type OrdersSearch } from '~/features/orders/index.ts';
import { OrdersScreen } from '~/features/orders/OrdersScreen.tsx';
import { firstPaint } from '~/kernel/first-paint.ts';
import { pagedTitle, privateHead } from '~/kernel/head/seo.ts';
import { PageSkeleton } from '~/kernel/page/PageSkeleton.tsx';
import { ReadFailure } from '~/kernel/page/ReadFailure.tsx';
import { pageParam, textParam, yearParam } from '~/kernel/search-params.ts';

export const Route = createFileRoute('/_member/$site/my-account/my-orders/')({
  staticData: {
    title: 'Your orders',
    description: import.meta.env.SSR ? 'Your orders, to track, print or reorder.' : undefined,
    crumb: 'Orders',
    under: '/$site/$',
    audience: 'site',
    menu: { icon: 'box', order: 2 },
  },
  validateSearch: (search: Record<string, unknown>): OrdersSearch => ({
    year: yearParam(search['year']),
    page: pageParam(search['page']),
    search: textParam(search['search'], 100),
  }),
  loaderDeps: ({ search: { year, page, search } }) => ({ year, page, search }),
  loader: ({ context: { ensure, person }, deps, cause }) => firstPaint(cause, ensure(ordersOf, person.userId, deps)),
  head: ({ match: { context, loaderDeps, staticData } }) =>
    privateHead(context.config, pagedTitle(staticData.title, loaderDeps.page)),
  pendingComponent: PageSkeleton,
  errorComponent: ReadFailure,
  component: () => <OrdersScreen {...Route.useSearch()} />,
});
