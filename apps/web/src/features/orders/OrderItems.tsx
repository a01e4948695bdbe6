import type { Order } from '@regen/sdk';
import { Table, type TableColumn } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import { orderLineAmount } from '~/features/totals/index.ts';
import { usd } from '~/kernel/words/money.ts';

type Item = Order['items'][number];

const columns: readonly TableColumn<Item>[] = [
  {
    id: 'product',
    header: 'Product',
    rowHeader: true,
    align: 'start',
    cell: (item) => (
      <>
        <Text as="span" weight="semibold">
          {item.name}
        </Text>
        <Text size="sm" tone="muted" weight="regular">
          <bdi>{item.size}</bdi> · SKU {item.sku}
          {item.discountAmount > 0 && !item.isFreeItem ? ` · Discount −${usd(item.discountAmount)}` : null}
        </Text>
      </>
    ),
  },
  { id: 'quantity', header: 'Quantity', align: 'end', cell: (item) => item.quantity },
  { id: 'price', header: 'Price', align: 'end', cell: (item) => (item.isFreeItem ? 'Free' : usd(item.unitPrice)) },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (item) => (item.isFreeItem ? 'Free' : usd(orderLineAmount(item))),
  },
];

/** The line items of an order. Their amounts are before discounts, which the totals list, and add up to the subtotal. */
export function OrderItems({ items }: { items: readonly Item[] }) {
  return (
    <Table
      caption="Products in this order"
      captionHidden
      columns={columns}
      rows={items}
      rowKey={(item) => `${item.sku}-${item.isFreeItem}`}
    />
  );
}
