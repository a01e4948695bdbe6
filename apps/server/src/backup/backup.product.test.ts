import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, expect, inject, test } from 'vitest';
import { violations } from '../admin/invariants.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { MIGRATIONS_FOLDER } from '../db/schema-version.ts';
import { applicationForm } from '../testing/applications.ts';
import { httpCaller } from '../testing/http-caller.ts';
import { runCli } from '../testing/run-cli.ts';
import { newDataFolder, SHOP_MAIN, startServerProcess } from '../testing/server-process.ts';
import { plentifulSkus, Shopper } from '../testing/shopping.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { readManifest, sealManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { connectForCopy } from './snapshot.ts';
import { sumOfTable } from './table-copy.ts';

const cleanups: (() => Promise<unknown> | void)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

function newFolder(): string {
  const folder = newDataFolder();
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function database(options: { isBare?: boolean } = {}) {
  const made = await createTestDatabase(inject('cluster'), options);
  cleanups.push(() => made.drop());
  return made;
}

async function serve(env: Record<string, string>, main?: string): Promise<string> {
  const server = startServerProcess({ RATE_LIMIT_FACTOR: '1000', ...env }, main);
  cleanups.push(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  });
  return server.listening;
}

const backup = (env: Record<string, string>, to: string) => runCli('backup/backup-cli.ts', ['--to', to], { env });
const restore = (env: Record<string, string>, from: string) => runCli('backup/restore-cli.ts', [from], { env });

let made: Promise<string> | undefined;
const keptForAll = join(newDataFolder(), 'kept');
afterAll(() => rmSync(dirname(keptForAll), { recursive: true, force: true }));

/** A copy of one backup without users or files, for tests of what happens to a backup. */
async function smallBackup(): Promise<string> {
  made ??= (async () => {
    const source = await database({ isBare: true });
    await migrateDatabase(source.db);
    const env = { DATABASE_URL: source.url, DATA_FOLDER: newFolder() };
    expect(await backup(env, keptForAll)).toMatchObject({ code: 0 });
    return keptForAll;
  })();
  const kept = join(newFolder(), 'kept');
  cpSync(await made, kept, { recursive: true });
  return kept;
}

/** Content of every table, generated columns too, in an order of its own. The epoch of content is left out: it is new after a restore. */
async function contentOf(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await db.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text collate "C")), '') as sum
       from (select to_jsonb(one) - 'epoch' from ${name} one) t`,
    );
    content[name] = rows[0]?.sum ?? '';
  }
  return content;
}

async function epochOf(db: Database): Promise<string | undefined> {
  const { rows } = await db.query<{ epoch: string }>('select epoch from content_head');
  return rows[0]?.epoch;
}

async function schemaOf(db: Database): Promise<unknown[]> {
  const { rows } = await db.query(
    `select conrelid::regclass::text as "on", conname as name, pg_get_constraintdef(oid) as is from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
     union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
     order by 1, 2, 3`,
  );
  return rows;
}

function filesOf(folder: string): Record<string, string> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = names.filter((name) => statSync(join(folder, name)).isFile() && !name.startsWith('.drafts'));
  return Object.fromEntries(
    files.toSorted().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

function modesOf(folder: string): string[] {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  const modes = names.map((name) => {
    const stat = statSync(join(folder, name));
    return `${stat.isDirectory() ? 'folder' : 'file'} ${(stat.mode & 0o777).toString(8)}`;
  });
  return [...new Set(modes)].toSorted();
}

/** Rows and checksums as the backup counts them. */
async function sumsOf(db: Database, { tables }: Manifest): Promise<Manifest['tables']> {
  const client = await connectForCopy(db.connection);
  try {
    const sums: Manifest['tables'] = [];
    for (const table of tables) sums.push({ ...table, ...(await sumOfTable(client, table)) });
    return sums;
  } finally {
    await client.end();
  }
}

async function apply(url: string): Promise<number> {
  const form = applicationForm({ email: `${randomUUID()}@quietroom.example` });
  const response = await fetch(`${url}/api/v1/regen/applications`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa('regen-storefront:')}`,
      'browser-id': randomUUID(),
      'idempotency-key': randomUUID(),
    },
    body: form,
  });
  await response.arrayBuffer();
  return response.status;
}

/** Users who buy and apply until stopped; returns how many orders and applications were made. */
function writeLoad(url: string, skus: readonly string[]) {
  const store = httpCaller(() => url);
  let isOver = false;
  const made = { orders: 0, applications: 0 };
  async function buy(place: number): Promise<void> {
    for (let round = place; !isOver; round += 1) {
      const shopper = new Shopper(store);
      await shopper.put({ items: [{ sku: skus[round % skus.length], quantity: 1 + (round % 3) }] });
      const { status } = await shopper.order(await shopper.checkout());
      expect(status).toBe(201);
      made.orders += 1;
    }
  }
  async function send(): Promise<void> {
    while (!isOver) {
      expect(await apply(url)).toBe(201);
      made.applications += 1;
    }
  }
  const workers = Promise.all([buy(0), buy(1), buy(2), send()]);
  return {
    made,
    async stop() {
      isOver = true;
      await workers;
    },
  };
}

