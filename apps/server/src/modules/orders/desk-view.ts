import { canRefundOrder, fromCents, refundableOf, tierName } from '@regen/domain';
import type { OrderState, PaymentState } from '@regen/domain';
import type { StaffOrder } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import type { PaymentMethodName } from '../../payments/provider.ts';
import { nextStates } from './desk-move.ts';
import { findOrder } from './order-repository.ts';
import type { OrderRow } from './order-repository.ts';
import { orderView } from './order-view.ts';
import { PAID_BY, refundedSoFar } from './paid-order.ts';

interface BuyerRow {
  userId: string;
  accountId: string;
  accountName: string;
  firstName: string;
  lastName: string;
  email: string;
  tier: number | null;
}

interface AttemptRow {
  id: string;
  status: PaymentState;
  provider: string;
  method: PaymentMethodName | 'points';
  brand: string | null;
  last4: string | null;
  amount: number;
  failureMessage: string | null;
  at: string;
}

/** What staff see of an order beyond its buyer. */
interface DeskRow {
  site: StaffOrder['site'];
  changedAt: Date;
  buyer: BuyerRow | null;
  payments: AttemptRow[];
  paidBy: { id: string; amount: number } | null;
  events: { state: OrderState; at: string; note: string | null; actor: string | null; staffName: string | null }[];
}

const DESK = {
  name: 'desk-order',
  text: `select o.site, o.updated_at as "changedAt", ${PAID_BY} as "paidBy",
      (select json_build_object('userId', u.id, 'accountId', a.id, 'accountName', a.name, 'firstName', u.first_name,
         'lastName', u.last_name, 'email', u.email, 'tier', a.tier)
       from users u join accounts a on a.id = u.account_id where u.id = o.user_id) as buyer,
      (select coalesce(json_agg(json_build_object('id', y.id, 'status', y.status, 'provider', y.provider, 'method', y.method,
         'brand', y.card_brand, 'last4', y.card_last4, 'amount', y.amount_cents, 'failureMessage', y.failure_message,
         'at', y.created_at) order by y.created_at, y.id), '[]')
       from payments y where y.order_id = o.id) as payments,
      (select coalesce(json_agg(json_build_object('state', e.state, 'at', e.created_at, 'note', e.note, 'actor', e.actor,
         'staffName', e.data ->> 'staffName') order by e.id), '[]')
       from order_events e where e.order_id = o.id) as events
    from orders o where o.id = $1`,
};

const iso = (at: string): string => new Date(at).toISOString();

/** Who made an entry in the history. What came with a fill names nobody. */
function byOf({ state, actor, staffName }: DeskRow['events'][number]): string {
  if (staffName !== null) return staffName;
  if (actor === 'payment') return 'Payment';
  return state === 'placed' && actor !== null && actor !== 'system' ? 'Buyer' : 'Store';
}

function refundsOf({ refunds }: OrderRow): StaffOrder['refunds'] {
  return refunds.map((refund) => ({
    refundId: refund.id,
    amount: fromCents(refund.amount),
    shipping: fromCents(refund.shipping),
    pointsReturned: refund.pointsReturned,
    pointsTaken: refund.pointsTaken,
    lines: refund.lines.map(({ line, quantity, isRestocked }) => ({ line, quantity, restocked: isRestocked })),
    isSent: refund.sentAt !== null,
    reason: refund.reason,
    staffName: refund.staffName,
    at: iso(refund.at),
  }));
}

/** What can still be refunded; nothing of an order that is not paid. */
function refundableNow(order: OrderRow, desk: DeskRow) {
  const before = refundedSoFar(order.refunds);
  if (!canRefundOrder(order.state)) return { before, lines: new Map<number, number[]>(), shipping: 0, total: 0 };
  const lines = order.items.map(({ line, sku, quantity, amount, tax }) => ({ line, sku, quantity, net: amount, tax }));
  const { rewards, shipping, tax, pointsSpent, pointsEarned } = order;
  const total = desk.paidBy?.amount ?? 0;
  return { before, ...refundableOf({ lines, rewards, shipping, tax, total, pointsSpent, pointsEarned }, before) };
}

function paymentsOf({ payments }: DeskRow): StaffOrder['payments'] {
  return payments.map(({ id: paymentId, amount, at, method, ...payment }) => ({
    ...payment,
    paymentId,
    // No release wrote another one for an order.
    method: method === 'points' ? 'card' : method,
    amount: fromCents(amount),
    at: iso(at),
  }));
}

function buyerOf({ buyer }: DeskRow): StaffOrder['buyer'] {
  if (buyer === null) return null;
  const { firstName, lastName, tier, ...rest } = buyer;
  return { ...rest, name: `${firstName} ${lastName}`.trim(), tier: tierName(tier) };
}

/** The contract's `StaffOrder`. */
function staffOrderView(order: OrderRow, desk: DeskRow): StaffOrder {
  const seen = orderView(order);
  const { before, lines, shipping, total } = refundableNow(order, desk);
  return {
    id: seen.id,
    number: seen.number,
    state: seen.state,
    nextStates: nextStates(order.state),
    site: desk.site,
    placedAt: seen.placedAt,
    paidAt: seen.paidAt,
    changedAt: desk.changedAt.toISOString(),
    email: seen.email,
    phone: seen.phone,
    buyer: buyerOf(desk),
    lines: order.items.map((item, index) => {
      const { line, sku, name, size, quantity } = item;
      return {
        line,
        sku,
        name,
        size,
        quantity,
        unitPrice: fromCents(item.unitPrice),
        discountAmount: fromCents(item.discount),
        amount: fromCents(item.amount),
        tax: fromCents(item.tax),
        isFreeItem: item.isFree,
        image: seen.items[index]?.image ?? null,
        refundedQuantity: before.units.get(line) ?? 0,
        refundable: (lines.get(line) ?? []).map(fromCents),
      };
    }),
    shippingAddress: seen.shippingAddress,
    billingAddress: seen.billingAddress,
    shippingMethod: seen.shippingMethod,
    orderTotal: seen.orderTotal,
    taxLabel: seen.taxLabel,
    couponCode: seen.couponCode,
    payment: seen.payment,
    payments: paymentsOf(desk),
    refunds: refundsOf(order),
    refunded: fromCents(order.refunds.reduce((sum, { amount }) => sum + amount, 0)),
    refundable: fromCents(total),
    refundableShipping: fromCents(shipping),
    timeline: desk.events.map((event) => ({
      state: event.state,
      at: iso(event.at),
      note: event.note,
      by: byOf(event),
    })),
    tracking: seen.tracking,
    expectedDelivery: seen.expectedDelivery,
    pointsEarned: seen.pointsEarned,
    pointsSpent: seen.pointsSpent,
  };
}

/** An order with everything that staff see; null if there is none. */
export async function readForStaff(db: Queryable, orderId: string): Promise<StaffOrder | null> {
  const [order, desk] = await Promise.all([findOrder(db, orderId), db.query<DeskRow>(DESK, [orderId])]);
  const [row] = desk.rows;
  return order && row ? staffOrderView(order, row) : null;
}
