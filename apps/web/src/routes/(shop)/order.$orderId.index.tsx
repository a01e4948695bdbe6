import { orderGet } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { ConfirmationScreen } from '~/features/orders/ConfirmationScreen.tsx';
import { rememberLinkToken } from '~/features/orders/link-token.ts';
import { OrderFailure } from '~/features/orders/OrderFailure.tsx';
import { OrderSkeleton } from '~/features/orders/OrderSkeleton.tsx';
import { tableHead } from '~/kernel/head/seo.ts';
import { orderParams } from '~/kernel/stored/order-access.ts';

export const Route = createFileRoute('/(shop)/order/$orderId/')({
  ssr: false,
  staticData: {
    title: 'Your order',
    description: import.meta.env.SSR ? 'Your order: items, status and how to contact us about it.' : undefined,
    audience: 'link',
  },
  beforeLoad: ({ params, search }) => rememberLinkToken(params.orderId, search),
  loader: async ({ context, params }) => {
    await context.ensure(orderGet, orderParams(context, params.orderId));
  },
  head: tableHead,
  pendingComponent: OrderSkeleton,
  errorComponent: OrderFailure,
  component: () => <ConfirmationScreen orderId={Route.useParams().orderId} />,
});
