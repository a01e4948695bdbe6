import type { DemoHost, Queryable } from '../host.ts';
import { openSession } from './bulk-session.ts';
import { createIdFunction } from './id-function.ts';
import { growPeople, LARGE_DOMAIN } from './people.ts';

const BATCH = 20_000;
/** As many different products of each channel are bought, the first ones most. */
const GOODS = 4_000;
const MARK = 'large-seed';

/** How busy each month is, January first: gifts in winter, sun care in early summer. */
const MONTHS = [8, 7, 8, 8, 10, 11, 9, 7, 7, 8, 12, 14];

const PEOPLE_TABLE = `create temp table seed_people as
  select row_number() over (order by u.id)::int as n, u.id as user_id, u.account_id, u.email, a.site,
    case a.site when 'retail' then 1 when 'school' then 2 else 2 + coalesce(a.tier, 1) end as price_column,
    jsonb_build_object('firstName', d.first_name, 'lastName', d.last_name, 'company', null, 'line1', d.line1, 'line2', null,
      'city', d.city, 'region', d.region, 'postalCode', d.postal_code, 'countryCode', d.country_code, 'phone', null) as address
  from users u join accounts a on a.id = u.account_id join addresses d on d.user_id = u.id and d.is_default
  where u.email like '%@${LARGE_DOMAIN}'`;

const GOODS_TABLE = `create temp table seed_goods as
  select site, row_number() over (partition by site order by featured_rank, sku)::int - 1 as n, sku, name, short_name, sku_type, size, prices
  from (
    select s.site, p.sku, p.name, p.short_name, p.sku_type, p.size, p.featured_rank,
      array[p.retail_price_cents, p.school_price_cents, p.pro_tier1_price_cents, p.pro_tier2_price_cents, p.pro_tier3_price_cents, p.pro_tier4_price_cents] as prices,
      row_number() over (partition by s.site order by p.featured_rank, p.sku) as place
    from products p cross join (values ('retail'), ('school'), ('b2b')) s(site)
    where case s.site when 'retail' then p.visible_retail when 'school' then p.visible_school else p.visible_pro end) ranked
  where place <= ${GOODS}`;

/** Weighted months, one entry for each share, so that a random entry is a seasonal month. */
const SEASONS = MONTHS.flatMap((weight, month) => Array.from({ length: weight }, () => month));

const DRAFT = `create temp table seed_orders on commit drop as
  select d.*, pg_temp.seed_id('ord', d.placed_at, 'order' || d.salt) as id, 'R-' || nextval('order_numbers') as number,
    case when d.age < interval '2 days' then case when d.luck < 0.5 then 'paid' else 'packed' end
      when d.luck < 0.015 then 'canceled' when d.luck < 0.03 then 'refunded'
      when d.age < interval '6 days' then 'shipped' else 'delivered' end as state
  from (
    select $2::int + g as salt, p.*, t.placed_at, now() - t.placed_at as age, random() as luck, 1 + floor(power(random(), 2) * 5)::int as lines
    from generate_series(1, $1::int) g
    join lateral (select 1 + floor(random() * (select count(*) from seed_people))::int as n, g as again) r on true
    join seed_people p on p.n = r.n
    join lateral (
      select least(date_trunc('year', now()) - make_interval(years => floor(power(random(), 1.5) * 3)::int)
        + make_interval(months => ($3::int[])[1 + floor(random() * cardinality($3::int[]))::int],
          secs => random() * 2592000), now() - random() * interval '300 days') as placed_at, g as again) t on true) d`;

const LINES = `create temp table seed_lines on commit drop as
  select o.id as order_id, l.line, goods.sku, goods.name, goods.short_name, goods.sku_type, goods.size, l.quantity,
    goods.prices[o.price_column] as price, case when o.site = 'b2b' then goods.prices[3] else goods.prices[o.price_column] end as list_price
  from (select *, floor(power(random(), 3) * 1000000)::int as start from seed_orders) o
  join (select site, count(*)::int as size from seed_goods group by site) shelf on shelf.site = o.site
  join lateral (select line, 1 + floor(power(random(), 3) * 4)::int as quantity from generate_series(1, o.lines) line) l on true
  join seed_goods goods on goods.site = o.site
    and goods.n = (floor(o.start::float8 / 1000000 * shelf.size)::int + (l.line - 1) * 37) % shelf.size`;

