import { orderGet } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { PayOrder, usePayment } from '~/features/payment/index.ts';
import { orderLineAmount, OrderTotals } from '~/features/totals/index.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { orderParams } from '~/kernel/stored/order-access.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useBuyer } from '~/kernel/use-session.ts';
import { usd } from '~/kernel/words/money.ts';
import { CheckoutAside } from './CheckoutAside.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

/** The payment of an order that is awaiting it, beside the order summary. */
export function WaitingOrder({ orderId }: { orderId: string }) {
  const app = useApp();
  const query = useQuery(orderGet(app.call, orderParams(app, orderId)));
  const payment = usePayment(useBuyer());
  return (
    <Reading
      query={query}
      headingLevel={2}
      skeleton={<CheckoutSkeleton />}
      action={
        <Button variant="secondary" asChild>
          <Link to="/cart">Go to your cart</Link>
        </Button>
      }
    >
      {(order) =>
        order.canPay ? (
          <CheckoutLayout
            summary={
              <CheckoutAside
                lines={order.items.map((item) => ({ ...item, amount: orderLineAmount(item) }))}
                total={usd(order.orderTotal.total)}
                totals={<OrderTotals order={order} />}
                isEditable={false}
              />
            }
          >
            <PayOrder order={order} payment={payment} />
          </CheckoutLayout>
        ) : (
          <Navigate to="/order/$orderId" params={{ orderId }} replace />
        )
      }
    </Reading>
  );
}
