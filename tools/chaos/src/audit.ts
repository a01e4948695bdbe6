import type pg from 'pg';
import type { Ledger } from './ledger.ts';

/** Pieces on hand by SKU. */
export type Shelf = ReadonlyMap<string, number>;

export async function readShelf(client: pg.Client): Promise<Shelf> {
  const { rows } = await client.query<{ sku: string; left: number }>('select sku, on_hand as left from stock');
  return new Map(rows.map(({ sku, left }) => [sku, left]));
}

/** Public products with plenty of stock and no automatic discount, so that no honest buyer is refused. */
export async function plentifulSkus(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ sku: string }>(
    `select p.sku from products p join stock s on s.sku = p.sku
     where visible_web and visible_pro and on_hand > 100 and limit_per_order >= 10 and not 'masks' = any(categories)
     order by p.sku`,
  );
  return rows.map(({ sku }) => sku);
}

interface KeptOrder {
  id: string;
  email: string;
  state: string;
  total: number;
  /** Payments that have succeeded here, and charges that the provider has made. */
  payments: number;
  charges: number;
  charged: number;
  confirmations: number;
}

async function readOrders(client: pg.Client): Promise<KeptOrder[]> {
  const { rows } = await client.query<KeptOrder>(
    `select id, email, state, total_cents as total,
       (select count(*)::int from payments p where p.order_id = o.id and p.status = 'succeeded') as payments,
       (select count(*)::int from test_payments t where t.order_id = o.id and t.status = 'succeeded') as charges,
       (select coalesce(sum(amount_cents), 0)::int from test_payments t where t.order_id = o.id and t.status = 'succeeded') as charged,
       (select count(*)::int from mail_outbox m where m.dedupe_key = 'order-confirmation:' || o.id) as confirmations
     from orders o where email like '%@chaos.example'`,
  );
  return rows;
}

function orderFaults(order: KeptOrder): string[] {
  const { id, state, total, payments, charges, charged, confirmations } = order;
  const isPaid = state === 'paid' ? 1 : 0;
  const faults: string[] = [];
  if (payments !== isPaid || charges !== isPaid)
    faults.push(`${id} is ${state}, with ${payments} payments and ${charges} charges`);
  if (charged !== isPaid * total) faults.push(`${id} costs ${total} cents, and ${charged} were charged`);
  if (confirmations !== isPaid) faults.push(`${id} is ${state}, with ${confirmations} confirmations`);
  return faults;
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
    ...kept.flatMap(orderFaults),
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

/** Every piece is on hand or in an order. An order that nobody has paid yet may hold its pieces or not. */
async function findStockFaults(client: pg.Client, before: Shelf): Promise<string[]> {
  const now = await readShelf(client);
  const { rows } = await client.query<{ sku: string; sold: number; open: number }>(
    `select i.sku, sum(quantity) filter (where o.state = 'paid')::int as sold,
       sum(quantity) filter (where o.state = 'placed')::int as open
     from order_items i join orders o on o.id = i.order_id where o.email like '%@chaos.example' group by 1`,
  );
  const ordered = new Map(rows.map((row) => [row.sku, row]));
  return [...before].flatMap(([sku, had]) => {
    const gone = had - (now.get(sku) ?? 0);
    const sold = ordered.get(sku)?.sold ?? 0;
    const open = ordered.get(sku)?.open ?? 0;
    return gone >= sold && gone <= sold + open ? [] : [`of ${sku} ${gone} are gone, and ${sold} were sold`];
  });
}

/** Everything that was lost or doubled, a sentence each. */
export async function audit(client: pg.Client, ledger: Ledger, before: Shelf): Promise<string[]> {
  return [
    ...ledger.refusals.map((refusal) => `refused: ${refusal}`),
    ...(await findOrderFaults(client, ledger)),
    ...(await findRegistrationFaults(client, ledger)),
    ...(await findCartFaults(client, ledger)),
    ...(await findStockFaults(client, before)),
  ];
}