test('a backup under write load is one moment, and is restored completely in an embedded database', async () => {
  const source = await database();
  const folder = newFolder();
  const env = { DATABASE_URL: source.url, DATA_FOLDER: folder };
  // With the shop's files; its rows already exist.
  const url = await serve(env, SHOP_MAIN);
  const load = writeLoad(url, await plentifulSkus(source, 6));
  await expect.poll(() => load.made.orders > 5 && load.made.applications > 2).toBe(true);
  const before = { ...load.made };
  const kept = join(newFolder(), 'kept');
  const made = await backup(env, kept);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  // It kept serving in the meantime.
  expect(load.made.orders).toBeGreaterThan(before.orders);
  await load.stop();
  expect(modesOf(kept)).toEqual(['file 600', 'folder 700']);

  const restored = newFolder();
  rmSync(restored, { recursive: true });
  const done = await restore({ DATA_FOLDER: restored }, kept);
  expect(done).toMatchObject({ code: 0, stderr: '' });
  expect(done.stdout).toContain('all checksums equal');
  expect(modesOf(join(restored, 'storage'))).toEqual(['file 600', 'folder 700']);
  expect(statSync(join(restored, 'secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(restored, 'secret'), 'utf8')).toBe(readFileSync(join(folder, 'secret'), 'utf8'));

  const manifest = await readManifest(kept);
  expect(filesOf(join(restored, 'storage'))).toEqual(filesOf(join(kept, 'storage')));
  expect(manifest).toMatchObject({ missingFiles: [] });
  expect(manifest.fileCount).toBeGreaterThanOrEqual(before.applications);
  const opened = await openDatabase(readConfig({ DATA_FOLDER: restored }), () => undefined);
  cleanups.push(() => opened.close());
  // The epoch of content is new.
  const others = (tables: Manifest['tables']) => tables.filter(({ name }) => name !== 'content_head');
  expect(others(await sumsOf(opened.db, manifest))).toEqual(others(manifest.tables));
  expect(await violations(opened.db)).toEqual([]);
  // Stock that is gone is in the orders of that moment.
  const shelves = `select s.sku, s.on_hand + coalesce((select sum(quantity) from order_items i where i.sku = s.sku), 0)::int as pieces from stock s order by 1`;
  expect((await opened.db.query(shelves)).rows).toEqual((await source.db.query(shelves)).rows);
  const { rows } = await opened.db.query<{ key: string }>('select license_key as key from applications');
  expect(rows.length).toBeGreaterThanOrEqual(before.applications);
  for (const { key } of rows) expect(existsSync(join(restored, 'storage', key))).toBe(true);
});

test('a running embedded store is copied into an empty PostgreSQL, equal in every row, and serves from it', async () => {
  const folder = newFolder();
  const url = await serve({ DATA_FOLDER: folder });
  expect(await apply(url)).toBe(201);
  const kept = join(newFolder(), 'kept');
  expect(await backup({ DATA_FOLDER: folder }, kept)).toMatchObject({ code: 0, stderr: '' });

  const empty = await database({ isBare: true });
  const restored = newFolder();
  const env = { DATA_FOLDER: restored, DATABASE_URL: empty.url };
  expect(await restore(env, kept)).toMatchObject({ code: 0, stderr: '' });
  const reference = await database({ isBare: true });
  const again = await serve(env);
  expect((await fetch(`${again}/readyz`)).status).toBe(200);
  expect(await apply(again)).toBe(201);
  await migrateDatabase(reference.db);
  expect(await schemaOf(empty.db)).toEqual(await schemaOf(reference.db));
});

test('what is restored equals what was copied, with sequences, and refuses what is in the way', async () => {
  const source = await database();
  const folder = newFolder();
  const env = { DATABASE_URL: source.url, DATA_FOLDER: folder };
  await source.db.query(`select setval('order_numbers', 123456)`);
  await source.db.query(
    `insert into mail_outbox (id, recipient, template, data) values ('mal_waits', 'a@b.example', 'welcome', '{"firstName": "Ada", "shopUrl": "http://s"}')`,
  );
  const kept = join(newFolder(), 'kept');
  const made = await backup(env, kept);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  // Only the shop's rows: no server has stored its files.
  expect(made.stdout).toMatch(/Storage does not have these files: bundles\/routine\.pdf(, stores\/[\w/.]+){24}\.$/m);
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: kept });
  const check = await runCli('backup/backup-cli.ts', ['--check', kept], { env: {} });
  expect(check).toMatchObject({ code: 0, stdout: expect.stringContaining('is complete') as string });
  expect(await backup(env, kept)).toMatchObject({ code: 1, stderr: expect.stringContaining('already') as string });

  const empty = await database({ isBare: true });
  const target = { DATABASE_URL: empty.url, DATA_FOLDER: newFolder() };
  expect(await restore(target, kept)).toMatchObject({ code: 0, stderr: '' });
  expect(await contentOf(empty.db)).toEqual(await contentOf(source.db));
  expect(await epochOf(empty.db)).not.toBe(await epochOf(source.db));
  expect(await schemaOf(empty.db)).toEqual(await schemaOf(source.db));
  expect((await empty.db.query(`select nextval('order_numbers')::int as next`)).rows).toEqual([{ next: 123_457 }]);

  const full = await restore({ ...target, DATA_FOLDER: newFolder() }, kept);
  expect(full).toMatchObject({ code: 1, stdout: '' });
  expect(full.stderr).toMatch(/^The database is not empty\./);
  const taken = await restore({ ...target, DATABASE_URL: (await database({ isBare: true })).url }, kept);
  expect(taken.stderr).toMatch(/^The data folder .* is not empty: it has secret\./);
  expect(await contentOf(empty.db)).toEqual(await contentOf(source.db));

  // A backup holds no jobs; an email that was waiting is found and sent.
  await serve(target);
  const emails = () => {
    const mailFolder = join(target.DATA_FOLDER, 'mail');
    return existsSync(mailFolder) ? readdirSync(mailFolder).filter((name) => name.endsWith('.json')) : [];
  };
  await expect.poll(emails).toEqual(['mal_waits.json']);
  const sent = 'select attempts, sent_at is not null as "isSent" from mail_outbox';
  await expect.poll(async () => (await empty.db.query(sent)).rows).toEqual([{ attempts: 1, isSent: true }]);
});

test.each([
  ['a table that lost a byte', 'database/public.users.copy.gz', /public\.users\.copy\.gz does not match its checksum/],
  ['the secret', 'secret', /secret does not match its checksum/],
  ['the checksums', 'SHA256SUMS', /SHA256SUMS has been changed/],
  ['the manifest', 'manifest.json', /manifest\.json does not match its own checksum/],
])('a damaged backup is refused before anything is written: %s', async (_what, file, message) => {
  const kept = await smallBackup();
  const path = join(kept, file);
  if (file === 'manifest.json') {
    writeFileSync(path, readFileSync(path, 'utf8').replace('"fileCount": 0', '"fileCount": 1'));
  } else appendFileSync(path, 'x');
  const restored = newFolder();
  const empty = await database({ isBare: true });
  const refused = await restore({ DATA_FOLDER: restored, DATABASE_URL: empty.url }, kept);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(message);
  expect(readdirSync(restored)).toEqual([]);
  expect(await contentOf(empty.db)).toEqual({});
  const checked = await runCli('backup/backup-cli.ts', ['--check', kept], { env: {} });
  expect(checked).toMatchObject({ code: 1 });
});

/** A database as the Regen before the newest migration left it. */
async function olderDatabase() {
  const older = await database({ isBare: true });
  const folder = join(newFolder(), 'migrations');
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
  await migrate(drizzle(older.db.pool, { casing: 'snake_case' }), { migrationsFolder: folder });
  return older;
}

test('a backup of an older Regen is restored at its own schema and migrated by the next start', async () => {
  const older = await olderDatabase();
  const kept = join(newFolder(), 'kept');
  expect(await backup({ DATABASE_URL: older.url, DATA_FOLDER: newFolder() }, kept)).toMatchObject({ code: 0 });
  const empty = await database({ isBare: true });
  const env = { DATABASE_URL: empty.url, DATA_FOLDER: newFolder() };
  expect(await restore(env, kept)).toMatchObject({ code: 0, stderr: '' });
  expect(await schemaOf(empty.db)).toEqual(await schemaOf(older.db));
  await migrateDatabase(empty.db);
  await migrateDatabase(older.db);
  expect(await schemaOf(empty.db)).toEqual(await schemaOf(older.db));
});

test.each([
  [(all: string[]) => [...all, 'f'.repeat(64)], /^The backup was made by a newer Regen/],
  [(all: string[]) => all.with(-1, 'f'.repeat(64)), /^The backup has another schema than this Regen: migration/],
])('a backup of a newer Regen, or of another one, is refused', async (change, message) => {
  const kept = await smallBackup();
  const manifest = await readManifest(kept);
  const { file, text } = sealManifest({ ...manifest, migrations: change(manifest.migrations) });
  writeFileSync(join(kept, file), text);
  const empty = await database({ isBare: true });
  const refused = await restore({ DATABASE_URL: empty.url, DATA_FOLDER: newFolder() }, kept);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(message);
  expect(await contentOf(empty.db)).toEqual({});
});
