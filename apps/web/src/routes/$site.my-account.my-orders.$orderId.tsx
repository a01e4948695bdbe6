import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '~/app/seo.ts';
import { OrderScreen } from '~/features/orders/OrderScreen.tsx';

export const Route = createFileRoute('/$site/my-account/my-orders/$orderId')({
  head: () => privateHead('Order'),
  component: Order,
});

function Order() {
  const { orderId, site } = Route.useParams();
  return <OrderScreen orderId={orderId} site={site} />;
}
