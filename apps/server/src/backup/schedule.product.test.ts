import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { runCli } from '../testing/run-cli.ts';
import { newDataFolder, startServerProcess } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { withBackupLock } from './backup-lock.ts';
import { checkBackup } from './check-backup.ts';
import { backUpWhenDue } from './schedule.ts';

const log = { info: () => undefined };
const folders: string[] = [];
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
});
afterAll(async () => {
  await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function settings(env: Record<string, string>): Record<string, string> {
  const folder = newDataFolder();
  folders.push(folder);
  return { DATABASE_URL: database.url, DATA_FOLDER: folder, ...env };
}

test('a scheduled backup is made, and stopping the server leaves no partial one', async () => {
  const env = settings({ BACKUP_EVERY_HOURS: '12' });
  const folder = join(env['DATA_FOLDER'] ?? '', 'backups');
  const first = startServerProcess(env);
  await first.listening;
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const names = (): string[] => (existsSync(folder) ? readdirSync(folder) : []);
  expect(names().filter((name) => name.endsWith('.partial'))).toEqual([]);

  const second = startServerProcess(env);
  try {
    await second.listening;
    await expect.poll(() => names().filter((name) => /^regen-\d{8}T\d{6}Z$/.test(name))).toHaveLength(1);
    const [name = ''] = names();
    expect((await checkBackup(join(folder, name))).tables.length).toBeGreaterThan(40);
  } finally {
    second.child.kill('SIGTERM');
    await second.ended;
  }
});

test('backups are made when due, by one of several processes, and the newest are kept', async () => {
  const config = readConfig(settings({ BACKUP_EVERY_HOURS: '6', BACKUP_KEEP: '2' }));
  const folder = join(config.DATA_FOLDER, 'backups');
  const { signal } = new AbortController();
  const at = (time: string) => ({ config, db: database.db, log, metrics: noMetrics, now: () => new Date(time) });
  const all = await Promise.all([1, 2, 3].map(() => backUpWhenDue(at('2026-11-22T06:00:00Z'), signal)));
  expect(all.filter((made) => made !== null)).toEqual([join(folder, 'regen-20261122T060000Z')]);
  expect(await backUpWhenDue(at('2026-11-22T11:59:59Z'), signal)).toBeNull();
  // What a killed process left, and what is not ours.
  mkdirSync(join(folder, 'regen-20261122T115900Z.partial'));
  mkdirSync(join(folder, 'regen-before-the-move'));
  expect(await backUpWhenDue(at('2026-11-22T12:00:00Z'), signal)).not.toBeNull();
  expect(await backUpWhenDue(at('2026-11-22T18:00:00Z'), signal)).not.toBeNull();
  expect(readdirSync(folder).toSorted()).toEqual([
    'regen-20261122T120000Z',
    'regen-20261122T180000Z',
    'regen-before-the-move',
  ]);
});

test('a manual backup is refused while another backup is in progress', async () => {
  const env = settings({});
  const { signal } = new AbortController();
  const byHand = () => runCli('backup/backup-cli.ts', [], { env });
  const refused = await withBackupLock(database.db.connection, signal, byHand);
  expect(refused).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Another backup of this database is in progress. Try again when it has finished.\n',
  });
  expect(readdirSync(env['DATA_FOLDER'] ?? '')).toEqual([]);
  // And no scheduled backup is made in the meantime.
  const options = { config: readConfig(env), db: database.db, log, metrics: noMetrics, now: () => new Date() };
  expect(await withBackupLock(database.db.connection, signal, () => backUpWhenDue(options, signal))).toBeNull();
});
