import { DEFAULT_POINTS_POLICY, earnedPoints } from '@regen/domain';
import type { OrderState } from '@regen/domain';
import type { Tx } from '../../db/database.ts';
import { insertRows } from './insert-rows.ts';
import { accounts, shopId, users } from './people.ts';
import { PRODUCTS } from './products.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

interface Past {
  /** Key of the buyer; null for a visitor. */
  by: number | null;
  daysAgo: number;
  state: Extract<OrderState, 'delivered' | 'canceled' | 'refunded'>;
  /** SKUs and quantities. */
  lines: Readonly<Record<string, number>>;
}

const { cleanser, serum, cream, nightCream, sunscreen, b2bOnly } = PRODUCTS;

/** Past orders. None is on its way, so that a test knows of all that are. */
const past: readonly Past[] = [
  { by: 3, daysAgo: 110, state: 'delivered', lines: { [serum]: 6, [b2bOnly]: 2 } },
  { by: 1, daysAgo: 100, state: 'delivered', lines: { [cleanser]: 8, [b2bOnly]: 1 } },
  { by: 6, daysAgo: 90, state: 'delivered', lines: { [cleanser]: 1, [cream]: 1 } },
  { by: 2, daysAgo: 80, state: 'delivered', lines: { [sunscreen]: 10 } },
  { by: 10, daysAgo: 70, state: 'delivered', lines: { [b2bOnly]: 3 } },
  { by: 7, daysAgo: 60, state: 'delivered', lines: { [nightCream]: 2 } },
  { by: 1, daysAgo: 50, state: 'delivered', lines: { [serum]: 4, [nightCream]: 4 } },
  { by: 1, daysAgo: 40, state: 'canceled', lines: { [serum]: 1 } },
  { by: null, daysAgo: 35, state: 'refunded', lines: { [cream]: 1 } },
  { by: 6, daysAgo: 30, state: 'delivered', lines: { [serum]: 1 } },
  { by: null, daysAgo: 25, state: 'delivered', lines: { [cleanser]: 2 } },
  { by: 6, daysAgo: 20, state: 'canceled', lines: { [nightCream]: 1 } },
  { by: 2, daysAgo: 15, state: 'delivered', lines: { [cleanser]: 6, [cream]: 6 } },
];

const VISITOR = {
  id: null,
  accountId: null,
  email: 'visitor@guests.example',
  site: 'web',
  tier: null,
  name: ['Vic', 'Torres'],
  address: ['Home', '1 Side Street', 'Denver', 'CO', '80202', 'US'],
} as const;

function buyerOf(key: number | null) {
  const user = users.find((one) => one.key === key);
  const account = accounts.find((one) => one.key === user?.account);
  const [address] = user?.addresses ?? [];
  if (!user || !account || !address) return VISITOR;
  const { email, name } = user;
  const ids = { id: shopId('usr', user.key), accountId: shopId('acc', account.key) };
  return { ...ids, email, name, address, site: account.site, tier: account.tier ?? null };
}

interface Priced {
  sku: string;
  name: string;
  short_name: string;
  sku_type: string;
  size: string;
  cents: Readonly<Record<string, number>>;
}

