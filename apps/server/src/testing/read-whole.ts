import { readAll } from '../storage/storage.ts';
import type { Storage } from '../storage/storage.ts';

/** The whole of a stored file, or null when there is none or it is larger than `most` bytes. */
export async function readWhole(storage: Pick<Storage, 'get'>, key: string, most: number): Promise<Buffer | null> {
  const file = await storage.get(key);
  if (!file) return null;
  if (file.size <= most) return readAll(file);
  file.stream.destroy();
  return null;
}
