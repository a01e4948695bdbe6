import type { Queryable } from '../host.ts';

/** A person for so many orders. */
const ORDERS_PER_PERSON = 20;

export const LARGE_DOMAIN = 'large.example';

const FIRST = [
  'Ana',
  'Ben',
  'Chloe',
  'Daniel',
  'Elena',
  'Farah',
  'Grace',
  'Hugo',
  'Imani',
  'Jonas',
  'Keiko',
  'Liam',
  'Maya',
  'Noah',
  'Olga',
  'Priya',
  'Quinn',
  'Rosa',
  'Sam',
  'Tara',
  'Uma',
  'Victor',
  'Wren',
  'Yusuf',
  'Zoe',
];
const LAST = [
  'Abbott',
  'Baker',
  'Castillo',
  'Diaz',
  'Evans',
  'Foster',
  'Garcia',
  'Hughes',
  'Ibrahim',
  'Jensen',
  'Kim',
  'Lopez',
  'Morgan',
  'Nguyen',
  'Ortiz',
  'Patel',
  'Reyes',
  'Silva',
  'Turner',
  'Ueda',
  'Vargas',
  'Walsh',
  'Young',
  'Zhang',
];
const PLACES = [
  ['Denver', 'CO', '80202'],
  ['Austin', 'TX', '78701'],
  ['Portland', 'OR', '97205'],
  ['Chicago', 'IL', '60611'],
  ['Miami', 'FL', '33130'],
  ['Boston', 'MA', '02116'],
  ['Phoenix', 'AZ', '85004'],
  ['Seattle', 'WA', '98101'],
  ['Nashville', 'TN', '37203'],
  ['Brooklyn', 'NY', '11201'],
] as const;
const STREETS = [
  'Oak Street',
  'Maple Avenue',
  'Cedar Lane',
  'Lake Drive',
  'Hill Road',
  'Market Street',
  'Park Place',
  'River Road',
];

/** No one signs in as these users: the text is not a hash that a password could match. */
const NO_PASSWORD = 'none';

/**
 * Users with an account and an address each, until there are enough for so many orders: three in four retail clients, one in five
 * professionals of tiers 1 to 4, the rest schools. One statement.
 */
export async function growPeople(db: Pick<Queryable, 'query'>, orders: number): Promise<void> {
  const wanted = Math.ceil(orders / ORDERS_PER_PERSON);
  await db.query(
    `with person as (
       select n, pg_temp.seed_id('acc', t.at, 'account' || n) as account_id, pg_temp.seed_id('usr', t.at, 'user' || n) as user_id,
         pg_temp.seed_id('adr', t.at, 'address' || n) as address_id, t.at,
         case when n % 20 < 15 then 'retail' when n % 20 < 19 then 'b2b' else 'school' end as site,
         ($2::text[])[1 + n % cardinality($2::text[])] as first_name,
         ($3::text[])[1 + (n / 7) % cardinality($3::text[])] as last_name,
         ($4::jsonb) -> (n / 3 % jsonb_array_length($4::jsonb)) as place,
         (1 + n % 990) || ' ' || ($5::text[])[1 + n % cardinality($5::text[])] as line1
       from generate_series(1, $1::int) n, lateral (select now() - interval '4 years' + n * interval '1 minute' as at) t
       where not exists (select 1 from users where lower(email) = 'person' || n || '@${LARGE_DOMAIN}')
     ), account as (
       insert into accounts (id, name, site, account_type, discount_model, tier, created_at)
       select account_id, first_name || ' ' || last_name, site,
         case site when 'b2b' then 'professional' else site end,
         case site when 'b2b' then 'Professional' end, case site when 'b2b' then 1 + n % 4 end, at
       from person returning id
     ), known as (
       insert into users (id, account_id, email, password_hash, first_name, last_name, created_at)
       select user_id, account_id, 'person' || n || '@${LARGE_DOMAIN}', '${NO_PASSWORD}', first_name, last_name, at from person returning id
     )
     insert into addresses (id, user_id, first_name, last_name, line1, city, region, postal_code, country_code, is_default, created_at)
     select address_id, user_id, first_name, last_name, line1, place ->> 0, place ->> 1, place ->> 2, 'US', true, at from person`,
    [wanted, FIRST, LAST, JSON.stringify(PLACES), STREETS],
  );
}
