import type { Order } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Logo } from '@regen/ui-kit/Logo';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { TotalsList } from '~/features/commerce/index.ts';
import { dayOf } from './order-dates.ts';
import { statusText } from './order-status.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderLoader } from './OrderLoader.tsx';
import * as styles from './orders.css.ts';

/** An order on paper. */
export function ReceiptScreen({ orderId }: { orderId: string }) {
  return <OrderLoader orderId={orderId}>{(order) => <Receipt order={order} />}</OrderLoader>;
}

function Receipt({ order }: { order: Order }) {
  return (
    <Container paddingY={{ base: '6', desktop: '10' }} className={styles.receiptPage}>
      <Stack gap="6">
        <Inline justify="between" data-toolbar="">
          <Button variant="ghost" iconStart="arrowStart" asChild>
            <Link to="/order/$orderId" params={{ orderId: order.id }}>
              Back to the order
            </Link>
          </Button>
          <Button iconStart="print" onClick={() => globalThis.print()}>
            Print
          </Button>
        </Inline>
        <Card as="article" padding="lg" display="grid" gap="8" print="bare" className={styles.receipt}>
          <div className={styles.receiptHead}>
            <Logo label={null} />
            <div>
              <Heading level={1} size="lg" tabIndex={-1}>
                Receipt
              </Heading>
              <Text tone="muted">Order {order.number}</Text>
              <Text tone="muted">{dayOf(order.placedAt)}</Text>
              <Text tone="muted">{statusText(order.state, order.payment.status)}</Text>
            </div>
          </div>
          <Stack as="section" gap="3" aria-label="Details">
            <Heading level={2} size="sm">
              Details
            </Heading>
            <OrderFacts order={order} />
          </Stack>
          <OrderItems items={order.items} />
          <div className={styles.receiptTotals}>
            <TotalsList
              total={order.orderTotal}
              discounts={order.discounts}
              pointsSpent={order.pointsSpent}
              isShippingKnown
              shippingName={order.shippingMethod.name}
            />
          </div>
          <Text size="sm" tone="muted">
            All amounts in US dollars. Questions about this order? Name its number, {order.number}.
          </Text>
        </Card>
      </Stack>
    </Container>
  );
}
