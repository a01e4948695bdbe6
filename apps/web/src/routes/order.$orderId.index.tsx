import { createFileRoute } from '@tanstack/react-router';
import { ConfirmationScreen } from '~/features/orders/ConfirmationScreen.tsx';
import { OrderSkeleton } from '~/features/orders/OrderLoader.tsx';
import { rememberLinkToken } from '~/features/orders/link-token.ts';

export const Route = createFileRoute('/order/$orderId/')({
  ssr: false,
  beforeLoad: ({ context, params, search }) => rememberLinkToken(context, params.orderId, search),
  head: () => ({ meta: [{ title: 'Your order · Regen' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: OrderSkeleton,
  component: Confirmation,
});

function Confirmation() {
  return <ConfirmationScreen orderId={Route.useParams().orderId} />;
}
