import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { createSigner, loadSecret } from '../auth/secret.ts';
import type { Config } from '../config.ts';
import { parseStorageUrl } from '../storage-url.ts';
import { BackupError } from './backup-error.ts';
import { copyHashed, hashFile, noteSum, writeOptions } from './hashing.ts';
import { newManifest, sealManifest, SUMS } from './manifest.ts';
import type { Manifest, TableEntry } from './manifest.ts';
import { appliedMigrations, beginSnapshot, connectForCopy, listSequences, versionOf } from './snapshot.ts';
import type { Table } from './snapshot.ts';
import { copyNewFiles, missingFiles, STORAGE } from './stored-files.ts';
import { copyTableOut, tableFile } from './table-copy.ts';

export interface BackupOptions {
  config: Pick<Config, 'DATA_FOLDER' | 'JWT_SECRET' | 'STORAGE_URL'>;
  connection: pg.ClientConfig;
  /** The folder to make; it must not be there yet. */
  into: string;
  /** Ends it early; nothing is left behind. */
  signal?: AbortSignal | undefined;
}

const SECRET = 'secret';

/** How often a snapshot is taken again because a file that it names was deleted before it was copied. */
const SNAPSHOTS = 5;

/** An incomplete backup has this suffix, so that it is not mistaken for a backup. */
const partialOf = (folder: string): string => `${folder}.partial`;

/** A key used only to distinguish secrets. */
export const fingerprintOf = (secret: string): string => createSigner(secret).fingerprint('backup', 'secret');

async function claim(into: string, partial: string): Promise<void> {
  if (existsSync(into)) throw new BackupError(`${into} exists already. A backup never overwrites; name a new folder.`);
  try {
    await mkdir(dirname(into), { recursive: true, mode: 0o700 });
    await mkdir(partial, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' ? 'another backup is being written there, or one was interrupted' : code;
    throw new BackupError(`The folder ${partial} cannot be made: ${reason ?? String(error)}.`, { cause: error });
  }
}

interface Sources {
  client: pg.Client;
  storageFolder: string | null;
  partial: string;
  signal?: AbortSignal | undefined;
}

/**
 * A snapshot whose files have all been copied. Existing files come first, and new ones in a second round: a file that a row of the
 * snapshot names was there in one of the two. If one was created and deleted in between, a newer snapshot is taken.
 */
async function takeSnapshot({ client, storageFolder, partial, signal }: Sources) {
  const copy = async (): Promise<number> => (storageFolder === null ? 0 : copyNewFiles(storageFolder, partial, signal));
  let fileCount = await copy();
  for (let tries = 1; ; tries += 1) {
    const snapshot = await beginSnapshot(client);
    fileCount += await copy();
    const missing = storageFolder === null ? [] : await missingFiles(client, partial, snapshot.tables);
    if (missing.length === 0 || tries === SNAPSHOTS) return { ...snapshot, fileCount, missing };
    await client.query('rollback');
  }
}

async function copyTables(tables: readonly Table[], { client, partial, signal }: Sources): Promise<TableEntry[]> {
  const entries: TableEntry[] = [];
  for (const table of tables) {
    const { fileSha256, ...content } = await copyTableOut(client, table, partial, signal);
    await noteSum(partial, tableFile(table), fileSha256);
    entries.push({ ...table, ...content });
  }
  return entries;
}

async function copySecret(config: BackupOptions['config'], partial: string): Promise<Manifest['secret']> {
  const fingerprint = fingerprintOf(loadSecret(config.JWT_SECRET, config.DATA_FOLDER));
  if (config.JWT_SECRET !== undefined) return { from: 'setting', fingerprint };
  await noteSum(partial, SECRET, await copyHashed(join(config.DATA_FOLDER, SECRET), join(partial, SECRET)));
  return { from: 'file', fingerprint };
}

/** Names of new files are on the disk only when their folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function write(options: BackupOptions, sources: Sources): Promise<Manifest> {
  const { client, partial, storageFolder } = sources;
  await mkdir(join(partial, 'database'), { mode: 0o700 });
  const { createdAt, tables, fileCount, missing } = await takeSnapshot(sources);
  const content = {
    createdAt: createdAt.toISOString(),
    postgres: await versionOf(client),
    migrations: await appliedMigrations(client),
    tables: await copyTables(tables, sources),
    sequences: await listSequences(client),
    storage: storageFolder === null ? ('s3' as const) : ('disk' as const),
    fileCount,
    missingFiles: missing,
    secret: await copySecret(options.config, partial),
  };
  const manifest = newManifest({ ...content, sums: await hashFile(join(partial, SUMS)) });
  const { file, text } = sealManifest(manifest);
  await writeFile(join(partial, file), text, writeOptions);
  return manifest;
}

/**
 * Copies database, files and secret as of one moment, while the server keeps serving. The folder gets its final name once everything is
 * on disk; until then, and if anything fails, there is none.
 */
export async function createBackup(options: BackupOptions): Promise<Manifest> {
  const { config, connection, into, signal } = options;
  const partial = partialOf(into);
  await claim(into, partial);
  try {
    const client = await connectForCopy(connection, signal);
    try {
      const isOnDisk = parseStorageUrl(config.STORAGE_URL).kind === 'disk';
      const storageFolder = isOnDisk ? join(config.DATA_FOLDER, STORAGE) : null;
      const manifest = await write(options, { client, storageFolder, partial, signal });
      await syncFolder(partial);
      await rename(partial, into);
      await syncFolder(dirname(into));
      return manifest;
    } finally {
      await client.end().catch(() => undefined);
    }
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
