import { fromCents, toCents, TOTAL_LABELS } from '@regen/domain';
import type { AppliedDiscount, Cart, Order, OrderTotal } from '@regen/sdk';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import type { ReactNode } from 'react';
import { counted } from '~/kernel/words/counts.ts';
import { usd } from '~/kernel/words/money.ts';
import { ALL_KNOWN, knownTotals, type KnownTotals } from './shown-totals.ts';
import * as styles from './totals.css.ts';

interface TotalsListProps {
  total: OrderTotal;
  discounts: readonly AppliedDiscount[];
  pointsSpent?: number;
  known?: KnownTotals;
  shippingName?: string;
  /** Names the tax, the state and the rate. */
  taxLabel: string;
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

interface DiscountRow {
  id: string;
  /** The name of the offer. */
  label?: string;
  amount: number;
}

/** Each discount by name if they add up to the whole discount, otherwise their total, so that the rows always add up. */
function discountRows(total: OrderTotal, discounts: readonly AppliedDiscount[]): DiscountRow[] {
  if (total.discount === 0) return [];
  const named = discounts.filter(({ type, amount }) => (type === 'automatic' || type === 'coupon') && amount > 0);
  const sum = named.reduce((cents, { amount }) => cents + toCents(amount), 0);
  return sum === toCents(total.discount) ? named : [{ id: 'all', amount: total.discount }];
}

/** The money of a cart, in the cart or in the checkout. */
export function CartTotals({ cart, where }: { cart: Cart & { isPending: boolean }; where: 'cart' | 'checkout' }) {
  return (
    <TotalsList
      total={cart.orderTotal}
      discounts={cart.discounts}
      pointsSpent={cart.rewards?.appliedPoints}
      known={knownTotals(cart, where)}
      taxLabel={cart.taxLabel}
      isPending={cart.isPending}
    />
  );
}

/** The money of a cart before shipping and tax, for the drawer. Points pay the products first. */
export function MerchandiseTotals({ cart }: { cart: Cart & { isPending: boolean } }) {
  const { orderTotal, discounts, rewards, isPending } = cart;
  const { subtotal, discount, rewardsPointsDiscount, purchaseValue } = orderTotal;
  const points = fromCents(Math.min(toCents(rewardsPointsDiscount), toCents(subtotal) - toCents(discount)));
  return (
    <Rows isPending={isPending}>
      <Merchandise total={orderTotal} discounts={discounts} points={points} pointsSpent={rewards?.appliedPoints ?? 0} />
      {discount > 0 || points > 0 ? (
        <Row label={<strong>Before shipping and tax</strong>}>
          <strong>{usd(purchaseValue)}</strong>
        </Row>
      ) : null}
    </Rows>
  );
}

/** The money of an order, wherever an order is shown. */
export function OrderTotals({
  order,
}: {
  order: Pick<Order, 'orderTotal' | 'taxLabel' | 'discounts' | 'pointsSpent' | 'shippingMethod'>;
}) {
  return (
    <TotalsList
      total={order.orderTotal}
      discounts={order.discounts}
      pointsSpent={order.pointsSpent}
      shippingName={order.shippingMethod.name}
      taxLabel={order.taxLabel}
    />
  );
}

function Rows({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return (
    <dl className={isPending ? `${styles.totals} ${styles.pending}` : styles.totals} aria-busy={isPending || undefined}>
      {children}
    </dl>
  );
}

interface MerchandiseProps {
  total: OrderTotal;
  discounts: readonly AppliedDiscount[];
  /** US dollars. */
  points: number;
  pointsSpent: number;
}

/** What takes money off, and the offer's own name where that says more. */
function Offer({ total, name }: { total: string; name: string | undefined }) {
  const isNamed = name !== undefined && name.toLowerCase() !== total.toLowerCase();
  return isNamed ? (
    <>
      {total}
      <span className={styles.note}>{name}</span>
    </>
  ) : (
    total
  );
}

/** The subtotal, and the discounts. */
function Merchandise({ total, discounts, points, pointsSpent }: MerchandiseProps) {
  return (
    <>
      <Row label="Subtotal">{usd(total.subtotal)}</Row>
      {discountRows(total, discounts).map(({ id, label, amount }) => (
        <Row key={id} label={<Offer total={TOTAL_LABELS.automatic} name={label} />} isSaving>
          −{usd(amount)}
        </Row>
      ))}
      {points > 0 ? (
        <Row label={pointsSpent > 0 ? counted(pointsSpent, 'point') : 'Reward points'} isSaving>
          −{usd(points)}
        </Row>
      ) : null}
    </>
  );
}

/** From subtotal to total, each step explained. */
function TotalsList({
  total,
  discounts,
  pointsSpent = 0,
  known = ALL_KNOWN,
  shippingName,
  taxLabel,
  isPending = false,
}: TotalsListProps) {
  const freeShipping = discounts.find(({ type }) => type === 'free_shipping');
  return (
    <Rows isPending={isPending}>
      <Merchandise total={total} discounts={discounts} points={total.rewardsPointsDiscount} pointsSpent={pointsSpent} />
      <Row
        label={
          <>
            Shipping
            {shippingName === undefined ? null : <span className={styles.note}>{shippingName}</span>}
            {freeShipping ? (
              <span className={styles.note}>
                <Offer total={TOTAL_LABELS.free_shipping} name={freeShipping.label} />
              </span>
            ) : null}
          </>
        }
      >
        {known.shipping === true ? <Shipping total={total} /> : <Unknown>{known.shipping}</Unknown>}
      </Row>
      <Row label={taxLabel}>{known.tax === true ? usd(total.taxes) : <Unknown>{known.tax}</Unknown>}</Row>
      {total.waived > 0 ? (
        <Row label="Below minimum charge" isSaving>
          −{usd(total.waived)}
        </Row>
      ) : null}
      <div className={`${styles.row} ${styles.total}`}>
        <dt className={styles.totalLabel}>{total.isEstimate ? 'Estimated total' : 'Total'}</dt>
        <dd className={`${styles.amount} ${styles.totalAmount}`} data-testid="order-total">
          {usd(total.total)}
        </dd>
      </div>
    </Rows>
  );
}

function Unknown({ children }: { children: string }) {
  return (
    <Text as="span" tone="muted">
      {children}
    </Text>
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
