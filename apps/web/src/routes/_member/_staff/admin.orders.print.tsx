import { createFileRoute } from '@tanstack/react-router';
import { AreaSkeleton } from '~/features/account/AreaSkeleton.tsx';
import { PrintScreen } from '~/features/order-desk/PrintScreen.tsx';
import { isOrderClerk } from '~/features/staff/staff.ts';
import { ReadFailure } from '~/kernel/page/ReadFailure.tsx';
import type { RawSearch } from '~/kernel/search-params.ts';
import { close } from '~/session/guards.ts';

export const Route = createFileRoute('/_member/_staff/admin/orders/print')({
  staticData: {
    title: 'Print orders',
    description: import.meta.env.SSR ? 'Picking lists and packing slips.' : undefined,
    under: '/admin/orders',
    audience: 'staff',
  },
  // Parsed by a later script than this one.
  validateSearch: (search: RawSearch) => search,
  beforeLoad({ context: { actor, person } }) {
    if (!actor || !isOrderClerk(actor)) close({ wanted: 'staff', person });
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadPrint } = await import('~/features/order-desk/load-orders.ts');
    return loadPrint(context, { ...deps });
  },
  pendingComponent: AreaSkeleton,
  errorComponent: ReadFailure,
  component: () => <PrintScreen {...Route.useLoaderData()} />,
});
