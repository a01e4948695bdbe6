import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { readsMessages, READS_MESSAGES } from './message-audience.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'), { isBare: true });
});
afterAll(() => database.drop());

it.each([
  ['professional', []],
  ['retail', ['messages:write']],
  ['admin', []],
  ['admin', ['messages:write', 'orders:read']],
  ['admin', ['messages:care']],
] as const)(
  'a person of type %s with the permissions %j hears in SQL what they may call for',
  async (type, permissions) => {
    const { rows } = await database.db.query<{ yes: boolean }>(
      `select ${READS_MESSAGES} as yes from (values ('acc_1', $1::text)) as a(id, account_type),
       (values ('acc_1', null::timestamptz, $2::text[])) as u(account_id, disabled_at, permissions)`,
      [type, permissions],
    );
    expect(rows).toEqual([{ yes: readsMessages({ accountType: type, permissions }) }]);
  },
);
