import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createReadiness } from './readiness.ts';
import { createTestServer } from './testing/test-server.ts';
import type { TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  await server.app.platform.storage.check();
});
afterAll(() => server.close());

/** What a process that looks for the first time finds. */
async function problem(
  options: Partial<Parameters<typeof createReadiness>[0]> = {},
): Promise<{ status: number; code: string; retryAfter: string | undefined } | null> {
  const { db, config } = server;
  const { storage } = server.app.platform;
  const found = await createReadiness({ db, config, storage, isDraining: () => false, ...options })();
  return found && { status: found.status, code: found.code, retryAfter: found.headers['retry-after'] };
}

it('is ready with a database of this release, room on the disk and a storage', async () => {
  expect(await problem()).toBeNull();
  expect((await server.inject({ url: '/readyz' })).status).toBe(200);
});

it('logs once what is missing, however often it is checked', async () => {
  const lines: string[] = [];
  const other = await createTestServer(inject('cluster'), {
    logTo: { write: (line) => void lines.push(line) },
  });
  try {
    await other.db.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`);
    for (let probe = 0; probe < 3; probe += 1) {
      const { status, headers, body } = await other.inject({ url: '/readyz' });
      expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'schema_newer']);
    }
    expect(
      lines.filter((line) => line.includes('not ready: The database was migrated by a newer release')),
    ).toHaveLength(1);
  } finally {
    await other.close();
  }
});

it('is not ready with a disk that is full, and says so', async () => {
  expect(await problem({ floor: Number.MAX_SAFE_INTEGER })).toEqual({
    status: 503,
    code: 'disk_full',
    retryAfter: '5',
  });
  const gone = { DATA_FOLDER: join(server.config.DATA_FOLDER, 'gone') };
  expect(await problem({ config: gone })).toMatchObject({ code: 'disk_unavailable' });
});

it('is not ready with a database of a newer or an older release', async () => {
  const { db } = server;
  await db.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`);
  expect(await problem()).toMatchObject({ status: 503, code: 'schema_newer' });
  await db.query(`delete from drizzle.__drizzle_migrations where hash = 'later'`);
  const { rows } = await db.query<{ hash: string; created_at: string }>(
    `delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)
     returning hash, created_at`,
  );
  expect(await problem()).toMatchObject({ status: 503, code: 'schema_older' });
  await db.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)`, [
    rows[0]?.hash,
    rows[0]?.created_at,
  ]);
  expect(await problem()).toBeNull();
});

it('is not ready while the storage is away', async () => {
  const folder = join(server.config.DATA_FOLDER, 'storage');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'in the way');
  expect(await problem()).toMatchObject({ status: 503, code: 'storage_unavailable' });
  rmSync(folder);
  expect(await problem()).toBeNull();
});

it('checks once for any number of probes within a second', async () => {
  const { config } = server;
  const { storage } = server.app.platform;
  let looks = 0;
  const counting = { probe: () => ((looks += 1), storage.probe()) };
  const readiness = createReadiness({ db: server.db, config, storage: counting, isDraining: () => false });
  await Promise.all(Array.from({ length: 50 }, readiness));
  await readiness();
  expect(looks).toBe(1);
  await expect.poll(async () => (await readiness(), looks)).toBe(2);
});
