import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { OrderSkeleton } from '~/features/orders/OrderLoader.tsx';
import { ReceiptScreen } from '~/features/orders/ReceiptScreen.tsx';

export const Route = createFileRoute('/order/$orderId/receipt')({
  ssr: false,
  head: () => privateHead('Receipt'),
  pendingComponent: OrderSkeleton,
  component: Receipt,
});

function Receipt() {
  return <ReceiptScreen orderId={Route.useParams().orderId} />;
}