const TOTALS = `create temp table seed_totals on commit drop as
  select *, case when subtotal >= 7500 then 0 else 795 end as shipping, (subtotal * 7 + 50) / 100 as tax
  from (select order_id, sum(quantity * price)::int as subtotal, sum(quantity)::int as items from seed_lines group by order_id) s`;

const WRITE = [
  `insert into orders (id, number, user_id, account_id, site, state, email, subtotal_cents, shipping_cents, tax_cents,
     total_cents, item_count, shipping_address, billing_address, shipping_method_id, shipping_method_name, note, has_stock, placed_at, paid_at,
     shipped_at, delivered_at, canceled_at, updated_at)
   select o.id, o.number, o.user_id, o.account_id, o.site, o.state, o.email, t.subtotal, t.shipping, t.tax,
     t.subtotal + t.shipping + t.tax, t.items, o.address, o.address, $1, $2, null, o.state <> 'canceled', o.placed_at,
     case when o.state <> 'canceled' then o.placed_at + interval '20 seconds' end,
     case when o.state in ('shipped', 'delivered', 'refunded') then o.placed_at + interval '1 day' end,
     case when o.state in ('delivered', 'refunded') then o.placed_at + interval '4 days' end,
     case when o.state = 'canceled' then o.placed_at + interval '1 hour' end, o.placed_at
   from seed_orders o join seed_totals t on t.order_id = o.id`,
  `insert into order_items (order_id, line, sku, name, short_name, sku_type, size, quantity, unit_price_cents, list_price_cents, line_total_cents, tax_cents)
   select order_id, line, sku, name, short_name, sku_type, size, quantity, price, list_price, quantity * price, (quantity * price * 7 + 50) / 100 from seed_lines`,
  `insert into payments (id, order_id, provider, method, status, amount_cents, card_brand, card_last4, created_at, updated_at)
   select pg_temp.seed_id('pay', o.placed_at, 'payment' || o.salt), o.id, 'test', 'card',
     case o.state when 'canceled' then 'failed' when 'refunded' then 'refunded' else 'succeeded' end,
     t.subtotal + t.shipping + t.tax, 'visa', '4242', o.placed_at, o.placed_at
   from seed_orders o join seed_totals t on t.order_id = o.id`,
  `insert into order_events (order_id, state, note, actor, data, created_at)
   select id, 'placed', null, user_id, '{"by":"${MARK}"}'::jsonb, placed_at from seed_orders
   union all
   select id, state, null, null, '{"by":"${MARK}"}'::jsonb, placed_at + interval '4 days' from seed_orders where state <> 'placed'`,
];

/** Orders of the generated users. */
async function countLargeOrders(db: Pick<Queryable, 'query'>): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from orders where email like '%@${LARGE_DOMAIN}'`,
  );
  return rows[0]?.count ?? 0;
}

async function shippingMethod(db: Pick<Queryable, 'query'>): Promise<{ id: string; name: string }> {
  const { rows } = await db.query<{ id: string; name: string }>(
    'select id, name from shipping_methods order by position, id limit 1',
  );
  return rows[0] ?? { id: 'standard', name: 'Standard' };
}

/**
 * Adds users and orders until there are `target` orders of generated users. Each batch is one transaction; an interrupted run continues
 * with the next batch.
 */
export async function growOrders(host: DemoHost, target: number, onProgress: (done: number) => void): Promise<void> {
  const session = await openSession(host);
  const run = session.query;
  try {
    await createIdFunction(session);
    await growPeople(session, target);
    await run(PEOPLE_TABLE);
    await run('create unique index on seed_people (n)');
    await run(GOODS_TABLE);
    await run('create unique index on seed_goods (site, n)');
    await run('analyze seed_people, seed_goods');
    const method = await shippingMethod(session);
    let done = await countLargeOrders(session);
    onProgress(done);
    while (done < target) {
      const size = Math.min(BATCH, target - done);
      await run('begin');
      await run('select setseed($1)', [((done % 1_000_003) / 1_000_003) * 0.999]);
      await run(DRAFT, [size, done, SEASONS]);
      await run(LINES);
      await run(TOTALS);
      await run('analyze seed_orders, seed_lines, seed_totals');
      for (const [at, statement] of WRITE.entries()) await run(statement, at === 0 ? [method.id, method.name] : []);
      await run('commit');
      done += size;
      onProgress(done);
    }
  } finally {
    await session.close();
  }
}
