import { sellerContact, sellerLines, type Seller } from '@regen/domain';
import type { StaffOrder, StaffOrderLine } from '@regen/sdk';
import { Box } from '@regen/ui-kit/Box';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Page } from '@regen/ui-kit/Page';
import { PrintSheet } from '@regen/ui-kit/PrintSheet';
import { Table, type TableColumn } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { AddressText } from '~/features/addresses/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { counted } from '~/kernel/words/counts.ts';
import { dayOf } from '~/kernel/words/dates.ts';
import * as styles from './desk.css.ts';
import { packedLines, pickingList, type ProductToPick } from './picking-list.ts';
import type { PrintSearch } from './print-search.ts';

const units = (lines: readonly { quantity: number }[]): string =>
  counted(
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    'unit',
  );

function BackToOrders() {
  return (
    <Button variant="ghost" iconStart="arrowStart" asChild>
      <Link to="/admin/orders">Back to orders</Link>
    </Button>
  );
}

const PICK_COLUMNS: readonly TableColumn<ProductToPick>[] = [
  { id: 'sku', header: 'SKU', cell: ({ sku }) => sku },
  { id: 'name', header: 'Product', rowHeader: true, cell: ({ name }) => name },
  { id: 'size', header: 'Size', cell: ({ size }) => size },
  { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity }) => quantity },
  {
    id: 'orders',
    header: 'For orders',
    cell: ({ orders }) =>
      orders.map(({ number, quantity }) => (quantity > 1 ? `${number} (${quantity})` : number)).join(', '),
  },
];

function PickingList({ orders }: { orders: readonly StaffOrder[] }) {
  const picks = pickingList(orders);
  return (
    <PrintSheet
      title="Picking list"
      facts={[
        { label: 'Orders', value: String(orders.length) },
        { label: 'Products', value: String(picks.length) },
        { label: 'Total', value: units(picks) },
      ]}
      actions={<BackToOrders />}
    >
      <div className={styles.dense}>
        <Table
          caption="Products to pick"
          captionHidden
          narrow="scroll"
          columns={PICK_COLUMNS}
          rows={picks}
          rowKey={({ sku }) => sku}
        />
      </div>
    </PrintSheet>
  );
}

const SLIP_COLUMNS: readonly TableColumn<StaffOrderLine>[] = [
  { id: 'quantity', header: 'Quantity', cell: ({ quantity }) => quantity },
  { id: 'name', header: 'Product', rowHeader: true, cell: ({ name }) => name },
  { id: 'size', header: 'Size', cell: ({ size }) => size },
  { id: 'sku', header: 'SKU', cell: ({ sku }) => sku },
];

function SellerBlock({ seller }: { seller: Seller }) {
  return (
    <Text as="address" size="sm" tone="muted" align="end" className={styles.wraps}>
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

function PackingSlip({ order, isFirst }: { order: StaffOrder; isFirst: boolean }) {
  const { seller } = useApp().config;
  const { number, placedAt, shippingMethod, shippingAddress, billingAddress } = order;
  const lines = packedLines(order);
  const contact = sellerContact(seller);
  return (
    <PrintSheet
      className={styles.slip}
      title="Packing slip"
      level={isFirst ? 1 : 2}
      facts={[
        { label: 'Order', value: number },
        { label: 'Ordered', value: dayOf(placedAt) },
        { label: 'Shipping', value: shippingMethod.name },
        { label: 'In this package', value: units(lines) },
      ]}
      aside={<SellerBlock seller={seller} />}
      // All slips are printed at once.
      isButtonless={!isFirst}
      actions={isFirst ? <BackToOrders /> : undefined}
      footer={`Thank you for your order. Questions? ${contact === null ? 'Quote' : `Contact ${contact} and quote`} order ${number}.`}
    >
      <Grid columns="2" gap="6">
        <div>
          <Heading level={isFirst ? 2 : 3} size="xs">
            Ship to
          </Heading>
          <AddressText address={shippingAddress} />
        </div>
        <div>
          <Heading level={isFirst ? 2 : 3} size="xs">
            Bill to
          </Heading>
          <AddressText address={billingAddress} />
        </div>
      </Grid>
      <div className={styles.dense}>
        <Table
          caption={`Products in order ${number}`}
          captionHidden
          narrow="scroll"
          columns={SLIP_COLUMNS}
          rows={lines}
          rowKey={({ line }) => String(line)}
        />
      </div>
    </PrintSheet>
  );
}

interface PrintScreenProps {
  orders: readonly StaffOrder[];
  sheet: PrintSearch['sheet'];
}

/** `/admin/orders/print`: what to take from the shelves for some orders, or the slips for their packages. */
export function PrintScreen({ orders, sheet }: PrintScreenProps) {
  if (orders.length === 0) {
    return (
      <Page>
        <EmptyState
          icon="print"
          headingLevel={1}
          title="No orders selected"
          action={
            <Button asChild>
              <Link to="/admin/orders">Select orders</Link>
            </Button>
          }
        >
          Select orders in the list, then print their picking list or packing slips.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      {sheet === 'picking' ? (
        <PickingList orders={orders} />
      ) : (
        orders.map((order, index) => <PackingSlip key={order.id} order={order} isFirst={index === 0} />)
      )}
    </Page>
  );
}
