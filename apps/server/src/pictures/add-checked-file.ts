import type { Database } from '../db/database.ts';
import { imageSize } from '../media/content-image.ts';
import { RefusedPicture, sniff } from '../media/uploaded-picture.ts';
import type { Storage } from '../storage/storage.ts';
import { fileOf } from './picture-file.ts';
import { addPicture } from './pictures.ts';

/** Stores a file that was checked before, when its product was imported, and is not decoded once more. Returns the id of the picture. */
export async function addCheckedFile(
  db: Pick<Database, 'transaction'>,
  storage: Pick<Storage, 'put' | 'sizeOf'>,
  bytes: Buffer,
): Promise<string> {
  const contentType = sniff(bytes);
  const size = await imageSize(bytes);
  if (contentType === null || size === null) throw new RefusedPicture('The picture cannot be read. It may be damaged.');
  return addPicture(db, storage, { bytes, contentType, file: fileOf(bytes), ...size });
}
