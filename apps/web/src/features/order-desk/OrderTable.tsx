import { CHANNEL_LABELS } from '@regen/domain';
import type { StaffOrderSummary } from '@regen/sdk';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Table, type TableColumn } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link } from '@tanstack/react-router';
import { figure } from '~/kernel/words/counts.ts';
import { momentOf } from '~/kernel/words/dates.ts';
import { usd } from '~/kernel/words/money.ts';
import type { DeskPart } from './desk-search.ts';
import * as styles from './desk.css.ts';
import { OrderBadge } from './OrderBadge.tsx';

type Column = TableColumn<StaffOrderSummary>;

export interface Selection {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
}

const selectColumn = ({ has, toggle }: Selection): Column => ({
  id: 'select',
  header: 'Select',
  headerHidden: true,
  cell: ({ id, number }) => (
    <Checkbox
      label={<VisuallyHidden>Select order {number}</VisuallyHidden>}
      checked={has(id)}
      onChange={() => toggle(id)}
    />
  ),
});

const COLUMNS: readonly Column[] = [
  {
    id: 'order',
    header: 'Order',
    rowHeader: true,
    cell: ({ id, number }) => (
      <TextLink asChild>
        {/* Opening one is logged, pointing at it is not opening it. */}
        <Link to="/admin/orders/$orderId" params={{ orderId: id }} preload={false} className={styles.whole}>
          {number}
        </Link>
      </TextLink>
    ),
  },
  {
    id: 'placed',
    header: 'Placed',
    cell: ({ placedAt }) => (
      <time dateTime={placedAt} className={styles.whole}>
        {momentOf(placedAt)}
      </time>
    ),
  },
  {
    id: 'recipient',
    header: 'Recipient',
    cell: ({ buyerName, email }) => (
      <span className={styles.wraps}>
        {buyerName}
        <Text as="span" size="sm" tone="muted">
          {' '}
          {email}
        </Text>
      </span>
    ),
  },
  { id: 'channel', header: 'Channel', cell: ({ site }) => CHANNEL_LABELS[site] },
  {
    id: 'shipping',
    header: 'Shipping',
    cell: ({ shippingMethodName, countryCode }) => `${shippingMethodName}, ${countryCode}`,
  },
  { id: 'items', header: 'Items', align: 'end', cell: ({ itemCount }) => figure(itemCount) },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ total, refunded }) => (
      <>
        {usd(total)}
        {refunded > 0 ? (
          <Text size="sm" tone="muted">
            {usd(refunded)} refunded
          </Text>
        ) : null}
      </>
    ),
  },
];

const statusColumn: Column = {
  id: 'status',
  header: 'Status',
  cell: ({ state, paymentStatus }) => <OrderBadge state={state} payment={paymentStatus} />,
};

const CAPTIONS: Readonly<Record<DeskPart, string>> = {
  paid: 'Orders to pack',
  packed: 'Orders to ship',
  shipped: 'Shipped orders',
  all: 'Orders',
};

interface OrderTableProps {
  part: DeskPart;
  orders: readonly StaffOrderSummary[];
  /** Left out where nothing can be done with several orders. */
  selection?: Selection | undefined;
}

/** A page of orders. Where all of them are in one state, it is not repeated. */
export function OrderTable({ part, orders, selection }: OrderTableProps) {
  const columns = [
    ...(selection ? [selectColumn(selection)] : []),
    ...COLUMNS,
    ...(part === 'all' ? [statusColumn] : []),
  ];
  return (
    <div className={styles.dense}>
      <Table caption={CAPTIONS[part]} captionHidden columns={columns} rows={orders} rowKey={({ id }) => id} />
    </div>
  );
}
