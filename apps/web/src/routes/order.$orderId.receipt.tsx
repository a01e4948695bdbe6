import { createFileRoute } from '@tanstack/react-router';
import { OrderSkeleton } from '~/features/orders/OrderLoader.tsx';
import { ReceiptScreen } from '~/features/orders/ReceiptScreen.tsx';

export const Route = createFileRoute('/order/$orderId/receipt')({
  ssr: false,
  head: () => ({ meta: [{ title: 'Receipt · Regen' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: OrderSkeleton,
  component: Receipt,
});

function Receipt() {
  return <ReceiptScreen orderId={Route.useParams().orderId} />;
}
