import { orderGet } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { orderParams } from '~/features/orders/index.ts';
import { OrderFailure } from '~/features/orders/OrderFailure.tsx';
import { OrderScreen } from '~/features/orders/OrderScreen.tsx';
import { OrderSkeleton } from '~/features/orders/OrderSkeleton.tsx';

export const Route = createFileRoute('/_member/$site/my-account/my-orders/$orderId')({
  staticData: {
    title: 'Order',
    description: 'One of your orders: its items and its status.',
    under: '/$site/my-account/my-orders',
    audience: 'site',
  },
  loader: async ({ context, params }) => {
    await context.ensure(orderGet, orderParams(context, params.orderId));
  },
  pendingComponent: OrderSkeleton,
  errorComponent: OrderFailure,
  component: () => <OrderScreen orderId={Route.useParams().orderId} />,
});
