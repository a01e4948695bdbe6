import type { AppliedDiscount, OrderTotal } from '@regen/sdk';
import { toCents } from '@regen/domain';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import type { ReactNode } from 'react';
import * as styles from './commerce.css.ts';
import { usd } from './money.ts';

export interface TotalsListProps {
  total: OrderTotal;
  discounts: readonly AppliedDiscount[];
  pointsSpent?: number;
  /** False: shipping is not worked out yet. */
  isShippingKnown: boolean;
  /** Tax follows from the destination alone. Left out: known when shipping is. */
  isTaxKnown?: boolean;
  shippingName?: string;
  /** The figures are of before a change that is under way. */
  isPending?: boolean;
}

interface RowProps {
  label: ReactNode;
  children: ReactNode;
  isSaving?: boolean;
}

function Row({ label, children, isSaving }: RowProps) {
  return (
    <div className={isSaving ? `${styles.row} ${styles.saving}` : styles.row}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{children}</dd>
    </div>
  );
}

/** Each discount by its name when they explain the whole sum, otherwise the sum, so that the rows always add up. */
function discountRows(total: OrderTotal, discounts: readonly AppliedDiscount[]): { label: string; amount: number }[] {
  if (total.discount === 0) return [];
  const named = discounts.filter(({ type, amount }) => (type === 'automatic' || type === 'coupon') && amount > 0);
  const sum = named.reduce((cents, { amount }) => cents + toCents(amount), 0);
  return sum === toCents(total.discount) ? named : [{ label: 'Discounts', amount: total.discount }];
}

/** Money of a cart or an order, from subtotal to total, each step explained. */
export function TotalsList({
  total,
  discounts,
  pointsSpent = 0,
  isShippingKnown,
  isTaxKnown = isShippingKnown,
  shippingName,
  isPending = false,
}: TotalsListProps) {
  const freeShipping = discounts.find(({ type }) => type === 'free_shipping');
  return (
    <dl className={isPending ? `${styles.totals} ${styles.pending}` : styles.totals} aria-busy={isPending || undefined}>
      <Row label="Subtotal">{usd(total.subtotal)}</Row>
      {discountRows(total, discounts).map(({ label, amount }) => (
        <Row key={label} label={label} isSaving>
          −{usd(amount)}
        </Row>
      ))}
      {total.rewardsPointsDiscount > 0 ? (
        <Row label={pointsSpent > 0 ? `${pointsSpent.toLocaleString('en-US')} points` : 'Reward points'} isSaving>
          −{usd(total.rewardsPointsDiscount)}
        </Row>
      ) : null}
      <Row
        label={
          <>
            Shipping
            {shippingName === undefined ? null : <span className={styles.note}>{shippingName}</span>}
            {freeShipping ? <span className={styles.note}>{freeShipping.label}</span> : null}
          </>
        }
      >
        {isShippingKnown ? (
          <Shipping total={total} />
        ) : (
          <Text as="span" tone="muted">
            At checkout
          </Text>
        )}
      </Row>
      <Row label="Tax">
        {isTaxKnown ? (
          usd(total.taxes)
        ) : (
          <Text as="span" tone="muted">
            At checkout
          </Text>
        )}
      </Row>
      <div className={`${styles.row} ${styles.total}`}>
        <dt className={styles.totalLabel}>{total.isEstimate ? 'Estimated total' : 'Total'}</dt>
        <dd className={`${styles.amount} ${styles.totalAmount}`} data-testid="order-total">
          {usd(total.total)}
        </dd>
      </div>
    </dl>
  );
}

function Shipping({ total }: { total: OrderTotal }) {
  return (
    <>
      {total.shippingDiscount > 0 ? (
        <>
          <VisuallyHidden>Was </VisuallyHidden>
          <s>{usd(total.shipping + total.shippingDiscount)}</s>{' '}
        </>
      ) : null}
      {total.shipping === 0 ? 'Free' : usd(total.shipping)}
    </>
  );
}
