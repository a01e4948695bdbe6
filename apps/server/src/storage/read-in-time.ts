import { storageUnavailable } from '../refuse.ts';
import { readAll } from './storage.ts';
import type { Storage } from './storage.ts';

/** Milliseconds for an uploaded file, which is at most 20 MB: more than a slow bucket needs, and less than a caller waits. */
const LIMIT = 10_000;

/**
 * All of a file of exactly this size; null if there is none. What takes longer is given up and refused with 503: those who wait for their
 * turn do not wait for a storage that hangs.
 */
export async function readInTime(
  storage: Pick<Storage, 'get'>,
  key: string,
  size: number,
  limit = LIMIT,
): Promise<Buffer | null> {
  const given = new AbortController();
  const late = new Promise<never>((_, reject) => {
    given.signal.addEventListener('abort', () => reject(given.signal.reason as Error));
  });
  const timer = setTimeout(() => {
    given.abort(storageUnavailable(new Error(`${key} was not read within ${limit} ms.`)));
  }, limit);
  async function read(): Promise<Buffer | null> {
    const stored = await storage.get(key);
    if (stored === null) return null;
    // It may come after nobody waits for it any more.
    if (given.signal.aborted || stored.size !== size) {
      stored.stream.destroy();
      return null;
    }
    given.signal.addEventListener('abort', () => stored.stream.destroy());
    return readAll(stored);
  }
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
  }
}
