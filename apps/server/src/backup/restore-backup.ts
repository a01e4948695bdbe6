import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/connect.ts';
import { parseStorageUrl } from '../storage-url.ts';
import { BackupError } from './backup-error.ts';
import { checkBackup, listedFiles } from './check-backup.ts';
import { fingerprintOf } from './create-backup.ts';
import { copyHashed } from './hashing.ts';
import type { Manifest } from './manifest.ts';
import { fillDatabase, isEmptyDatabase, knownMigrations } from './restore-database.ts';
import { connectForCopy } from './snapshot.ts';
import { STORAGE, walk } from './stored-files.ts';

export interface RestoreOptions {
  config: Config;
  /** The folder of the backup. */
  from: string;
  onEvent?: (message: string) => void;
}

export interface Restored {
  manifest: Manifest;
  /** What the person should know, in sentences. */
  notes: string[];
}

async function isFilled(folder: string): Promise<boolean> {
  for await (const _ of walk(folder)) return true;
  return false;
}

/** The data folder may contain backups and emails; what a restore would write must not exist. */
async function checkFolder(config: Config): Promise<void> {
  for (const name of ['secret', STORAGE, ...(config.DATABASE_URL === undefined ? ['postgres'] : [])]) {
    const path = join(config.DATA_FOLDER, name);
    const isTaken = name === 'secret' ? existsSync(path) : await isFilled(path);
    if (!isTaken) continue;
    throw new BackupError(
      `The data folder ${config.DATA_FOLDER} is not empty: it has ${name}. A restore never overwrites; set DATA_FOLDER to a new folder, or move this one away.`,
    );
  }
}

function checkSettings(config: Config, manifest: Manifest): string[] {
  const { kind } = parseStorageUrl(config.STORAGE_URL);
  if (manifest.storage === 's3' && kind === 'disk') {
    throw new BackupError('The files of this backup are in a bucket. Set STORAGE_URL to it.');
  }
  if (manifest.storage === 'disk' && kind === 's3' && manifest.fileCount > 0) {
    throw new BackupError(
      `This backup has ${manifest.fileCount} files for a folder. Leave out STORAGE_URL, or copy them to the bucket from a restored folder later.`,
    );
  }
  const notes: string[] = [];
  const { from, fingerprint } = manifest.secret;
  if (config.JWT_SECRET === undefined && from === 'setting') {
    notes.push('JWT_SECRET was a setting and is not in the backup. Set it to the same value as before.');
  }
  if (config.JWT_SECRET !== undefined && fingerprintOf(config.JWT_SECRET) !== fingerprint) {
    notes.push(
      "JWT_SECRET differs from the backup's: everyone has to sign in again, and links in old emails stop working.",
    );
  }
  if (manifest.missingFiles.length > 0) {
    notes.push(`Missing when the backup was made: ${manifest.missingFiles.join(', ')}.`);
  }
  return notes;
}

async function copyFiles({ config, from }: RestoreOptions): Promise<void> {
  await mkdir(config.DATA_FOLDER, { recursive: true, mode: 0o700 });
  for await (const { path, sha256 } of listedFiles(from)) {
    const isWanted = path.startsWith(`${STORAGE}/`) || (path === 'secret' && config.JWT_SECRET === undefined);
    if (!isWanted) continue;
    const to = join(config.DATA_FOLDER, path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    if ((await copyHashed(join(from, path), to)) !== sha256)
      throw new BackupError(`${path} changed while it was read.`);
  }
}

async function fill(
  connection: pg.ClientConfig,
  options: RestoreOptions,
  manifest: Manifest,
  written: string[],
): Promise<void> {
  const client = await connectForCopy(connection);
  try {
    await client.query('begin');
    if (!(await isEmptyDatabase(client))) {
      throw new BackupError(
        'The database is not empty. A restore never overwrites; make an empty database and set DATABASE_URL to it.',
      );
    }
    await fillDatabase(client, options.from, manifest);
    written.push(STORAGE, 'secret');
    await copyFiles(options);
    await client.query('commit');
    // The planner's statistics are not part of a copy.
    await client.query('analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Puts a backup into an empty data folder and an empty database. The backup is read and checked whole before anything is
 * touched, and when anything fails later, what was written is removed.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { config, from, onEvent = () => undefined } = options;
  const manifest = await checkBackup(from);
  knownMigrations(manifest);
  const notes = checkSettings(config, manifest);
  await checkFolder(config);
  // What is ours to remove; another start may have created the rest in the meantime.
  const written: string[] = [];
  try {
    const database = await openDatabase(config, onEvent);
    if (database.engine) written.push('postgres');
    try {
      await fill(database.db.connection, options, manifest, written);
    } finally {
      await database.close();
    }
  } catch (error) {
    for (const name of written) await rm(join(config.DATA_FOLDER, name), { recursive: true, force: true });
    throw error;
  }
  return { manifest, notes };
}
