import { existsSync } from 'node:fs';
import { mkdir, opendir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { storePictureFiles } from '../modules/stores/store-picture.ts';
import { pictureKey } from '../pictures/picture-file.ts';
import { copyHashed, noteSum } from './hashing.ts';
import type { Table } from './snapshot.ts';

/** Where user files are in a backup, as in the data folder. */
export const STORAGE = 'storage';

const TYPE = '!type';
/** Uploads in progress, which have not been confirmed to a client. */
const DRAFTS = '.drafts';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Paths of all files below a folder, relative and with slashes. A file or folder that is deleted in the meantime is left out. */
export async function* walk(folder: string, below = ''): AsyncGenerator<string> {
  let entries;
  try {
    entries = await opendir(join(folder, below));
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  for await (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(folder, path);
    else if (entry.isFile()) yield path;
  }
}

/** Copies one stored file unless it exists already. False if it was deleted in the meantime. */
async function copyOne(from: string, into: string, path: string, signal?: AbortSignal): Promise<boolean> {
  const to = join(into, STORAGE, path);
  if (existsSync(to)) return false;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    const sum = await copyHashed(join(from, path), to, signal);
    await noteSum(into, `${STORAGE}/${path}`, sum);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * Copies the stored files that the backup does not have yet; returns how many. A key is written once and never changed, so a copy stays
 * valid. A file's type is complete when the file exists, so it is copied afterward.
 */
export async function copyNewFiles(from: string, into: string, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for await (const path of walk(from)) {
    signal?.throwIfAborted();
    if (path.endsWith(TYPE) || path.startsWith(`${DRAFTS}/`)) continue;
    if (!(await copyOne(from, into, path, signal))) continue;
    await copyOne(from, into, `${path}${TYPE}`, signal);
    count += 1;
  }
  return count;
}

type StoredRow = Record<string, string | null>;

/** Where rows name files: table, columns, and the keys of one row. */
const REFERENCES: readonly {
  table: string;
  columns: readonly string[];
  keysOf: (row: StoredRow) => string[];
}[] = [
  { table: 'bundles', columns: ['file_key'], keysOf: (row) => keyIn(row['file_key']) },
  { table: 'applications', columns: ['license_key'], keysOf: (row) => keyIn(row['license_key']) },
  // As it was called before migration 18.
  { table: 'applications', columns: ['licence_key'], keysOf: (row) => keyIn(row['licence_key']) },
  { table: 'content_files', columns: ['key'], keysOf: (row) => keyIn(row['key']) },
  { table: 'pictures', columns: ['file'], keysOf: ({ file }) => keyIn(file && pictureKey(file)) },
  { table: 'store_pictures', columns: ['account_id', 'hash'], keysOf: pictureKeys },
];

function keyIn(key: string | null | undefined): string[] {
  return key === null || key === undefined ? [] : [key];
}

function pictureKeys({ account_id: accountId, hash }: StoredRow): string[] {
  return storePictureFiles(accountId ?? '', hash ?? '').map(({ key }) => key);
}

/** Keys that rows of the snapshot name and that the backup does not have. An older schema has not all of these columns. */
export async function missingFiles(client: pg.Client, into: string, tables: readonly Table[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { table, columns, keysOf } of REFERENCES) {
    const known = tables.find(({ schema, name }) => schema === 'public' && name === table)?.columns ?? [];
    if (!columns.every((column) => known.includes(column))) continue;
    const { rows } = await client.query<StoredRow>(`select ${columns.join(', ')} from public.${table}`);
    missing.push(...rows.flatMap(keysOf).filter((key) => !existsSync(join(into, STORAGE, key))));
  }
  return missing.toSorted();
}
