import { createFileRoute } from '@tanstack/react-router';
import { AreaSkeleton } from '~/features/account/AreaSkeleton.tsx';
import { OrderListScreen } from '~/features/order-desk/OrderListScreen.tsx';
import { isOrderClerk } from '~/features/staff/staff.ts';
import { ReadFailure } from '~/kernel/page/ReadFailure.tsx';
import type { RawSearch } from '~/kernel/search-params.ts';
import { close } from '~/session/guards.ts';

export const Route = createFileRoute('/_member/_staff/admin/orders/')({
  staticData: {
    title: 'Orders',
    description: import.meta.env.SSR ? 'Orders to pack and to ship.' : undefined,
    crumb: 'Orders',
    under: '/admin/$',
    audience: 'staff',
  },
  // Parsed by a later script than this one.
  validateSearch: (search: RawSearch) => search,
  beforeLoad({ context: { actor, person } }) {
    if (!actor || !isOrderClerk(actor)) close({ wanted: 'staff', person });
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadDesk } = await import('~/features/order-desk/load-orders.ts');
    await loadDesk(context, { ...deps });
  },
  pendingComponent: AreaSkeleton,
  errorComponent: ReadFailure,
  component: () => <OrderListScreen search={{ ...Route.useLoaderDeps() }} />,
});
