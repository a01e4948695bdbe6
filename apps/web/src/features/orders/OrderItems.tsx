import type { Order } from '@regen/sdk';
import { Table, type TableColumn } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { orderLineAmount } from '~/features/totals/index.ts';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { useOwnUsd } from '~/kernel/shown-price.ts';
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
        </Text>
      </>
    ),
  },
  { id: 'quantity', header: 'Quantity', align: 'end', cell: (item) => item.quantity },
  { id: 'price', header: 'Price', align: 'end', cell: (item) => <Price of={item} /> },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (item) => <LineAmount item={item} />,
  },
];

function Price({ of: { isFreeItem, unitPrice } }: { of: Item }) {
  const ownUsd = useOwnUsd();
  return <>{isFreeItem ? 'Free' : ownUsd(unitPrice)}</>;
}

/** A line’s amount before its discount, the discount, and the amount after it. */
function LineAmount({ item }: { item: Item }) {
  const isHidden = usePricesHidden();
  const ownUsd = useOwnUsd();
  if (item.isFreeItem) return 'Free';
  const before = ownUsd(orderLineAmount(item));
  if (item.discountAmount === 0 || isHidden) return before;
  return (
    <>
      <VisuallyHidden>Before discount </VisuallyHidden>
      {before}
      <Text size="sm" tone="success">
        Discount −{usd(item.discountAmount)}
      </Text>
      <Text weight="semibold">
        <VisuallyHidden>After discount </VisuallyHidden>
        {usd(item.amount)}
      </Text>
    </>
  );
}

/** The line items of an order. Amounts before discounts add up to the subtotal; the totals list the discounts. */
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
