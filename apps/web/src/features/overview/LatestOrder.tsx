import type { OrderSummary } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { OrderAgain, orderedNames, ordersOf, statusText, statusTone } from '~/features/orders/index.ts';
import { OverviewCard } from '~/kernel/page/OverviewCard.tsx';
import { useOwnUsd } from '~/kernel/shown-price.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { dayOf } from '~/kernel/words/dates.ts';

/** The newest order: how far it is, and the same again. */
export function LatestOrder() {
  const { userId, site } = usePerson();
  const { call } = useApp();
  const orders = useQuery(ordersOf(call, userId));
  const newest = orders.data?.items[0];
  return (
    <OverviewCard
      title={orders.data && !newest ? 'No orders yet' : 'Latest order'}
      reading={orders}
      link={
        orders.data && !newest ? (
          <Button size="sm" asChild>
            <Link to="/products">Browse all products</Link>
          </Button>
        ) : (
          <>
            {newest ? <OrderAgain order={newest} /> : null}
            <Button size="sm" variant="ghost" asChild>
              <Link to="/$site/my-account/my-orders" params={{ site }}>
                All orders
              </Link>
            </Button>
          </>
        )
      }
    >
      {() =>
        newest ? <Facts order={newest} site={site} /> : <Text>Your orders appear here to track and reorder.</Text>
      }
    </OverviewCard>
  );
}

function Facts({ order, site }: { order: OrderSummary; site: string }) {
  const ownUsd = useOwnUsd();
  return (
    <Stack gap="3" align="start">
      <Inline gap="3">
        <TextLink asChild>
          <Link to="/$site/my-account/my-orders/$orderId" params={{ site, orderId: order.id }}>
            Order {order.number}
          </Link>
        </TextLink>
        <Badge tone={statusTone(order.state, order.paymentStatus)}>
          {statusText(order.state, order.paymentStatus)}
        </Badge>
      </Inline>
      <Text>{orderedNames(order.items)}</Text>
      <Text size="sm" tone="muted" numeric>
        <time dateTime={order.placedAt}>{dayOf(order.placedAt)}</time> · {ownUsd(order.total)} ·{' '}
        {counted(order.itemCount, 'item')}
      </Text>
    </Stack>
  );
}
