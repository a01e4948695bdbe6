import { seedLarge } from '@regen/demo-store/large/index';
import { LARGE_DOMAIN } from '@regen/demo-store/large/people';
import { readDemoLines } from '@regen/demo-store/large/product-lines';
import { variant } from '@regen/demo-store/large/variants';
import { isId, normalizeSku } from '@regen/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createStoreAccess } from '../../fill/store-access.ts';
import { createTestDatabase } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import { withDemo } from './demo-cluster.ts';

let database: TestDatabase;
const steps: string[] = [];

async function value<T>(statement: string): Promise<T> {
  const { rows } = await database.db.query<{ value: T }>(`select (${statement}) as value`);
  return rows[0]?.value as T;
}

const OURS = `(select * from orders where email like '%@${LARGE_DOMAIN}')`;
const orderCount = () => value<number>(`select count(*)::int from ${OURS} o`);
const productCount = () => value<number>('select count(*)::int from products');
const fill = (target: { products: number; orders: number }) =>
  seedLarge(createStoreAccess(database.db, true), target, (step, done) => steps.push(`${step} ${done}`));

beforeAll(async () => {
  database = await createTestDatabase(await withDemo(inject('cluster')));
  await fill({ products: 600, orders: 900 });
});

afterAll(() => database.drop());

describe('the large seed', () => {
  it('creates exactly as many products and orders as requested and reports its progress', async () => {
    expect(await productCount()).toBe(600);
    expect(await orderCount()).toBe(900);
    expect(steps).toContain('products 600');
    expect(steps).toContain('orders 900');
    expect(steps.at(-1)).toBe('statistics 1');
  });

  it('changes nothing when it runs again and continues when more is requested', async () => {
    const stamp = () => value<string>(`select md5(string_agg(id || total_cents, ',' order by id)) from ${OURS} o`);
    const before = await stamp();
    await fill({ products: 600, orders: 900 });
    expect(await stamp()).toBe(before);
    await fill({ products: 700, orders: 1_000 });
    expect([await productCount(), await orderCount()]).toEqual([700, 1_000]);
  });

  it('creates products like the hand-written ones: same audiences, with pictures, categories and valid SKUs', async () => {
    const bases = await readDemoLines(database.db);
    expect(bases.length).toBeGreaterThan(100);
    for (let number = 0; number < 500; number += 1) {
      const line = variant(bases, number);
      const base = bases[number % bases.length];
      expect(normalizeSku(line.sku)).toBe(line.sku);
      expect(line.short_name.length).toBeLessThanOrEqual(28);
      expect(line.images).toHaveLength(3);
      expect([line.visible_web, line.visible_retail, line.visible_pro, line.visible_school]).toEqual([
        base?.visible_web,
        base?.visible_retail,
        base?.visible_pro,
        base?.visible_school,
      ]);
      expect(variant(bases, number)).toEqual(line);
    }
  });

  it('creates orders whose amounts add up, of existing users, from what their channel sells', async () => {
    expect(
      await value<number>(`select count(*)::int from ${OURS} o where total_cents <> subtotal_cents - discount_cents + shipping_cents + tax_cents
        or subtotal_cents <> (select sum(line_total_cents) from order_items i where i.order_id = o.id)
        or item_count <> (select sum(quantity) from order_items i where i.order_id = o.id)`),
    ).toBe(0);
    expect(
      await value<number>(
        `select count(*)::int from ${OURS} o where not exists (select 1 from users u where u.id = o.user_id and u.account_id = o.account_id)`,
      ),
    ).toBe(0);
    expect(
      await value<number>(`select count(*)::int from ${OURS} o join order_items i on i.order_id = o.id left join products p on p.sku = i.sku
        where case o.site when 'retail' then not p.visible_retail when 'school' then not p.visible_school else not p.visible_pro end is not false`),
    ).toBe(0);
    expect(
      await value<number>(
        `select count(*)::int from ${OURS} o where placed_at > now() or not exists (select 1 from payments p where p.order_id = o.id and p.amount_cents = o.total_cents)`,
      ),
    ).toBe(0);
    expect(await value<number>(`select count(distinct site)::int from ${OURS} o`)).toBe(3);
  });

  it('links the users it created, once, and lets them exchange messages with correct counts', async () => {
    const generated = `(select u.account_id from users u where u.email like '%@${LARGE_DOMAIN}')`;
    expect(
      await value<number>(`select count(*)::int from accounts a where a.site = 'retail' and a.id in ${generated}
        and not exists (select from client_links l where l.retail_account_id = a.id)`),
    ).toBe(0);
    expect(
      await value<number>(`select count(*)::int from conversations where high_account_id in ${generated}`),
    ).toBeGreaterThan(10);
    expect(
      await value<number>(`select count(*)::int from conversation_sides s where unread_count <> (select count(*) from messages m
        where m.from_account_id = s.other_account_id and s.account_id in (m.low_account_id, m.high_account_id) and m.read_at is null)`),
    ).toBe(0);
  });

  it('gives everything ids of the usual form', async () => {
    const ids = async (table: string, kind: Parameters<typeof isId>[0], where = 'true') => {
      const { rows } = await database.db.query<{ id: string }>(`select id from ${table} where ${where} limit 300`);
      expect(rows.filter(({ id }) => !isId(kind, id))).toEqual([]);
    };
    await ids('orders', 'order', `email like '%@${LARGE_DOMAIN}'`);
    await ids('users', 'user', `email like '%@${LARGE_DOMAIN}'`);
    await ids('payments', 'payment', `order_id in (select id from ${OURS} o)`);
  });
});
