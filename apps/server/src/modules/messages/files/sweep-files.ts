import type { Needs } from '../../../platform.ts';
import { uploadKey } from '../../uploads/repository.ts';
import { fileKey, thumbnailKey } from './attachments.ts';
import { deleteFiles, listUncleared, markCleared, withdrawUnsent } from './file-repository.ts';

/** How long what was uploaded stays after its URL has expired. */
const LINGER_MS = 60 * 60_000;
/** How long a file may be without a message. */
const UNSENT_MS = 24 * 60 * 60_000;
const AT_ONCE = 20;

/**
 * Deletes what was uploaded and is stored elsewhere by now, and the files that no message has: never sent, or left when their
 * conversation was deleted. Any process may do it. Returns how many files are gone.
 */
export async function sweepFiles(
  { clock, db, storage }: Needs<'clock' | 'db' | 'storage'>,
  signal: AbortSignal,
): Promise<number> {
  const now = clock.now().getTime();
  const removeAll = (keys: readonly string[]) => Promise.all(keys.map((key) => storage.delete(key)));
  while (!signal.aborted) {
    const ids = await listUncleared(db, new Date(now - LINGER_MS), AT_ONCE);
    if (ids.length === 0) break;
    await removeAll(ids.map(uploadKey));
    await markCleared(db, ids);
  }
  let count = 0;
  while (!signal.aborted) {
    const ids = await withdrawUnsent(db, new Date(now - UNSENT_MS), AT_ONCE);
    if (ids.length === 0) break;
    await removeAll(ids.flatMap((id) => [uploadKey(id), fileKey(id), thumbnailKey(id)]));
    // Last: a process that is killed before leaves the row, and so the files are found again.
    await deleteFiles(db, ids);
    count += ids.length;
  }
  return count;
}
