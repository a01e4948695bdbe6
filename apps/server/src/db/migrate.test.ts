import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { DatabaseError } from './connect.ts';
import { QUEUES } from './job-queues.ts';
import { migrateDatabase } from './migrate.ts';
import { MIGRATIONS_FOLDER } from './schema-version.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'));
  folder = mkdtempSync(join(tmpdir(), 'regen-migrations-'));
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

/** A release with one migration more. */
function addMigration(text: string, when = Date.UTC(2100, 0, 1)): void {
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: object[] };
  journal.entries.push({ idx: journal.entries.length, version: '7', when, tag: '9999_next', breakpoints: true });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, '9999_next.sql'), text);
}

/** What a start reports; users see a `DatabaseError` without its stack. */
async function refusal(options: { folder?: string; lockTimeout?: number }): Promise<string> {
  const error: unknown = await migrateDatabase(database.db, options).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseError);
  return (error as DatabaseError).message;
}

it('a release refuses a database that a newer one has migrated', async () => {
  addMigration('alter table users add column shoe_size int');
  await migrateDatabase(database.db, { folder });
  expect(await refusal({})).toBe(
    'The database was migrated by a newer release of Regen (unknown migrations of 2100-01-01T00:00:00.000Z). Start that release or a newer one; to go back, restore a backup from before it.',
  );
});

it('a migration that fails changes nothing, and says which statement and why', async () => {
  addMigration(
    'alter table users add column shoe_size int;\n--> statement-breakpoint\nalter table users add constraint tall check (length(email) > 999)',
  );
  const message = await refusal({ folder });
  expect(message).toContain(
    'The database could not be migrated: check constraint "tall" of relation "users" is violated by some row (23514). Nothing was changed.',
  );
  expect(message).toContain('alter table users add constraint tall');
  expect(message).not.toContain('\n    at ');
  const { rows } = await database.db.query(`select from information_schema.columns where column_name = 'shoe_size'`);
  expect(rows).toEqual([]);
  await migrateDatabase(database.db);
});

it('a migration does not wait for a table longer than it may', async () => {
  addMigration('alter table users add column shoe_size int');
  const client = new pg.Client(database.db.connection);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select from users limit 1');
    expect(await refusal({ folder, lockTimeout: 100 })).toMatch(
      /canceling statement due to lock timeout \(55P03\)\. Nothing was changed\. Another connection held a table for more than 0\.1 seconds/,
    );
  } finally {
    await client.end();
  }
  await migrateDatabase(database.db, { folder, lockTimeout: 100 });
});

it('a migration that would be skipped is reported', async () => {
  addMigration('alter table users add column shoe_size int', Date.UTC(2001, 0, 1));
  expect(await refusal({ folder })).toContain(
    'The migrations 9999_next are older than the newest one of this database',
  );
});

it('job queues that cannot be installed leave the tables as they are', async () => {
  const { db } = database;
  await db.query(`select pgboss.delete_queue('sweep')`);
  await db.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'no queues today'; end $$;
     create trigger refuse before insert on pgboss.queue for each row execute function refuse()`,
  );
  addMigration('alter table users add column shoe_size int');
  expect(await refusal({ folder })).toBe(
    'The job queues (schema pgboss) could not be installed: no queues today (P0001). Nothing was changed. Fix what the message names, or start the previous release.',
  );
  const columns = await db.query(`select from information_schema.columns where column_name = 'shoe_size'`);
  expect(columns.rowCount).toBe(0);
  await db.query('drop function refuse cascade');
  // The release that ran before still starts.
  await migrateDatabase(db);
  await migrateDatabase(db, { folder });
  const queues = await db.query(`select from pgboss.queue where name = 'sweep'`);
  expect(queues.rowCount).toBe(1);
});

it('a role that may not create a schema gets a message that names the missing privilege', async () => {
  const { db } = database;
  const role = `clerk_${process.pid}`;
  await db.query(
    `drop schema pgboss cascade;
     create role ${role} login password 'clerk';
     grant usage on schema drizzle to ${role};
     grant select on all tables in schema drizzle to ${role}`,
  );
  const clerk = new URL(database.url);
  clerk.username = role;
  clerk.password = 'clerk';
  try {
    const start = migrateDatabase({ connection: { connectionString: clerk.href } }, { folder });
    await expect(start).rejects.toThrow(
      /^The job queues \(schema pgboss\) could not be installed: permission denied for database \S+ \(42501\)\. Nothing was changed\. Grant the role CREATE on the database, or start the previous release\.$/,
    );
  } finally {
    await db.query(`drop owned by ${role}; drop role ${role}`);
  }
});

it('removes queues of earlier releases, and the jobs left in them', async () => {
  const { db } = database;
  await db.query(`select pgboss.create_queue('orders-settle', '{"policy":"stately"}')`);
  await db.query(
    `insert into pgboss.job (name, policy) values ('orders-settle', 'stately'), ('payments-settle', 'stately')`,
  );
  await migrateDatabase(db);
  const { rows } = await db.query(
    `select name, (select count(*)::int from pgboss.job j where j.name = q.name) as jobs from pgboss.queue q where name like '%-settle'`,
  );
  expect(rows).toEqual([{ name: 'payments-settle', jobs: 1 }]);
});

it('job queues are created with the schema, and queues of a newer release are added', async () => {
  const { db } = database;
  const queues = async () => {
    const { rows } = await db.query<{ name: string }>('select name from pgboss.queue order by 1');
    return rows.map(({ name }) => name);
  };
  const all = Object.keys(QUEUES).toSorted();
  expect(await queues()).toEqual(all);
  await db.query(`select pgboss.delete_queue('sweep')`);
  await migrateDatabase(db);
  expect(await queues()).toEqual(all);
  // As an older release, or a restored backup, leaves it.
  await db.query('drop schema pgboss cascade');
  await Promise.all([migrateDatabase(db), migrateDatabase(db)]);
  expect(await queues()).toEqual(all);
});
