import type { OneAtATime } from '../../../one-at-a-time.ts';
import type { CheckPdf } from '../../../pdf/check-pdf.ts';
import { PDF_REFUSALS } from '../../../pdf/pdf-refusals.ts';
import type { Needs } from '../../../platform.ts';
import { readInTime } from '../../../storage/read-in-time.ts';
import { uploadKey } from '../../uploads/repository.ts';
import { fileKey, thumbnailKey } from './attachments.ts';
import { findFile, settleFile } from './file-repository.ts';
import type { FileOutcome, FileRow } from './file-repository.ts';

export const PDF = 'application/pdf';

export interface FileService {
  /** A file of a person, after checking and storing what has arrived; null if they have none with this id. */
  read(id: string, userId: string): Promise<FileRow | null>;
}

export type FileServiceNeeds = Needs<'clock' | 'db' | 'storage'> & { checkPdf: CheckPdf; uploadTurn: OneAtATime };

/** Checks uploaded files by their content and stores what may be sent. The same on disk and on S3. */
export function createFileService(needs: FileServiceNeeds): FileService {
  const { checkPdf, clock, db, storage, uploadTurn } = needs;
  const underway = new Map<string, Promise<void>>();

  const refused = (reason: string): FileOutcome => ({ state: 'refused', reason });

  async function storePdf(id: string, bytes: Buffer): Promise<FileOutcome> {
    const problem = await checkPdf(bytes);
    if (problem !== null) return refused(PDF_REFUSALS[problem]);
    await storage.put(fileKey(id), bytes, { contentType: PDF });
    return { state: 'ready', size: bytes.length, width: null, height: null };
  }

  async function storePicture({ id, contentType }: FileRow, bytes: Buffer): Promise<FileOutcome> {
    // Loaded with the first picture: most processes never draw one.
    const [{ drawAttachment }, { RefusedPicture }] = await Promise.all([
      import('./draw-attachment.ts'),
      import('../../../media/uploaded-picture.ts'),
    ]);
    try {
      const { width, height, ...drawn } = await drawAttachment(bytes, contentType);
      await storage.put(fileKey(id), drawn.bytes, { contentType });
      await storage.put(thumbnailKey(id), drawn.thumbnail, { contentType: 'image/webp' });
      return { state: 'ready', size: drawn.bytes.length, width, height };
    } catch (error) {
      if (error instanceof RefusedPicture) return refused(error.message);
      throw error;
    }
  }

  /** Null while there is still time for the file to come. */
  async function outcomeOf(file: FileRow): Promise<FileOutcome | null> {
    const { id, size, expiresAt } = file;
    const found = await storage.sizeOf(uploadKey(id));
    if (found === null)
      return expiresAt > clock.now() ? null : refused('The upload didn’t finish in time. Add the file again.');
    if (found !== size) return refused('The upload was incomplete. Add the file again.');
    return uploadTurn(() => storeFile(file));
  }

  async function storeFile(file: FileRow): Promise<FileOutcome | null> {
    const bytes = await readInTime(storage, uploadKey(file.id), file.size);
    // Another process has been faster.
    if (bytes === null) return null;
    return file.contentType === PDF ? storePdf(file.id, bytes) : storePicture(file, bytes);
  }

  async function settle(file: FileRow): Promise<void> {
    const outcome = await outcomeOf(file);
    if (outcome === null) return;
    // Another process has stored the same, or the sweep comes for it.
    if (await settleFile(db, file.id, outcome)) await storage.retireUpload(uploadKey(file.id));
  }

  return {
    async read(id, userId) {
      const before = await findFile(db, id, userId);
      if (before?.state !== 'waiting') return before;
      const running = underway.get(id) ?? settle(before).finally(() => underway.delete(id));
      underway.set(id, running);
      await running;
      return findFile(db, id, userId);
    },
  };
}
