import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { httpCaller } from '../../testing/http-caller.ts';
import { newDataFolder, startServerProcess } from '../../testing/server-process.ts';
import type { ServerProcess } from '../../testing/server-process.ts';
import { Shopper, plentifulSkus } from '../../testing/shopping.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';

const ORDERS = 200;
const AT_ONCE = 10;
const KILLED_AFTER = 60;

let database: TestDatabase;
let current: ServerProcess | undefined;
const folder = newDataFolder();

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(async () => {
  current?.child.kill('SIGTERM');
  await current?.ended;
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A server process on the database of this test, and where it listens. */
async function start(): Promise<{ server: ServerProcess; url: string }> {
  const server = startServerProcess({
    DATABASE_URL: database.url,
    DATA_FOLDER: folder,
    RATE_LIMIT_FACTOR: '1000',
  });
  current = server;
  return { server, url: await server.listening };
}

async function each<T>(all: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = all.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Pieces on hand, and pieces that are in orders, of each product. */
async function shelf(): Promise<Map<string, { onHand: number; ordered: number }>> {
  const { rows } = await database.db.query<{ sku: string; onHand: number; ordered: number }>(
    `select s.sku, s.on_hand as "onHand",
       coalesce((select sum(quantity) from order_items i where i.sku = s.sku), 0)::int as ordered
     from stock s`,
  );
  return new Map(rows.map(({ sku, onHand, ordered }) => [sku, { onHand, ordered }]));
}

interface Buyer {
  shopper: Shopper;
  key: string;
  body: Record<string, unknown>;
}

it(`kill -9 during ${ORDERS} orders loses and doubles nothing`, async () => {
  const first = await start();
  let { url } = first;
  const store = httpCaller(() => url);
  const skus = await plentifulSkus(database, 8);
  const before = await shelf();
  const buyers: Buyer[] = [];
  await each([...Array(ORDERS).keys()], async (index) => {
    const shopper = new Shopper(store);
    const [one, two] = [skus[index % 8], skus[(index + 3) % 8]];
    await shopper.put({
      items: [
        { sku: one, quantity: 1 + (index % 3) },
        { sku: two, quantity: 1 },
      ],
    });
    buyers.push({ shopper, key: randomUUID(), body: await shopper.checkout() });
  });

  /** The id of the order by its idempotency key, for each order that the first process has acknowledged. */
  const acknowledged = new Map<string, string>();
  await each(buyers, async ({ shopper, key, body }) => {
    const answer = await shopper.order(body, key).catch(() => null);
    if (answer === null) return;
    expect(answer.status).toBe(201);
    acknowledged.set(key, answer.body.id);
    if (acknowledged.size === KILLED_AFTER) first.server.child.kill('SIGKILL');
  });
  expect(await first.server.ended).toBe('SIGKILL');
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect(acknowledged.size).toBeLessThan(ORDERS);

  ({ url } = await start());
  const orders = new Map(acknowledged);
  await each(buyers, async ({ shopper, key, body }) => {
    const answer = await shopper.order(body, key);
    expect(answer.status).toBe(201);
    expect(answer.body.state).toBe('paid');
    expect(answer.body.id).toBe(acknowledged.get(key) ?? answer.body.id);
    orders.set(key, answer.body.id);
  });
  expect(new Set(orders.values()).size).toBe(ORDERS);

  const { rows } = await database.db.query<{ browserId: string; ids: string[]; states: string[]; charges: number }>(
    `select browser_id as "browserId", array_agg(id) as ids, array_agg(state) as states,
       (select count(*)::int from payments p where p.order_id = any(array_agg(o.id)) and p.status = 'succeeded') as charges
     from orders o where browser_id = any($1) group by browser_id`,
    [buyers.map(({ shopper }) => shopper.browserId)],
  );
  const kept = new Map(rows.map(({ browserId, ...rest }) => [browserId, rest]));
  for (const { shopper, key } of buyers) {
    expect(kept.get(shopper.browserId)).toEqual({ ids: [orders.get(key)], states: ['paid'], charges: 1 });
  }
  const { rows: sums } = await database.db.query(
    `select (select count(*)::int from orders where id = any($1)) as orders,
       (select count(*)::int from payments where order_id = any($1)) as payments,
       (select count(*)::int from test_payments where order_id = any($1)) as charges,
       (select count(*)::int from mail_outbox where dedupe_key like 'order-confirmation:%'
          and substring(dedupe_key from 20) = any($1)) as letters`,
    [[...orders.values()]],
  );
  expect(sums).toEqual([{ orders: ORDERS, payments: ORDERS, charges: ORDERS, letters: ORDERS }]);

  const after = await shelf();
  const moved = (sku: string) => ({
    left: (before.get(sku)?.onHand ?? 0) - (after.get(sku)?.onHand ?? 0),
    ordered: (after.get(sku)?.ordered ?? 0) - (before.get(sku)?.ordered ?? 0),
  });
  const pieces = [...after.keys()].map(moved);
  for (const { left, ordered } of pieces) expect(left).toBe(ordered);
  const wanted = Array.from({ length: ORDERS }, (_, index) => 2 + (index % 3)).reduce((sum, count) => sum + count, 0);
  expect(pieces.reduce((sum, { ordered }) => sum + ordered, 0)).toBe(wanted);
}, 60_000);
