import type { Order } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Page } from '@regen/ui-kit/Page';
import { PrintSheet } from '@regen/ui-kit/PrintSheet';
import { Link } from '@tanstack/react-router';
import { OrderTotals } from '~/features/totals/index.ts';
import { dayOf } from '~/kernel/words/dates.ts';
import { hasReceipt, statusText } from './order-status.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import * as styles from './orders.css.ts';
import { useOrder } from './use-order.ts';

/** A printable receipt. */
export function ReceiptScreen({ orderId }: { orderId: string }) {
  const order = useOrder(orderId);
  return hasReceipt(order) ? <Receipt order={order} /> : <NoReceipt order={order} />;
}

/** @internal Exported for its test. */
export function NoReceipt({ order }: { order: Order }) {
  return (
    <Page>
      <EmptyState
        icon="file"
        headingLevel={1}
        title="There’s no receipt yet"
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
          ? `Order ${order.number} hasn’t been paid. Its receipt appears here after payment.`
          : `Order ${order.number} wasn’t paid.`}
      </EmptyState>
    </Page>
  );
}

function Receipt({ order }: { order: Order }) {
  return (
    <Page>
      <PrintSheet
        title="Receipt"
        facts={[
          { label: 'Order', value: order.number },
          { label: 'Date', value: dayOf(order.placedAt) },
          { label: 'Status', value: statusText(order.state, order.payment.status) },
        ]}
        actions={
          <Button variant="ghost" iconStart="arrowStart" asChild>
            <Link to="/order/$orderId" params={{ orderId: order.id }}>
              Back to the order
            </Link>
          </Button>
        }
        footer={`All amounts in US dollars. Questions? Quote order ${order.number}.`}
      >
        <OrderFacts order={order} />
        <OrderItems items={order.items} />
        <div className={styles.receiptTotals}>
          <OrderTotals order={order} />
        </div>
      </PrintSheet>
    </Page>
  );
}
