import { orderGet } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { OrderFailure } from '~/features/orders/OrderFailure.tsx';
import { OrderSkeleton } from '~/features/orders/OrderSkeleton.tsx';
import { ReceiptScreen } from '~/features/orders/ReceiptScreen.tsx';
import { tableHead } from '~/kernel/head/seo.ts';
import { orderParams } from '~/kernel/stored/order-access.ts';

export const Route = createFileRoute('/(shop)/order/$orderId/receipt')({
  ssr: false,
  staticData: {
    title: 'Receipt',
    description: import.meta.env.SSR ? 'The receipt for your order, to print or save.' : undefined,
    audience: 'link',
  },
  loader: async ({ context, params }) => {
    await context.ensure(orderGet, orderParams(context, params.orderId));
  },
  head: tableHead,
  pendingComponent: OrderSkeleton,
  errorComponent: OrderFailure,
  component: () => <ReceiptScreen orderId={Route.useParams().orderId} />,
});
