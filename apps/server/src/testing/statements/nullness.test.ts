import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addDatabase } from '../test-engine.ts';
import type { AddedDatabase } from '../test-engine.ts';
import { describeAll, Refused } from './describe.ts';
import type { Described } from './describe.ts';
import type { Nullness } from './functions.ts';
import { NullnessOf } from './nullness.ts';
import type { Given } from './nullness.ts';
import { readSchema } from './schema-catalog.ts';

/** Whether the first column of each can be null. `users.phone` may be null, `users.email` may not. */
const CASES: readonly (readonly [nullness: Nullness, statement: string])[] = [
  ['no', 'select email from users'],
  ['yes', 'select phone from users'],
  // Conditions.
  ['no', 'select phone from users where phone is not null and email = $1'],
  ['no', 'select phone from users where lower(phone) = $1'],
  ['no', 'select phone from users where phone = any($1::text[])'],
  ['yes', 'select phone from users where phone <> all($1::text[])'],
  ['yes', `select phone from users where phone is not null or email = $1`],
  ['no', `select phone from users where phone = 'a' or phone = 'b'`],
  ['yes', 'select phone from users where not phone is not null'],
  ['no', 'select phone from users where not (phone is null)'],
  // Joins.
  ['yes', 'select u.email from accounts a left join users u on u.account_id = a.id'],
  ['no', 'select a.name from accounts a left join users u on u.account_id = a.id'],
  ['no', 'select u.email from accounts a left join users u on u.account_id = a.id where u.id = $1'],
  ['yes', 'select u.phone from accounts a left join users u on u.account_id = a.id where u.id = $1'],
  ['yes', 'select a.name from accounts a right join users u on u.account_id = a.id'],
  ['yes', 'select a.name from accounts a full join users u on u.account_id = a.id'],
  ['no', 'select u.phone from accounts a join users u on u.account_id = a.id and u.phone = a.name'],
  // Expressions.
  ['no', `select coalesce(phone, 'none') from users`],
  ['yes', 'select nullif(email, $1) from users'],
  ['yes', `select phone || ' ' || email from users`],
  ['no', `select concat(phone, ' ') from users`],
  ['no', `select array_to_string(permissions, ' ') from users`],
  ['yes', 'select permissions[1] from users'],
  ['unknown', `select images -> 0 from products`],
  ['yes', `select case when email = $1 then 'me' end from users`],
  ['no', `select case when phone is null then '' else phone end from users`],
  ['no', `select case when phone is not null then phone else '' end from users`],
  ['yes', 'select regen_fold(phone) from users'],
  // Aggregates.
  ['no', 'select count(phone) from users'],
  ['yes', 'select max(email) from users'],
  ['no', 'select max(email) from users group by account_id'],
  ['yes', `select max(email) filter (where phone = 'a') from users group by account_id`],
  ['yes', 'select account_id from users group by rollup (account_id)'],
  ['no', 'select row_number() over () from users'],
  ['yes', 'select lag(email) over (order by id) from users'],
  // Queries in queries.
  ['yes', 'select (select email from users where id = $1)'],
  ['no', 'select (select count(*) from users)'],
  ['no', 'select exists (select from users)'],
  ['no', 'with found as (select phone from users where phone is not null) select * from found'],
  ['yes', 'select phone from (select phone from users union all select email from users) both_of_them'],
  ['no', 'with recursive n(n) as (select 1 union all select n + 1 from n where n < 9) select n from n'],
  ['yes', `select a from (values ('a'), (null)) v(a)`],
  ['no', 'select place from unnest($1::text[]) with ordinality as w(sku, place)'],
  // Writes.
  ['yes', 'update users set updated_at = now() where id = $1 returning phone'],
  ['no', `update users set phone = 'a' where id = $1 returning phone`],
  ['yes', 'update users set phone = null where phone is not null returning phone'],
  ['no', 'delete from users where phone is not null returning phone'],
  [
    'no',
    `insert into settings (key, value) values ('a', '1') on conflict (key) do update set value = settings.value returning key`,
  ],
];

const PASSED = 'select $1::text, word from unnest($2::text[]) word';
const JOINED = 'select u.id, u.email from accounts a left join users u on u.account_id = a.id';

let database: AddedDatabase;
let client: pg.Client;
let described: Map<string, Described | Refused>;
let nullness: NullnessOf;

beforeAll(async () => {
  database = await addDatabase(inject('cluster'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  described = await describeAll(client, new Set([...CASES.map(([, statement]) => statement), PASSED, JOINED]));
  nullness = new NullnessOf(await readSchema(client));
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

function nullnessIn(statement: string, given: readonly Given[], present: readonly string[]): Nullness[] {
  const found = described.get(statement);
  if (!found || found instanceof Refused) throw new Error(found?.message ?? 'It was not described.');
  return nullness.columns(found.query, given, present);
}

test.each(CASES)('%s: %s', (expected, statement) => {
  expect(nullnessIn(statement, [], [])[0]).toBe(expected);
});

test('takes into account which values are passed', () => {
  const given: Given[] = [
    { nullness: 'yes', items: 'unknown' },
    { nullness: 'no', items: 'no' },
  ];
  expect(nullnessIn(PASSED, given, [])).toEqual(['yes', 'no']);
});

test('knows the columns of an outer join when one of them is there', () => {
  expect(nullnessIn(JOINED, [], [])).toEqual(['yes', 'yes']);
  expect(nullnessIn(JOINED, [], ['id'])).toEqual(['no', 'no']);
});
