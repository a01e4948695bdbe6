import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { OrderTotals } from '~/features/totals/index.ts';
import { dayOf } from './order-dates.ts';
import { statusText, statusTone } from './order-status.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import * as styles from './orders.css.ts';
import { ReceiptButton } from './ReceiptButton.tsx';
import { useOrder } from './use-order.ts';
import { useReorder } from './use-reorder.ts';

/** One order of the signed-in person. */
export function OrderScreen({ orderId }: { orderId: string }) {
  const order = useOrder(orderId);
  const { reorder, isReordering } = useReorder();
  const status = statusText(order.state, order.payment.status);
  return (
    <Stack gap="8">
      <Stack gap="4">
        <PageCrumbs here={order.number} />
        <Inline justify="between" align="center">
          <Heading level={1} size="lg" tabIndex={-1}>
            Order {order.number}
          </Heading>
          <Badge tone={statusTone(order.state, order.payment.status)}>{status}</Badge>
        </Inline>
        <Text tone="muted">
          Placed on <time dateTime={order.placedAt}>{dayOf(order.placedAt)}</time>
        </Text>
        <Inline>
          {order.canPay ? (
            <Button asChild>
              <Link to="/checkout" search={{ order: order.id }}>
                Pay now
              </Link>
            </Button>
          ) : null}
          <Button
            variant={order.canPay ? 'secondary' : 'primary'}
            iconStart="refresh"
            loading={isReordering}
            onClick={() => void reorder(order.items.filter(({ isFreeItem }) => !isFreeItem))}
          >
            Order again
          </Button>
          <ReceiptButton order={order} />
        </Inline>
      </Stack>
      <div className={styles.pair}>
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
        <Card tone="sunken" padding="lg">
          <Stack gap="5">
            <Heading level={2} size="md">
              Total
            </Heading>
            <OrderTotals order={order} />
          </Stack>
        </Card>
      </div>
      <OrderItems items={order.items} />
      <Stack as="section" gap="4" aria-labelledby="order-facts">
        <Heading level={2} size="md" id="order-facts">
          Details
        </Heading>
        <OrderFacts order={order} />
      </Stack>
    </Stack>
  );
}