async function readPrices(tx: Tx): Promise<ReadonlyMap<string, Priced>> {
  const { rows } = await tx.query<Priced>(
    `select sku, name, short_name, sku_type, size, jsonb_build_object('retail', retail_price_cents, 'school', school_price_cents,
       'tier1', pro_tier1_price_cents, 'tier2', pro_tier2_price_cents, 'tier3', pro_tier3_price_cents) as cents
     from products where sku = any($1)`,
    [[...new Set(past.flatMap(({ lines }) => Object.keys(lines)))]],
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

/** High, so that a test can number its own from one. */
const numbered = (prefix: string, place: number): string => `${prefix}_${String(7_000_001 + place).padStart(26, '0')}`;

function rowsOf({ by, daysAgo, state, lines }: Past, place: number, prices: ReadonlyMap<string, Priced>, now: number) {
  const buyer = buyerOf(by);
  const priceList = buyer.site === 'b2b' ? `tier${buyer.tier}` : buyer.site === 'school' ? 'school' : 'retail';
  const orderId = numbered('ord', place);
  const items = Object.entries(lines).map(([sku, quantity], index) => {
    const product = prices.get(sku);
    const cents = product?.cents[priceList];
    if (!product || cents === undefined) throw new Error(`${sku} has no price for ${priceList}.`);
    const { name, short_name, sku_type, size } = product;
    const money = { unit_price_cents: cents, list_price_cents: cents, line_total_cents: cents * quantity };
    return { order_id: orderId, line: index + 1, sku, name, short_name, sku_type, size, quantity, ...money };
  });
  const total = items.reduce((sum, item) => sum + item.line_total_cents, 0);
  const isPaid = state !== 'canceled';
  const earned = buyer.site === 'b2b' && isPaid ? earnedPoints(total, DEFAULT_POINTS_POLICY) : 0;
  const at = (hours: number): string => new Date(now - daysAgo * DAY + hours * HOUR).toISOString();
  // In hours after the order.
  const reached: Partial<Record<OrderState, number>> = isPaid
    ? { placed: 0, paid: 1, packed: 10, shipped: 24, delivered: 96, ...(state === 'refunded' && { refunded: 200 }) }
    : { placed: 0, canceled: 1 };
  const when = (step: OrderState): string | null => (reached[step] === undefined ? null : at(reached[step]));
  const [, line1, city, region, postalCode, countryCode] = buyer.address;
  const [firstName, lastName] = buyer.name;
  const address = {
    firstName,
    lastName,
    company: null,
    line1,
    line2: null,
    city,
    region,
    postalCode,
    countryCode,
    phone: null,
  };
  const order = {
    id: orderId,
    user_id: buyer.id,
    account_id: buyer.accountId,
    site: buyer.site,
    state,
    email: buyer.email,
    subtotal_cents: total,
    shipping_cents: 0,
    tax_cents: 0,
    total_cents: total,
    points_earned: earned,
    item_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    shipping_address: address,
    billing_address: address,
    shipping_method_id: 'ground',
    shipping_method_name: 'Ground',
    tracking_carrier: isPaid ? 'UPS' : null,
    tracking_number: isPaid ? `1Z99999903${String(place).padStart(8, '0')}` : null,
    tracking_told_at: when('shipped'),
    has_stock: isPaid,
    placed_at: at(0),
    paid_at: when('paid'),
    shipped_at: when('shipped'),
    delivered_at: when('delivered'),
    canceled_at: when('canceled'),
    updated_at: at(Math.max(...Object.values(reached))),
  };
  const payment = {
    id: numbered('pay', place),
    order_id: orderId,
    provider: 'test',
    // As after a fill: the provider itself has no charge.
    provider_ref: isPaid ? `seed_${place}` : null,
    method: 'card',
    status: { delivered: 'succeeded', refunded: 'refunded', canceled: 'failed' }[state],
    amount_cents: total,
    card_brand: 'visa',
    card_last4: '4242',
    failure_code: isPaid ? null : 'card_declined',
    failure_message: isPaid ? null : 'Your card was declined. Try another card.',
    created_at: at(0),
    updated_at: at(0),
  };
  const events = Object.entries(reached).map(([step, hours]) => ({
    order_id: orderId,
    state: step,
    actor: 'past',
    created_at: at(hours),
  }));
  const points = {
    id: numbered('pts', place),
    user_id: buyer.id,
    account_id: buyer.accountId,
    order_id: orderId,
    kind: 'earn',
    points: earned,
    note: 'Earned with an order',
    created_at: at(1),
  };
  const refundedAt = when('refunded');
  const refundId = numbered('rfd', place);
  const refund = {
    id: refundId,
    order_id: orderId,
    payment_id: payment.id,
    amount_cents: total,
    has_shipping: true,
    sent_at: refundedAt,
    tried_at: refundedAt,
    created_at: refundedAt,
  };
  const refundLines = items.map(({ line, quantity, line_total_cents: amount }) => ({
    refund_id: refundId,
    line,
    quantity,
    amount_cents: amount,
    is_restocked: false,
  }));
  const refunds = refundedAt === null ? [] : [{ refund, lines: refundLines }];
  return { order, items, payment, events, points: earned > 0 ? [points] : [], refunds };
}

/** Orders that are over, oldest first: their numbers go up with time. After people and catalog. */
export async function writeHistory(tx: Tx): Promise<void> {
  await insertRows(tx, 'settings', [{ key: 'points', value: DEFAULT_POINTS_POLICY }]);
  const prices = await readPrices(tx);
  const now = Date.now();
  const all = past.map((order, place) => rowsOf(order, place, prices, now));
  const { rows: numbers } = await tx.query<{ number: string }>(
    `select 'R-' || nextval('order_numbers') as number from generate_series(1, $1)`,
    [all.length],
  );
  const orders = all.map(({ order }, place) => ({ ...order, number: numbers[place]?.number }));
  await insertRows(tx, 'orders', orders);
  await insertRows(
    tx,
    'order_items',
    all.flatMap(({ items }) => items),
  );
  await insertRows(
    tx,
    'order_events',
    all.flatMap(({ events }) => events),
  );
  await insertRows(
    tx,
    'payments',
    all.map(({ payment }) => payment),
  );
  const refunds = all.flatMap((one) => one.refunds);
  await insertRows(
    tx,
    'refunds',
    refunds.map(({ refund }) => refund),
  );
  await insertRows(
    tx,
    'refund_lines',
    refunds.flatMap(({ lines }) => lines),
  );
  await insertRows(
    tx,
    'points_ledger',
    all.flatMap(({ points }) => points),
  );
  // Nobody gets an email about the past.
  await tx.query(
    `insert into review_requests (order_id, asked_at)
     select id, delivered_at + interval '10 days' from orders where state = 'delivered'`,
  );
}
