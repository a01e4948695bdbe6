import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createDatabaseBefore } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createDatabaseBefore(inject('cluster'), '0035_told_and_confirmed');
});
afterEach(() => database.drop());

it('takes an address for confirmed only where an invitation to it was accepted', async () => {
  const { db } = database;
  await db.query(`insert into accounts (id, name, site, account_type) values ('acc_a', 'A', 'b2b', 'professional')`);
  await db.query(
    `insert into users (id, account_id, email, password_hash, first_name, last_name, self_sign_up)
     select 'usr_' || n, 'acc_a', n || '@homes.example', 'x', n, n, n = 'self'
     from unnest('{invited,moved,open,staff,self}'::text[]) n`,
  );
  await db.query(
    `insert into client_invitations (token_hash, professional_account_id, invited_by, email, first_name, last_name, expires_at, accepted_at)
     select email, 'acc_a', 'usr_staff', email, 'A', 'B', now(), accepted from (values ('Invited@homes.example', now()),
       ('former@homes.example', now()), ('open@homes.example', null)) as i(email, accepted)`,
  );
  await migrateDatabase(db);
  const { rows } = await db.query<{ id: string }>('select id from users where email_confirmed_at is not null');
  expect(rows).toEqual([{ id: 'usr_invited' }]);
});
