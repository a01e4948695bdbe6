import type { Order } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { PrintSheet } from '@regen/ui-kit/PrintSheet';
import { Stack } from '@regen/ui-kit/Stack';
import { Link } from '@tanstack/react-router';
import { OrderTotals } from '~/features/totals/index.ts';
import { dayOf } from './order-dates.ts';
import { hasReceipt, statusText } from './order-status.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import * as styles from './orders.css.ts';
import { useOrder } from './use-order.ts';

/** An order on paper. */
export function ReceiptScreen({ orderId }: { orderId: string }) {
  const order = useOrder(orderId);
  return hasReceipt(order) ? <Receipt order={order} /> : <NoReceipt order={order} />;
}

/** @internal Exported for its test. */
export function NoReceipt({ order }: { order: Order }) {
  return (
    <Container paddingY={{ base: '8', desktop: '12' }}>
      <EmptyState
        icon="file"
        headingLevel={1}
        title="There is no receipt yet"
        action={
          order.canPay ? (
            <Button asChild>
              <Link to="/checkout" search={{ order: order.id }}>
                Pay now
              </Link>
            </Button>
          ) : (
            <Button asChild>
              <Link to="/order/$orderId" params={{ orderId: order.id }}>
                Back to the order
              </Link>
            </Button>
          )
        }
      >
        {order.canPay
          ? `Order ${order.number} has not been paid. Its receipt is here once it is.`
          : `Order ${order.number} was not paid.`}
      </EmptyState>
    </Container>
  );
}

function Receipt({ order }: { order: Order }) {
  return (
    <Container paddingY={{ base: '6', desktop: '10' }} className={styles.receiptPage}>
      <PrintSheet
        title="Receipt"
        facts={[
          { label: 'Order', value: order.number },
          { label: 'Date', value: dayOf(order.placedAt) },
          { label: 'State', value: statusText(order.state, order.payment.status) },
        ]}
        actions={
          <Button variant="ghost" iconStart="arrowStart" asChild>
            <Link to="/order/$orderId" params={{ orderId: order.id }}>
              Back to the order
            </Link>
          </Button>
        }
        footer={`All amounts in US dollars. Questions about this order? Name its number, ${order.number}.`}
      >
        <Stack as="section" gap="3" aria-label="Details">
          <Heading level={2} size="sm">
            Details
          </Heading>
          <OrderFacts order={order} />
        </Stack>
        <OrderItems items={order.items} />
        <div className={styles.receiptTotals}>
          <OrderTotals order={order} />
        </div>
      </PrintSheet>
    </Container>
  );
}
