import type { Order, OrderSummary } from '@regen/sdk';
import { orderGet } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { orderParams } from '~/kernel/stored/order-access.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePreviewedQuery } from '~/kernel/use-prefetched-query.ts';
import { useArrival } from './arrival-text.ts';
import { listedOrder } from './listed-order.ts';
import { canPayNow } from './order-status.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHead, type HeadedOrder } from './OrderHead.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderPreview } from './OrderPreview.tsx';
import * as styles from './orders.css.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderTotalCard } from './OrderTotalCard.tsx';
import { TrackButton } from './TrackButton.tsx';

/** One order of the signed-in person. */
export function OrderScreen({ orderId }: { orderId: string }) {
  const { data: order, preview } = usePreviewedQuery(listedOrder, orderGet, orderParams(useApp(), orderId));
  // One heading, which keeps the focus when the rest takes the place of the preview.
  return (
    <Stack gap="8" className={order ? undefined : styles.preview}>
      <OrderHead order={order ? headOf(order) : headOfPreview(preview)} />
      {order ? <OrderParts order={order} /> : <OrderPreview order={preview} />}
    </Stack>
  );
}

const headOf = (order: Order): HeadedOrder => ({
  ...order,
  items: order.items.filter(({ isFreeItem }) => !isFreeItem),
});

const headOfPreview = (order: OrderSummary): HeadedOrder => ({
  ...order,
  payment: { status: order.paymentStatus },
  canPay: canPayNow(order),
});

function OrderParts({ order }: { order: Order }) {
  const arrival = useArrival(order);
  return (
    <>
      <Grid columns={{ base: '1', tablet: '2' }} gap="5">
        <Card padding="lg">
          <Stack gap="5">
            <Heading level={2} size="md">
              Progress
            </Heading>
            <OrderTimeline order={order} />
            {arrival === null ? null : <Text weight="semibold">{arrival}</Text>}
            {order.tracking?.url ? (
              <div>
                <TrackButton tracking={order.tracking} size="sm" />
              </div>
            ) : null}
            {order.state === 'delivered' ? (
              <div>
                <Button variant="secondary" size="sm" asChild>
                  <Link to="/order/$orderId/reviews" params={{ orderId: order.id }}>
                    Review your products
                  </Link>
                </Button>
              </div>
            ) : null}
          </Stack>
        </Card>
        <OrderTotalCard order={order} />
      </Grid>
      <OrderItems items={order.items} />
      <OrderFacts order={order} />
    </>
  );
}
