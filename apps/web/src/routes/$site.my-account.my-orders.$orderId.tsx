import { createFileRoute } from '@tanstack/react-router';
import { OrderScreen } from '~/features/orders/OrderScreen.tsx';

export const Route = createFileRoute('/$site/my-account/my-orders/$orderId')({
  head: () => ({ meta: [{ title: 'Order · Regen' }] }),
  component: Order,
});

function Order() {
  const { orderId, site } = Route.useParams();
  return <OrderScreen orderId={orderId} site={site} />;
}
