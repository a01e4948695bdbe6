import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createPasswords } from '../auth/passwords.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createDatabaseBefore } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openSignInsWarning } from './mark.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabaseBefore(inject('cluster'), '0042_money_stays');
});
afterAll(() => database.drop());

it('knows the published sign-ins of a store that an earlier release filled', async () => {
  const { db } = database;
  const { hash } = createPasswords();
  await db.query(`insert into settings (key, value) values ('seed', '{"state":"done"}')`);
  await db.query(
    `insert into accounts (id, name, site, account_type) values ('acc_1', 'Clinic', 'b2b', 'professional')`,
  );
  await db.query(
    `insert into users (id, account_id, email, password_hash, first_name, last_name)
     values ('usr_00000000000000000000000001', 'acc_1', 'demo@clinic.example', $1, 'D', 'E'),
       ('usr_01KAV7Q0000000000000000000', 'acc_1', 'own@clinic.example', $1, 'O', 'W'),
       ('usr_00000000000000000000000002', 'acc_1', 'changed@clinic.example', $2, 'C', 'H')`,
    [await hash('regen-demo-2026'), await hash('three calm mornings')],
  );
  await migrateDatabase(db);
  const warning = await openSignInsWarning(db);
  expect(warning).toContain('demo password: demo@clinic.example. ');
});
