import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';

/** Where the file with this content is in the storage. */
export const fileKey = (hash: string): string => `content/${hash}`;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Stores a file and remembers it, so that backups know what belongs to the database. Returns its hash. */
export async function storeFile(
  db: Queryable,
  storage: Pick<Storage, 'get' | 'put'>,
  bytes: Uint8Array,
  contentType: string,
): Promise<string> {
  const hash = hashOf(bytes);
  const key = fileKey(hash);
  const known = await storage.get(key);
  known?.stream.destroy();
  if (!known) await storage.put(key, bytes, { contentType });
  await db.query('insert into content_files (key) values ($1) on conflict do nothing', [key]);
  return hash;
}
