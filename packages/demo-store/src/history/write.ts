import type { Tx } from '../host.ts';
import { pick } from '../large/random.ts';
import type { HistoryOrder } from './history-order.ts';
import { refundRows, WRITE_REFUND_LINES, WRITE_REFUNDS } from './refund-rows.ts';

const WRITE_ORDERS = `insert into orders (id, number, user_id, account_id, site, state, email, phone, subtotal_cents,
    discount_cents, rewards_discount_cents, shipping_cents, shipping_discount_cents, tax_cents, tax_name, tax_rate_millionths, total_cents,
    discounts, points_spent, points_earned, item_count, shipping_address, billing_address, shipping_method_id, shipping_method_name, tracking_number,
    tracking_carrier, tracking_told_at, has_stock, placed_at, paid_at, shipped_at, delivered_at, canceled_at, updated_at)
  select id, 'R-' || nextval('order_numbers'), user_id, account_id, site, state, email, phone, subtotal, discount,
    rewards, shipping, shipping_discount, tax, tax_name, tax_rate, total, discounts, points_spent, points_earned, items, address, address,
    method_id, method_name, tracking_number, tracking_carrier, shipped, has_stock, placed, paid, shipped, delivered, canceled, updated
  from jsonb_to_recordset($1::jsonb) as o(id text, user_id text, account_id text, site text, state text, email text,
    phone text, subtotal int, discount int, rewards int, shipping int, shipping_discount int, tax int, tax_name text, tax_rate int,
    total int, discounts jsonb,
    points_spent int, points_earned int, items int, address jsonb, method_id text, method_name text, tracking_number text,
    tracking_carrier text, has_stock boolean, placed timestamptz, paid timestamptz, shipped timestamptz, delivered timestamptz, canceled timestamptz,
    updated timestamptz)`;

const WRITE_ITEMS = `insert into order_items (order_id, line, sku, name, short_name, sku_type, size, quantity, unit_price_cents,
    list_price_cents, discount_cents, line_total_cents, tax_cents, discount_type, discount_id)
  select * from jsonb_to_recordset($1::jsonb) as i(order_id text, line int, sku text, name text, short_name text, sku_type text,
    size text, quantity int, unit int, list int, discount int, total int, tax int, discount_type text, discount_id text)`;

const WRITE_EVENTS = `insert into order_events (order_id, state, note, actor, created_at)
  select order_id, state, note, 'seed', at from jsonb_to_recordset($1::jsonb) as e(order_id text, state text, note text, at timestamptz)`;

const WRITE_PAYMENTS = `insert into payments (id, order_id, provider, provider_ref, method, status, amount_cents, card_brand, card_last4,
    failure_code, failure_message, created_at, updated_at)
  select id, order_id, 'test', ref, 'card', status, amount, brand, last4, failure_code, failure_message, at, at
  from jsonb_to_recordset($1::jsonb) as p(id text, order_id text, ref text, status text, amount int, brand text, last4 text,
    failure_code text, failure_message text, at timestamptz)`;

const WRITE_POINTS = `insert into points_ledger (id, user_id, account_id, order_id, refund_id, kind, points, note, created_at)
  select id, user_id, account_id, order_id, refund_id, kind, points, note, at
  from jsonb_to_recordset($1::jsonb) as l(id text, user_id text, account_id text, order_id text, refund_id text, kind text, points int, note text, at timestamptz)`;

const CARDS = [
  { brand: 'visa', last4: '4242' },
  { brand: 'mastercard', last4: '4444' },
  { brand: 'amex', last4: '0005' },
];

const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

function orderRow(order: HistoryOrder & { orderId: string }) {
  const { buyer, fate, priced } = order;
  const { totals, method, tax } = priced;
  return {
    id: order.orderId,
    user_id: buyer.userId,
    account_id: buyer.accountId,
    site: buyer.channel,
    state: fate.state,
    email: buyer.email,
    phone: buyer.address.phone ?? null,
    subtotal: totals.subtotal,
    discount: totals.discount,
    rewards: totals.rewards,
    shipping: totals.shipping,
    shipping_discount: totals.shippingDiscount,
    tax: totals.taxes,
    tax_name: tax?.name ?? null,
    tax_rate: tax?.rate ?? null,
    total: totals.total,
    discounts: totals.automatic.map(({ id, label, amount }) => ({ id, type: 'automatic', label, amountCents: amount })),
    points_spent: totals.pointsSpent,
    points_earned: totals.pointsEarned,
    items: totals.itemCount,
    address: buyer.address,
    method_id: method.id,
    method_name: method.name,
    tracking_number: fate.tracking?.number ?? null,
    tracking_carrier: fate.tracking?.carrier ?? null,
    // Canceled or declined orders hold no stock.
    has_stock: fate.reached.paid !== undefined,
    placed: iso(order.at),
    paid: iso(fate.reached.paid),
    shipped: iso(fate.reached.shipped),
    delivered: iso(fate.reached.delivered),
    canceled: iso(fate.reached.canceled),
    updated: iso(fate.events.at(-1)?.at ?? order.at),
  };
}

