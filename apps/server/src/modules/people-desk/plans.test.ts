import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { listPeople } from './list-people.ts';
import type { PeopleQuestion } from './list-people.ts';

const PEOPLE = 200_000;
const PART = 10_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
  const { db } = database;
  // In parts: a busy machine would not write them all before a statement is canceled.
  for (let from = 1; from <= PEOPLE; from += PART) {
    const part = [from, from + PART - 1];
    await db.query(
      `insert into accounts (id, name, site, account_type, tier)
       select 'acc_x' || n, 'Parlor ' || md5(n::text), case when n % 1000 = 0 then 'b2b' else 'retail' end,
         case when n % 1000 = 0 then 'professional' else 'retail' end, case when n % 1000 = 0 then 1 + (n / 1000) % 4 end
       from generate_series($1::int, $2::int) n`,
      part,
    );
    await db.query(
      `insert into users (id, account_id, email, password_hash, first_name, last_name, created_at, disabled_at)
       select 'usr_x' || n, 'acc_x' || n, md5('e' || n) || '@many.example', 'x', initcap(left(md5('f' || n), 7)), initcap(left(md5('l' || n), 9)),
         '2020-01-01'::timestamptz + n * interval '1 minute', case when n % 4000 = 0 then now() end
       from generate_series($1::int, $2::int) n`,
      part,
    );
  }
  await db.query('analyze accounts, users, orders');
}, 240_000);
afterAll(() => database?.drop());

/** How PostgreSQL answers a question. */
async function planOf(question: Partial<PeopleQuestion>): Promise<string> {
  const plans: string[] = [];
  const explain = new Proxy(database.db, {
    get: (db, name) =>
      name !== 'query'
        ? Reflect.get(db, name)
        : async (text: string, values: unknown[]) => {
            const { rows } = await db.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
            plans.push(...rows.map((row) => row['QUERY PLAN']));
            return db.query(text, values);
          },
  }) satisfies Database;
  await listPeople(explain, {
    search: '',
    site: undefined,
    tier: undefined,
    disabled: undefined,
    page: 1,
    perPage: 50,
    ...question,
  });
  return plans.join('\n');
}

it.each<[string, Partial<PeopleQuestion>, string[]]>([
  ['everybody', {}, ['users_new']],
  ['a tier', { tier: 4 }, ['accounts_tier']],
  ['a small channel', { site: 'b2b' }, ['accounts_site']],
  ['those who are disabled', { disabled: true }, ['users_disabled']],
  ['those who are not', { disabled: false }, ['users_new']],
  ['a search', { search: 'abc' }, ['name', 'last_name', 'email'].map((part) => `users_${part}_beginning`)],
  ['a search for an account', { search: 'parlor abc' }, ['accounts_name_beginning', 'users_account']],
])('finds %s by indexes', async (_what, question, indexes) => {
  const plan = await planOf(question);
  for (const index of indexes) expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (users|accounts)/);
});

it('counts up to 10,000, and reads nobody beyond', async () => {
  const all = { search: '', site: undefined, tier: undefined, disabled: undefined, page: 200, perPage: 50 };
  const last = await listPeople(database.db, all);
  expect(last).toMatchObject({ totalCount: 10_000, totalPages: 200, isTotalCapped: true });
  expect(last.items).toHaveLength(50);
  expect((await listPeople(database.db, { ...all, page: 201 })).items).toEqual([]);
  const rare = await listPeople(database.db, { ...all, page: 1, search: 'PARLOR ', tier: 2 });
  expect(rare).toMatchObject({ totalCount: 50, isTotalCapped: false });
});
