import type { StaffOrderPage } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database, Queryable } from '../../db/database.ts';
import { openDesk } from '../../testing/desk.ts';
import type { Desk } from '../../testing/desk.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const ORDERS = 100_000;

type Sent = Parameters<Queryable['query']>;

let server: TestServer;
let desk: Desk;
let sent: Sent[] = [];

const watch = (db: Database): Database => ({
  ...db,
  query: (...statement) => {
    sent.push(statement);
    return db.query(...statement);
  },
});

/** Three years of orders, as a shop has them: nearly all delivered, and few waiting. */
const FILL = `insert into orders (id, number, site, state, email, subtotal_cents, shipping_cents, tax_cents, total_cents, item_count,
    shipping_address, billing_address, shipping_method_id, shipping_method_name, tracking_number, placed_at)
  select 'ord_list' || n, 'R-' || 700000 + n, (array['web', 'web', 'retail', 'b2b'])[1 + n % 4],
    case when n % 1000 = 0 then 'paid' when n % 1001 = 0 then 'packed' when n % 50 = 0 then 'canceled' else 'delivered' end,
    md5(n::text) || '@guests.example', 1000, 0, 0, 1000, 1, address, address, 'ground', 'Ground', '1Z' || upper(md5(n::text)),
    now() - n * interval '15 minutes'
  from generate_series(1, ${ORDERS}) n,
    lateral (select jsonb_build_object('firstName', 'Bo', 'lastName', initcap(md5('last' || n % 20000)), 'line1', '1 Elm Street', 'city', 'Denver',
      'region', 'CO', 'postalCode', '80202', 'countryCode', 'US') as address) a`;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { watch });
  await server.db.query(FILL);
  await server.db.query('vacuum analyze orders');
  desk = await openDesk(server);
}, 120_000);
afterAll(() => server?.close());

async function plansOf(query: string): Promise<{ plans: string; page: StaffOrderPage }> {
  sent = [];
  const { status, body } = await desk.list(query);
  expect(status).toBe(200);
  const statements = sent.filter(([statement]) => JSON.stringify(statement).includes(' from orders'));
  expect(statements.length).toBeGreaterThanOrEqual(2);
  const plans: string[] = [];
  for (const [statement, values] of statements) {
    const text = typeof statement === 'string' ? statement : statement.text;
    const { rows } = await server.db.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    plans.push(...rows.map((row) => row['QUERY PLAN']));
  }
  return { plans: plans.join('\n'), page: body };
}

it.each([
  '',
  '&page=100',
  '&state=paid',
  '&state=packed',
  '&state=delivered',
  '&state=refunded',
  '&site=b2b',
  '&site=school',
  '&site=b2b&state=canceled',
  '&site=school&state=delivered',
  '&from=2020-01-01&to=2020-12-31',
  '&state=delivered&from=2020-01-01',
  '&search=R-7001',
  '&search=7001',
  '&search=a3',
  '&search=a3f5@',
  '&search=bo%20a3',
  '&search=1Z0CC175B9C0F1B6A831C399E269772661',
  '&search=nothing-like-it',
])('a list of 100,000 orders %s is read through its indexes', async (query) => {
  const { plans } = await plansOf(query);
  expect(plans).not.toMatch(/Seq Scan on orders/);
});

it('counts up to 10,000, and says that there are more', async () => {
  const { page } = await plansOf('&state=delivered');
  expect(page).toMatchObject({ totalCount: 10_000, isTotalCapped: true, totalPages: 200 });
  expect((await desk.list('&state=delivered&page=200')).body.items).toHaveLength(50);
  expect((await desk.list('&state=delivered&page=201')).body.items).toEqual([]);
  const { body } = await desk.list('&state=canceled&site=b2b');
  expect(body).toMatchObject({ isTotalCapped: false, totalPages: Math.ceil(body.totalCount / 50) });
});
