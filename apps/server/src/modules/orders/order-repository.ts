import type { OrderState, PaymentState } from '@regen/domain';
import type { Queryable } from '../../db/database.ts';
import type { AddressSnapshot, AppliedDiscountSnapshot, StoredImage } from '../../db/schema.ts';
import { lastPayment, lastPaymentStatus, PAYMENT_JSON } from '../../payments/payment-view.ts';
import type { PaymentRow } from '../../payments/payment-view.ts';

export interface OrderItemRow {
  line: number;
  sku: string;
  name: string;
  shortName: string;
  skuType: 'retail' | 'professional' | 'kit' | 'sample';
  size: string;
  quantity: number;
  unitPrice: number;
  discount: number;
  amount: number;
  tax: number;
  isFree: boolean;
  isRecommended: boolean;
  front: StoredImage | null;
}

/** A refund, as read together with its order. */
export interface OrderRefundRow {
  id: string;
  amount: number;
  shipping: number;
  hasShipping: boolean;
  pointsReturned: number;
  pointsTaken: number;
  reason: string | null;
  staffName: string | null;
  sentAt: string | null;
  at: string;
  lines: { line: number; quantity: number; isRestocked: boolean }[];
}

/** The refunds of a row `o` of `orders` as JSON, oldest first. */
export const REFUNDS_JSON = `(select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount_cents, 'shipping', r.shipping_cents,
    'hasShipping', r.has_shipping, 'pointsReturned', r.points_returned, 'pointsTaken', r.points_taken, 'reason', r.reason,
    'staffName', r.staff_name, 'sentAt', r.sent_at, 'at', r.created_at, 'lines',
    (select coalesce(json_agg(json_build_object('line', l.line, 'quantity', l.quantity, 'isRestocked', l.is_restocked) order by l.line), '[]')
     from refund_lines l where l.refund_id = r.id)) order by r.created_at, r.id), '[]')
  from refunds r where r.order_id = o.id)`;

export interface OrderRow {
  id: string;
  number: string;
  userId: string | null;
  state: OrderState;
  placedAt: Date;
  paidAt: Date | null;
  shippedAt: Date | null;
  email: string;
  phone: string | null;
  subtotal: number;
  discount: number;
  rewards: number;
  shipping: number;
  shippingDiscount: number;
  tax: number;
  taxName: string | null;
  /** Parts per million. */
  taxRate: number | null;
  total: number;
  discounts: AppliedDiscountSnapshot[];
  couponCode: string | null;
  pointsSpent: number;
  pointsEarned: number;
  shippingAddress: AddressSnapshot;
  billingAddress: AddressSnapshot;
  shippingMethodId: string;
  shippingMethodName: string;
  trackingCarrier: string | null;
  trackingNumber: string | null;
  /** Business days that the method takes after dispatch; null when it is no longer known. */
  days: { min: number; max: number } | null;
  items: OrderItemRow[];
  events: { state: OrderState; at: string; note: string | null; failureCode: string | null }[];
  payment: PaymentRow | null;
  refunds: OrderRefundRow[];
  isClaimable: boolean;
}

const ORDER = {
  name: 'order-read',
  text: `select o.id, o.number, o.user_id as "userId", o.state, o.placed_at as "placedAt",
      o.paid_at as "paidAt", o.shipped_at as "shippedAt", o.email, o.phone, o.subtotal_cents as subtotal, o.discount_cents as discount, o.rewards_discount_cents as rewards,
      o.shipping_cents as shipping, o.shipping_discount_cents as "shippingDiscount", o.tax_cents as tax, o.total_cents as total,
      o.tax_name as "taxName", o.tax_rate_millionths as "taxRate", o.discounts, o.coupon_code as "couponCode", o.points_spent as "pointsSpent", o.points_earned as "pointsEarned",
      o.shipping_address as "shippingAddress", o.billing_address as "billingAddress",
      o.shipping_method_id as "shippingMethodId", o.shipping_method_name as "shippingMethodName",
      o.tracking_carrier as "trackingCarrier", o.tracking_number as "trackingNumber",
      (select json_build_object('min', m.min_days, 'max', m.max_days) from shipping_methods m where m.id = o.shipping_method_id) as days,
      (select coalesce(json_agg(json_build_object('line', i.line, 'tax', i.tax_cents, 'sku', i.sku, 'name', i.name, 'shortName', i.short_name, 'skuType', i.sku_type,
         'size', i.size, 'quantity', i.quantity, 'unitPrice', i.unit_price_cents, 'discount', i.discount_cents,
         'amount', i.line_total_cents, 'isFree', i.is_free, 'isRecommended', i.is_recommended, 'front', p.images -> 0)
         order by i.line), '[]')
       from order_items i left join products p on p.sku = i.sku where i.order_id = o.id) as items,
      (select coalesce(json_agg(json_build_object('state', e.state, 'at', e.created_at, 'note', e.note,
         'failureCode', e.data->>'failureCode') order by e.id), '[]')
       from order_events e where e.order_id = o.id) as events,
      ${lastPayment('y.order_id = o.id')} as payment, ${REFUNDS_JSON} as refunds,
      o.user_id is null and exists (
        select from carts c where c.id = o.cart_id and c.secret_hash = $2 and c.browser_id = $3) as "isClaimable"
    from orders o where o.id = $1`,
};