function itemRows({ orderId, priced }: HistoryOrder & { orderId: string }) {
  return priced.lines.map(({ product, quantity, block }, index) => {
    const line = priced.totals.lines[index];
    return {
      order_id: orderId,
      line: index + 1,
      sku: product.sku,
      name: product.name,
      short_name: product.shortName,
      sku_type: product.skuType,
      size: product.size,
      quantity,
      unit: block.yourPrice,
      list: block.listPrice,
      discount: line?.discount ?? 0,
      total: line?.net ?? 0,
      tax: line?.tax ?? 0,
      discount_type: line?.discountType ?? null,
      discount_id: line?.discountId ?? null,
    };
  });
}

function paymentRow({ orderId, at, fate, priced, id, random }: HistoryOrder & { orderId: string }) {
  const key = id('payment');
  const isPaid = fate.reached.paid !== undefined;
  return {
    id: key,
    order_id: orderId,
    ref: isPaid ? `seed_${key}` : null,
    status: fate.state === 'refunded' ? 'refunded' : isPaid ? 'succeeded' : 'failed',
    amount: priced.totals.total,
    ...pick(random, CARDS),
    failure_code: isPaid ? null : 'card_declined',
    failure_message: isPaid ? null : 'Your card was declined. Try another card.',
    at: iso(at),
  };
}

function pointRows({ orderId, refundId, at, buyer, fate, priced, id }: NamedOrder) {
  const { pointsSpent, pointsEarned } = priced.totals;
  if (buyer.userId === null) return [];
  const base = { user_id: buyer.userId, account_id: buyer.accountId, order_id: orderId };
  const rows = [];
  const isUndone = fate.state === 'canceled' || fate.state === 'refunded';
  if (pointsSpent > 0) {
    rows.push({
      ...base,
      id: id('pointsEntry'),
      kind: 'spend',
      points: -pointsSpent,
      note: 'Spent on an order',
      at: iso(at),
    });
  }
  if (isUndone && pointsSpent > 0) {
    const isRefunded = fate.state === 'refunded';
    const note = isRefunded ? 'Returned: the order was refunded' : 'Returned: the order was canceled';
    rows.push({
      ...base,
      ...(isRefunded && { order_id: null, refund_id: refundId }),
      id: id('pointsEntry'),
      kind: 'refund',
      points: pointsSpent,
      note,
      at: iso(fate.events.at(-1)?.at),
    });
  }
  if (!isUndone && pointsEarned > 0 && fate.reached.paid !== undefined) {
    rows.push({
      ...base,
      id: id('pointsEntry'),
      kind: 'earn',
      points: pointsEarned,
      note: 'Earned with an order',
      at: iso(fate.reached.paid),
    });
  }
  return rows;
}

type NamedOrder = HistoryOrder & { orderId: string; refundId: string };

/** Writes orders that are already over, oldest first: their numbers go up with time. */
export async function writeHistory(tx: Tx, orders: readonly HistoryOrder[]): Promise<void> {
  const named = orders.map((order) => {
    const orderId = order.id('order');
    return { ...order, orderId, refundId: orderId.replace('ord_', 'rfd_') };
  });
  await tx.query(WRITE_ORDERS, [JSON.stringify(named.map(orderRow))]);
  await tx.query(WRITE_ITEMS, [JSON.stringify(named.flatMap(itemRows))]);
  await tx.query(WRITE_EVENTS, [
    JSON.stringify(
      named.flatMap(({ orderId, fate }) =>
        fate.events.map(({ state, at, note }) => ({ order_id: orderId, state, note, at: iso(at) })),
      ),
    ),
  ]);
  const paid = named.filter(({ priced }) => priced.totals.total > 0);
  const payments = paid.map(paymentRow);
  await tx.query(WRITE_PAYMENTS, [JSON.stringify(payments)]);
  const paymentOf = new Map(payments.map((payment) => [payment.order_id, payment.id]));
  const refunds = named
    .filter(({ fate }) => fate.state === 'refunded')
    .map((order) => refundRows(order, paymentOf.get(order.orderId) ?? null));
  await tx.query(WRITE_REFUNDS, [JSON.stringify(refunds.map(({ refund }) => refund))]);
  await tx.query(WRITE_REFUND_LINES, [JSON.stringify(refunds.flatMap(({ lines }) => lines))]);
  await tx.query(WRITE_POINTS, [JSON.stringify(named.flatMap(pointRows))]);
}
