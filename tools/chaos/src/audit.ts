import type pg from 'pg';
import { violationsOf } from '../../server/invariants.ts';
import type { Ledger } from './ledger.ts';

/** The state before anyone bought. */
export interface Stand {
  /** Stock on hand by SKU. */
  shelf: ReadonlyMap<string, number>;
  /** Coupon uses without an order, by code. */
  unexplained: ReadonlyMap<string, number>;
}

async function readPairs(client: pg.Client, statement: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ name: string; count: number }>(statement);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

export async function readStand(client: pg.Client): Promise<Stand> {
  return {
    shelf: await readPairs(client, 'select sku as name, on_hand as count from stock'),
    unexplained: await readPairs(
      client,
      `select code as name, (redemptions
         - (select count(*) from coupon_redemptions r where r.code = c.code)
         - (select count(*) from orders o where o.coupon_code = c.code and o.state = 'placed' and o.has_stock))::int as count
       from coupons c`,
    ),
  };
}

/** Enough that a long run does not sell out. */
export async function stockUp(client: pg.Client, skus: readonly string[]): Promise<void> {
  await client.query('update stock set on_hand = on_hand + 1000000 where sku = any($1)', [skus]);
}

interface KeptOrder {
  id: string;
  email: string;
  state: string;
  total: number;
  confirmations: number;
}

async function readOrders(client: pg.Client): Promise<KeptOrder[]> {
  const { rows } = await client.query<KeptOrder>(
    `select id, email, state, total_cents as total,
       (select count(*)::int from mail_outbox m where m.dedupe_key = 'order-confirmation:' || o.id) as confirmations
     from orders o where email like '%@chaos.example'`,
  );
  return rows;
}

async function findOrderFaults(client: pg.Client, { orders, vanished }: Ledger): Promise<string[]> {
  const kept = await readOrders(client);
  const byId = new Map(kept.map((order) => [order.id, order]));
  const lost = orders.flatMap(({ id, total }) => {
    const order = byId.get(id);
    if (order?.state === 'paid' && order.total === total) return [];
    return [
      `${id} was acknowledged over ${total} cents, and is ${order ? `${order.state} over ${order.total}` : 'gone'}`,
    ];
  });
  const buyers = new Map(orders.map(({ email, id }) => [email, id]));
  const doubled = kept.filter(({ email, id }) => !vanished.has(email) && buyers.get(email) !== id);
  return [
    ...lost,
    ...doubled.map(
      ({ id, email }) => `${id} of ${email} was never acknowledged, although the buyer asked until it was`,
    ),
    ...kept
      .filter(({ state, confirmations }) => confirmations !== (state === 'paid' ? 1 : 0))
      .map(({ id, state, confirmations }) => `${id} is ${state}, with ${confirmations} confirmations`),
  ];
}

async function findRegistrationFaults(client: pg.Client, { registrations }: Ledger): Promise<string[]> {
  const { rows } = await client.query<{ email: string; ids: string[] }>(
    `select lower(email) as email, array_agg(id) as ids from users where email like '%@chaos.example' group by 1`,
  );
  const kept = new Map(rows.map(({ email, ids }) => [email, ids]));
  return [...registrations].flatMap(([email, { userId }]) => {
    const ids = kept.get(email) ?? [];
    return ids.length === 1 && ids[0] === userId
      ? []
      : [`${email} is ${userId}, and kept are ${ids.join(', ') || 'none'}`];
  });
}

async function findCartFaults(client: pg.Client, { carts }: Ledger): Promise<string[]> {
  const { rows } = await client.query<{ userId: string; lines: string }>(
    `select c.user_id as "userId", coalesce(string_agg(i.sku || ' ' || i.quantity, ', ' order by i.sku), '') as lines
     from carts c left join cart_items i on i.cart_id = c.id where c.user_id = any($1) group by 1`,
    [[...carts.keys()]],
  );
  const kept = new Map(rows.map(({ userId, lines }) => [userId, lines]));
  return [...carts].flatMap(([userId, lines]) => {
    const acknowledged = lines
      .toSorted((one, two) => (one.sku < two.sku ? -1 : 1))
      .map(({ sku, quantity }) => `${sku} ${quantity}`)
      .join(', ');
    return kept.get(userId) === acknowledged
      ? []
      : [`the cart of ${userId} holds ${kept.get(userId) ?? 'nothing'} instead of ${acknowledged}`];
  });
}

/** Every unit is on hand or in an order. An unpaid order may hold its stock or not. */
function findStockFaults(
  before: Stand,
  now: Stand,
  ordered: ReadonlyMap<string, { sold: number; open: number }>,
): string[] {
  return [...before.shelf].flatMap(([sku, had]) => {
    const gone = had - (now.shelf.get(sku) ?? 0);
    const { sold, open } = ordered.get(sku) ?? { sold: 0, open: 0 };
    return gone >= sold && gone <= sold + open ? [] : [`of ${sku} ${gone} are gone, and ${sold} were sold`];
  });
}

async function readOrdered(client: pg.Client): Promise<ReadonlyMap<string, { sold: number; open: number }>> {
  const { rows } = await client.query<{ sku: string; sold: number; open: number }>(
    `select i.sku, coalesce(sum(quantity) filter (where o.state = 'paid'), 0)::int as sold,
       coalesce(sum(quantity) filter (where o.state = 'placed'), 0)::int as open
     from order_items i join orders o on o.id = i.order_id where o.email like '%@chaos.example' group by 1`,
  );
  return new Map(rows.map(({ sku, sold, open }) => [sku, { sold, open }]));
}

async function findShelfFaults(client: pg.Client, before: Stand): Promise<string[]> {
  const now = await readStand(client);
  const coupons = [...before.unexplained].flatMap(([code, count]) => {
    const more = (now.unexplained.get(code) ?? 0) - count;
    return more === 0 ? [] : [`${code} was counted ${more} times too often`];
  });
  return [...findStockFaults(before, now, await readOrdered(client)), ...coupons];
}

/** Violations of the server's own rules, including that each order was paid once. */
async function findBrokenRules(client: pg.Client): Promise<string[]> {
  const found = await violationsOf(client);
  return found.map(({ rule, count, examples }) => `broken ${count} times: ${rule} ${examples.join('; ')}`);
}

/** Everything that was lost or duplicated, one sentence each. */
export async function audit(client: pg.Client, ledger: Ledger, before: Stand): Promise<string[]> {
  return [
    ...ledger.refusals.map((refusal) => `refused: ${refusal}`),
    ...[...ledger.failures].map(([failure, count]) => `${failure}, ${count} times`),
    ...(await findOrderFaults(client, ledger)),
    ...(await findRegistrationFaults(client, ledger)),
    ...(await findCartFaults(client, ledger)),
    ...(await findShelfFaults(client, before)),
    ...(await findBrokenRules(client)),
  ];
}
