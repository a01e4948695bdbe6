import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { ConfirmationScreen } from '~/features/orders/ConfirmationScreen.tsx';
import { OrderSkeleton } from '~/features/orders/OrderLoader.tsx';

export const Route = createFileRoute('/order/$orderId/')({
  ssr: false,
  beforeLoad: async ({ context, params, search }) => {
    // Only the link of a mail carries a token; what handles it is no part of the first load of every page.
    if (!('accessToken' in search)) return;
    const { rememberLinkToken } = await import('~/features/orders/link-token.ts');
    await rememberLinkToken(context, params.orderId, search);
  },
  head: () => privateHead('Your order'),
  pendingComponent: OrderSkeleton,
  component: Confirmation,
});

function Confirmation() {
  return <ConfirmationScreen orderId={Route.useParams().orderId} />;
}
