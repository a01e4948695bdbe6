import type { DemoHost } from '../host.ts';
import { openSession } from './bulk-session.ts';
import { createIdFunction } from './id-function.ts';
import { LARGE_DOMAIN } from './people.ts';

const PER_PERSON = 6;
/** One professional in so many is in the store locator. */
const LISTED = 4;

const OURS = `users u join accounts a on a.id = u.account_id where u.email like '%@${LARGE_DOMAIN}'`;

const FAVORITES = `with shelf as (
    select site, array_agg(sku order by sku) as skus
    from (values ('b2b'), ('retail'), ('school')) s(site)
    join products on case site when 'b2b' then visible_pro when 'school' then visible_school else visible_retail end
    where sku_type <> 'sample' and (discontinued_at is null or discontinued_at > now())
    group by site
  ), person as (
    select u.id, a.site, u.created_at from ${OURS} and not exists (select 1 from favorites where user_id = u.id)
  )
  insert into favorites (user_id, sku, added_at)
  select p.id, s.skus[1 + abs(hashtext(p.id || k)::bigint) % cardinality(s.skus)], p.created_at + k * interval '9 days'
  from person p join shelf s using (site) cross join generate_series(1, ${PER_PERSON}) k
  on conflict do nothing`;

const HOURS = JSON.stringify(
  ['tuesday', 'wednesday', 'thursday', 'friday'].map((day) => ({ day, opens: '10:00', closes: '18:00' })),
);

// Around the ZIP code of the person's address, a little apart from the next one.
const LOCATIONS = `insert into locations (id, account_id, name, line1, city, region, region_name, postal_code, country_code, timezone, hours,
    is_listed, latitude, longitude, created_at, updated_at)
  select pg_temp.seed_id('loc', u.created_at, 'location' || u.id), a.id, 'Skin by ' || a.name, d.line1, d.city, d.region, d.region,
    d.postal_code, d.country_code, 'America/Denver', $1::jsonb, true,
    p.latitude + (hashtext(u.id) % 1000) / 3000.0, p.longitude + (hashtext('x' || u.id) % 1000) / 3000.0, u.created_at, u.created_at
  from users u join accounts a on a.id = u.account_id
  join addresses d on d.user_id = u.id and d.is_default
  join postal_places p on p.country_code = d.country_code and p.code = d.postal_code
  where u.email like '%@${LARGE_DOMAIN}' and a.site = 'b2b' and hashtext(a.id) % ${LISTED} = 0
    and not exists (select 1 from locations where account_id = a.id)`;

/** Favorites of the generated users, and places in the store locator for some of the professionals. */
export async function growChoices(host: DemoHost): Promise<void> {
  const session = await openSession(host);
  try {
    await createIdFunction(session);
    await session.query(FAVORITES);
    await session.query(LOCATIONS, [HOURS]);
  } finally {
    await session.close();
  }
}
