import { orderGet } from '@regen/sdk/query';
import { Card } from '@regen/ui-kit/Card';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useApp } from '~/kernel/use-app.ts';
import { usePreviewedQuery } from '~/kernel/use-prefetched-query.ts';
import { listedOrder } from './listed-order.ts';
import { orderParams } from './order-params.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderPreview } from './OrderPreview.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderTotalCard } from './OrderTotalCard.tsx';

/** One order of the signed-in person. */
export function OrderScreen({ orderId }: { orderId: string }) {
  const { data: order, preview } = usePreviewedQuery(listedOrder, orderGet, orderParams(useApp(), orderId));
  if (!order) return <OrderPreview order={preview} />;
  return (
    <Stack gap="8">
      <OrderHead order={{ ...order, items: order.items.filter(({ isFreeItem }) => !isFreeItem) }} />
      <Grid columns={{ base: '1', tablet: '2' }} gap="5">
        <Card padding="lg">
          <Stack gap="5">
            <Heading level={2} size="md">
              Progress
            </Heading>
            <OrderTimeline order={order} />
            {order.tracking ? (
              <Text>
                Tracking number: <strong>{order.tracking.number}</strong> ({order.tracking.carrier})
              </Text>
            ) : null}
          </Stack>
        </Card>
        <OrderTotalCard order={order} />
      </Grid>
      <OrderItems items={order.items} />
      <OrderFacts order={order} />
    </Stack>
  );
}
