import { hasReceipt, receiptFooter, sellerLines, type Seller } from '@regen/domain';
import type { Order } from '@regen/sdk';
import { orderGetReceipt } from '@regen/sdk/query';
import { Box } from '@regen/ui-kit/Box';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Page } from '@regen/ui-kit/Page';
import { PrintSheet } from '@regen/ui-kit/PrintSheet';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { OrderTotals } from '~/features/totals/index.ts';
import { HiddenPricesNotice } from '~/kernel/page/HiddenPricesNotice.tsx';
import { Reading } from '~/kernel/page/Reading.tsx';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { orderParams } from '~/kernel/stored/order-access.ts';
import { useApp } from '~/kernel/use-app.ts';
import { dayOf } from '~/kernel/words/dates.ts';
import { statusText } from './order-status.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import * as styles from './orders.css.ts';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { useOrder } from './use-order.ts';

/** A printable receipt. */
export function ReceiptScreen({ orderId }: { orderId: string }) {
  const order = useOrder(orderId);
  return hasReceipt(order.state, order.payment.status) ? <Receipt order={order} /> : <NoReceipt order={order} />;
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
  const app = useApp();
  // No loader: those of the routes of orders are part of every first load, and few open a receipt.
  const receipt = useQuery(orderGetReceipt(app.call, orderParams(app, order.id)));
  return (
    <Reading query={receipt} headingLevel={1} skeleton={<OrderSkeleton />}>
      {({ seller, pdf }) => <Sheet order={order} seller={seller} file={pdf.url} />}
    </Reading>
  );
}

function Sheet({ order, seller, file }: { order: Order; seller: Seller; file: string }) {
  const isHidden = usePricesHidden();
  return (
    <Page>
      <PrintSheet
        title="Receipt"
        facts={[
          { label: 'Order', value: order.number },
          { label: 'Ordered', value: dayOf(order.placedAt) },
          ...(order.paidAt === null ? [] : [{ label: 'Paid', value: dayOf(order.paidAt) }]),
          { label: 'Status', value: statusText(order.state, order.payment.status) },
        ]}
        aside={<SellerBlock seller={seller} />}
        actions={
          <>
            <Button variant="ghost" iconStart="arrowStart" asChild>
              <Link to="/order/$orderId" params={{ orderId: order.id }}>
                Back to the order
              </Link>
            </Button>
            {/* The file has all amounts. */}
            {isHidden ? null : (
              <Button iconStart="file" asChild>
                {/* It is sent as a file to save, so the page stays. */}
                <a href={file}>Download PDF</a>
              </Button>
            )}
          </>
        }
        footer={receiptFooter(seller, order.number)}
      >
        <OrderFacts order={order} />
        <OrderItems items={order.items} />
        <div className={styles.receiptTotals}>
          {isHidden ? (
            <HiddenPricesNotice />
          ) : (
            <Stack gap="5">
              <OrderTotals order={order} />
              <OrderRefunds order={order} />
            </Stack>
          )}
        </div>
      </PrintSheet>
    </Page>
  );
}

/** The seller, at the top of the receipt. */
function SellerBlock({ seller }: { seller: Seller }) {
  return (
    <Text as="address" size="sm" tone="muted" className={styles.seller}>
      <Text as="span" weight="semibold">
        {seller.name}
      </Text>
      {sellerLines(seller).map((line) => (
        <Box as="span" display="block" key={line}>
          {line}
        </Box>
      ))}
    </Text>
  );
}
