import { createFileRoute } from '@tanstack/react-router';
import { AreaSkeleton } from '~/features/account/AreaSkeleton.tsx';
import { StaffOrderFailure } from '~/features/order-desk/StaffOrderFailure.tsx';
import { StaffOrderScreen } from '~/features/order-desk/StaffOrderScreen.tsx';
import { isOrderClerk } from '~/features/staff/staff.ts';
import { privateHead } from '~/kernel/head/seo.ts';
import { close } from '~/session/guards.ts';

export const Route = createFileRoute('/_member/_staff/admin/orders/$orderId')({
  staticData: {
    title: 'Order',
    description: import.meta.env.SSR ? 'An order and what to do with it.' : undefined,
    under: '/admin/orders',
    audience: 'staff',
  },
  beforeLoad({ context: { actor, person } }) {
    if (!actor || !isOrderClerk(actor)) close({ wanted: 'staff', person });
  },
  loader: async ({ context, params: { orderId } }) => {
    const { loadOrder } = await import('~/features/order-desk/load-orders.ts');
    return { title: `Order ${await loadOrder(context, orderId)}` };
  },
  head: ({ loaderData, match: { context, staticData } }) =>
    privateHead(context.config, loaderData?.title ?? staticData.title ?? ''),
  pendingComponent: AreaSkeleton,
  errorComponent: StaffOrderFailure,
  component: () => <StaffOrderScreen orderId={Route.useParams().orderId} />,
});
