import { createHash } from 'node:crypto';
import type { OneAtATime } from '../../one-at-a-time.ts';
import type { Needs } from '../../platform.ts';
import { readInTime } from '../../storage/read-in-time.ts';
import { storePictureFiles } from '../stores/store-picture.ts';
import type { DrawnFile } from './draw-picture.ts';
import { putStorePicture } from './put-store-picture.ts';
import {
  deletePicture,
  listUncleared,
  lockAccount,
  markCleared,
  presentHash,
  readPictureState,
  replacePicture,
  settleUpload,
  uploadKey,
  withdrawUploads,
} from './repository.ts';
import type { PictureState, UploadRow } from './repository.ts';

/** How long an uploaded file may stay unused after its URL has expired. */
const LINGER_MS = 60 * 60_000;
const MAX_CLEARED = 200;
const CLEAR_AT_ONCE = 20;

export interface PictureService {
  /** The status of an account's picture, after publishing a file that has arrived. */
  read(accountId: string): Promise<PictureState>;
  remove(accountId: string): Promise<void>;
  /** Deletes uploaded files that will not be used; returns how many. Any process may do it. */
  clear(signal: AbortSignal): Promise<number>;
}

export type PictureNeeds = Needs<'clock' | 'db' | 'log' | 'storage'> & { uploadTurn: OneAtATime };

/** Takes uploaded files into use: checks, draws, stores and swaps them. The same on disk and on S3. */
export function createPictureService({ clock, db, log, storage, uploadTurn }: PictureNeeds): PictureService {
  const underway = new Map<string, Promise<void>>();

  async function deleteFiles(accountId: string, hash: string): Promise<void> {
    await Promise.all(storePictureFiles(accountId, hash).map(({ key }) => storage.delete(key)));
  }

  async function refuse(upload: UploadRow, reason: string): Promise<void> {
    await storage.retireUpload(uploadKey(upload.id));
    await settleUpload(db, upload.id, { state: 'refused', reason });
  }

  async function draw(upload: UploadRow, bytes: Buffer): Promise<DrawnFile[] | null> {
    // Loaded with the first picture: most processes never draw one.
    const [{ drawStorePicture }, { RefusedPicture }] = await Promise.all([
      import('./draw-picture.ts'),
      import('../../media/uploaded-picture.ts'),
    ]);
    try {
      return await drawStorePicture(bytes, upload.contentType);
    } catch (error) {
      if (!(error instanceof RefusedPicture)) throw error;
      await refuse(upload, error.message);
      return null;
    }
  }

  /** Under which hash the pictures are stored; null when there are none. */
  async function storeDrawn(accountId: string, upload: UploadRow): Promise<string | null> {
    const whole = await readInTime(storage, uploadKey(upload.id), upload.size);
    // Withdrawn, or another process has been faster.
    if (whole === null) return null;
    const drawn = await draw(upload, whole);
    if (!drawn) return null;
    // Of the upload as well: the same picture sent again gets another address, so that deleting the old one is safe.
    const hash = createHash('sha256').update(upload.id).update(whole).digest('hex').slice(0, 16);
    await putStorePicture(storage, accountId, hash, drawn);
    return hash;
  }

  async function takeIntoUse(accountId: string, upload: UploadRow): Promise<void> {
    const found = await storage.sizeOf(uploadKey(upload.id));
    if (found === null) return;
    if (found !== upload.size) return refuse(upload, `The file is not ${upload.size} bytes long, as declared.`);
    const hash = await uploadTurn(() => storeDrawn(accountId, upload));
    if (hash === null) return;
    const outcome = await db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      if (!(await settleUpload(tx, upload.id, { state: 'used' }))) {
        return { isUsed: (await presentHash(tx, accountId)) === hash, before: null };
      }
      return { isUsed: true, before: await replacePicture(tx, accountId, hash, clock.now()) };
    });
    if (!outcome.isUsed) await deleteFiles(accountId, hash);
    if (outcome.before !== null && outcome.before !== hash) await deleteFiles(accountId, outcome.before);
    await storage.retireUpload(uploadKey(upload.id));
  }

  return {
    async read(accountId) {
      const before = await readPictureState(db, accountId);
      const { upload } = before;
      if (upload?.state !== 'waiting') return before;
      const running =
        underway.get(upload.id) ?? takeIntoUse(accountId, upload).finally(() => underway.delete(upload.id));
      underway.set(upload.id, running);
      await running;
      return readPictureState(db, accountId);
    },
    async remove(accountId) {
      const { hash, uploads } = await db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        return { hash: await deletePicture(tx, accountId), uploads: await withdrawUploads(tx, accountId) };
      });
      await Promise.all(uploads.map((id) => storage.retireUpload(uploadKey(id))));
      if (hash !== null) await deleteFiles(accountId, hash);
    },
    async clear(signal) {
      const before = new Date(clock.now().getTime() - LINGER_MS);
      const ids = await listUncleared(db, before, MAX_CLEARED);
      let cleared = 0;
      while (cleared < ids.length && !signal.aborted) {
        const some = ids.slice(cleared, cleared + CLEAR_AT_ONCE);
        await Promise.all(some.map((id) => storage.delete(uploadKey(id))));
        await markCleared(db, some);
        cleared += some.length;
      }
      log.debug({ count: cleared }, 'expired uploads deleted');
      return cleared;
    },
  };
}
