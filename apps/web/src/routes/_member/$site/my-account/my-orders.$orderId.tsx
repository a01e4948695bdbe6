import { orderGet } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { listedOrder } from '~/features/orders/index.ts';
import { OrderFailure } from '~/features/orders/OrderFailure.tsx';
import { OrderScreen } from '~/features/orders/OrderScreen.tsx';
import { OrderSkeleton } from '~/features/orders/OrderSkeleton.tsx';
import { privateHead } from '~/kernel/head/seo.ts';
import { orderParams } from '~/kernel/stored/order-access.ts';

export const Route = createFileRoute('/_member/$site/my-account/my-orders/$orderId')({
  staticData: {
    title: 'Order',
    description: import.meta.env.SSR ? 'The items and status of one of your orders.' : undefined,
    under: '/$site/my-account/my-orders',
    audience: 'site',
  },
  loader: async ({ context, params: { orderId } }) => {
    const params = orderParams(context, orderId);
    const listed = listedOrder(context, params);
    // What the list says of it is painted meanwhile.
    if (listed) void context.prefetch(orderGet, params);
    const { number } = listed ?? (await context.ensure(orderGet, params));
    return { number };
  },
  head: ({ loaderData, match: { context, staticData } }) =>
    privateHead(context.config, loaderData ? `Order ${loaderData.number}` : (staticData.title ?? '')),
  pendingComponent: OrderSkeleton,
  errorComponent: OrderFailure,
  component: () => <OrderScreen orderId={Route.useParams().orderId} />,
});