/** A guest's browser and the secret of its cart; null for everyone else. */
export type GuestReader = { browserId: string; secretHash: string | null } | null;

/** An order, and whether the guest placed it in this browser, so that an account created there gets it (rule O19). */
export async function findOrder(db: Queryable, orderId: string, guest: GuestReader = null): Promise<OrderRow | null> {
  const { rows } = await db.query<OrderRow>(ORDER, [orderId, guest?.secretHash ?? null, guest?.browserId ?? null]);
  return rows[0] ?? null;
}

const ATTEMPT = { name: 'order-attempt', text: `select ${PAYMENT_JSON} as payment from payments y where y.id = $1` };

/** A payment attempt, which need not be the last one of its order. */
export async function findPayment(db: Queryable, paymentId: string): Promise<PaymentRow | null> {
  const { rows } = await db.query<{ payment: PaymentRow }>(ATTEMPT, [paymentId]);
  return rows[0]?.payment ?? null;
}

export interface OrderSummaryRow {
  id: string;
  number: string;
  state: OrderState;
  /** The status of the last payment attempt; null without one. */
  lastAttempt: PaymentState | null;
  placedAt: Date;
  paidAt: Date | null;
  total: number;
  itemCount: number;
  items: { sku: string; shortName: string; quantity: number; front: StoredImage | null }[];
}

export interface OrderQuery {
  userId: string;
  page: number;
  perPage: number;
  isOldestFirst: boolean;
  year: number | null;
  /** Patterns for `like`, from `searchPatterns`; null finds every order. */
  search: readonly string[] | null;
}

/** Whether all patterns of a parameter are found in an order. A person's orders are few, so they are read for it. */
const matches = (parameter: string) =>
  `regen_fold(orders.number || ' ' || coalesce((select string_agg(concat_ws(' ', i.sku, i.name, i.short_name), ' ')
    from order_items i where i.order_id = orders.id), '')) like all (select regen_fold(w) from unnest(${parameter}::text[]) w)`;

function listStatement(isOldestFirst: boolean, isSearch: boolean): { name: string; text: string } {
  const way = isOldestFirst ? 'asc' : 'desc';
  return {
    name: `order-list-${way}${isSearch ? '-search' : ''}`,
    text: `select o.id, o.number, o.state, ${lastPaymentStatus('y.order_id = o.id')} as "lastAttempt", o.placed_at as "placedAt",
        o.paid_at as "paidAt", o.total_cents as total, o.item_count as "itemCount",
        (select coalesce(json_agg(json_build_object('sku', i.sku, 'shortName', i.short_name, 'quantity', i.quantity,
           'front', p.images -> 0) order by i.line), '[]')
         from order_items i left join products p on p.sku = i.sku where i.order_id = o.id and not i.is_free) as items
      from (select * from orders
            where user_id = $1 and ($2::timestamptz is null or (placed_at >= $2 and placed_at < $3))
              ${isSearch ? `and ${matches('$6')}` : ''}
            order by placed_at ${way}, id limit $4 offset $5) o
      order by o.placed_at ${way}, o.id`,
  };
}

/** Every year that has orders, with how many of them are found. */
function yearsStatement(isSearch: boolean): { name: string; text: string } {
  return {
    name: isSearch ? 'order-years-search' : 'order-years',
    text: `select extract(year from placed_at at time zone 'UTC')::int as year,
        count(*)${isSearch ? ` filter (where ${matches('$2')})` : ''}::int as count
      from orders where user_id = $1 group by 1 order by 1 desc`,
  };
}

/** A page of a person's orders, and how many there are in each year (UTC). */
export async function listOrders(
  db: Queryable,
  query: OrderQuery,
): Promise<{ orders: OrderSummaryRow[]; years: { year: number; count: number }[] }> {
  const { userId, page, perPage, year, search } = query;
  const more = search === null ? [] : [search];
  const from = year === null ? null : new Date(Date.UTC(year, 0, 1));
  const to = year === null ? null : new Date(Date.UTC(year + 1, 0, 1));
  const years = await db.query<{ year: number; count: number }>(yearsStatement(search !== null), [userId, ...more]);
  const values = [userId, from, to, perPage, (page - 1) * perPage, ...more];
  const orders = await db.query<OrderSummaryRow>(listStatement(query.isOldestFirst, search !== null), values);
  return { orders: orders.rows, years: years.rows };
}
