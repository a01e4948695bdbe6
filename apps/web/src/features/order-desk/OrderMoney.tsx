import { cardName } from '@regen/domain';
import type { StaffOrder, StaffOrderLine, StaffPaymentAttempt } from '@regen/sdk';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Table, type TableColumn } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import { counted } from '~/kernel/words/counts.ts';
import { momentOf } from '~/kernel/words/dates.ts';
import { usd } from '~/kernel/words/money.ts';
import * as styles from './desk.css.ts';
import { PAYMENT_STATUS_LABELS } from './payment-status.ts';

const LINE_COLUMNS: readonly TableColumn<StaffOrderLine>[] = [
  {
    id: 'product',
    header: 'Product',
    rowHeader: true,
    cell: ({ name, size, sku }) => (
      <>
        <Text as="span" weight="semibold">
          {name}
        </Text>
        <Text size="sm" tone="muted" weight="regular">
          <bdi>{size}</bdi> · SKU {sku}
        </Text>
      </>
    ),
  },
  {
    id: 'quantity',
    header: 'Quantity',
    align: 'end',
    cell: ({ quantity, refundedQuantity }) => (
      <>
        {quantity}
        {refundedQuantity > 0 ? (
          <Text size="sm" tone="muted">
            {refundedQuantity} refunded
          </Text>
        ) : null}
      </>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ isFreeItem, unitPrice }) => (isFreeItem ? 'Free' : usd(unitPrice)),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ isFreeItem, amount, discountAmount }) => (
      <>
        {isFreeItem ? 'Free' : usd(amount)}
        {discountAmount > 0 ? (
          <Text size="sm" tone="muted">
            after {usd(discountAmount)} off
          </Text>
        ) : null}
      </>
    ),
  },
];

/** The lines of an order as staff see them. */
export function OrderLines({ lines }: Pick<StaffOrder, 'lines'>) {
  return (
    <Table
      caption="Products in this order"
      captionHidden
      columns={LINE_COLUMNS}
      rows={lines}
      rowKey={({ line }) => String(line)}
    />
  );
}

const PAYMENT_COLUMNS: readonly TableColumn<StaffPaymentAttempt>[] = [
  {
    id: 'when',
    header: 'When',
    rowHeader: true,
    cell: ({ at }) => <time dateTime={at}>{momentOf(at)}</time>,
  },
  { id: 'how', header: 'Paid with', cell: (payment) => cardName(payment) },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, failureMessage }) => (
      <>
        {PAYMENT_STATUS_LABELS[status]}
        {failureMessage === null ? null : (
          <Text size="sm" tone="muted">
            {failureMessage}
          </Text>
        )}
      </>
    ),
  },
  { id: 'id', header: 'Payment ID', cell: ({ paymentId }) => <span className={styles.wraps}>{paymentId}</span> },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => usd(amount) },
];

/** All attempts to pay for an order. */
export function OrderPayments({ payments }: Pick<StaffOrder, 'payments'>) {
  return (
    <Stack as="section" gap="3" aria-labelledby="payments">
      <Heading level={2} size="md" id="payments">
        Payments
      </Heading>
      {payments.length === 0 ? (
        <Text tone="muted">No payment was needed.</Text>
      ) : (
        <div className={styles.dense}>
          <Table
            caption="Payments"
            captionHidden
            columns={PAYMENT_COLUMNS}
            rows={payments}
            rowKey={({ paymentId }) => paymentId}
          />
        </div>
      )}
    </Stack>
  );
}

type Refund = StaffOrder['refunds'][number];

/** What a refund is for: "2 × C15 Bright Serum, restocked; Shipping, $7.95". */
function refundedText({ lines, shipping }: Refund, order: Pick<StaffOrder, 'lines'>): string {
  const units = lines.map(({ line, quantity, restocked }) => {
    const name = order.lines.find((each) => each.line === line)?.name ?? `Line ${line}`;
    return `${quantity} × ${name}${restocked ? ', restocked' : ''}`;
  });
  return [...units, ...(shipping > 0 ? [`Shipping, ${usd(shipping)}`] : [])].join('; ');
}

function pointsText({ pointsReturned, pointsTaken }: Refund): string {
  return [
    ...(pointsReturned > 0 ? [`${counted(pointsReturned, 'point')} returned`] : []),
    ...(pointsTaken > 0 ? [`${counted(pointsTaken, 'point')} deducted`] : []),
  ].join(', ');
}

/** What was refunded, by whom and why. */
export function StaffRefunds({ order }: { order: StaffOrder }) {
  return (
    <Stack as="section" gap="3" aria-labelledby="refunds">
      <Heading level={2} size="md" id="refunds">
        Refunds
      </Heading>
      <ul className={styles.list}>
        {order.refunds.map((refund) => (
          <li key={refund.refundId}>
            <Text weight="semibold">
              {usd(refund.amount)}
              {refund.isSent ? '' : ' (pending)'}
            </Text>
            <Text>{refundedText(refund, order)}</Text>
            {pointsText(refund) === '' ? null : <Text>{pointsText(refund)}</Text>}
            {refund.reason === null ? null : <Text className={styles.lines}>“{refund.reason}”</Text>}
            <Text size="sm" tone="muted">
              {refund.staffName ?? 'Store'} · <time dateTime={refund.at}>{momentOf(refund.at)}</time>
            </Text>
          </li>
        ))}
      </ul>
      <Text size="sm" tone="muted">
        {usd(order.refunded)} refunded, {usd(order.refundable)} left.
      </Text>
    </Stack>
  );
}
