import type { Order } from '@regen/sdk';
import { Table, type TableColumn } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import { orderLineAmount } from '~/features/totals/index.ts';
import { useClientView } from '~/kernel/client-view.ts';
import { useOwnAmount } from '~/kernel/shown-price.ts';
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
          <Discount item={item} />
        </Text>
      </>
    ),
  },
  { id: 'quantity', header: 'Quantity', align: 'end', cell: (item) => item.quantity },
  { id: 'price', header: 'Price', align: 'end', cell: (item) => <Amount of={item} amount={item.unitPrice} /> },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (item) => <Amount of={item} amount={orderLineAmount(item)} />,
  },
];

function Amount({ of: { isFreeItem }, amount }: { of: Item; amount: number }) {
  const own = useOwnAmount();
  return <>{isFreeItem ? 'Free' : own(amount)}</>;
}

function Discount({ item: { discountAmount, isFreeItem } }: { item: Item }) {
  const isHidden = useClientView();
  return <>{discountAmount > 0 && !isFreeItem && !isHidden ? ` · Discount −${usd(discountAmount)}` : null}</>;
}

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
