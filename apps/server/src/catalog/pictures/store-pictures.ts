import { readFile } from 'node:fs/promises';
import type { Tx } from '../../db/database.ts';
import { fileOf } from '../../pictures/picture-file.ts';
import { addPicture } from '../../pictures/pictures.ts';
import type { Storage } from '../../storage/storage.ts';
import { CatalogError } from '../issue.ts';
import type { NewPicture } from './check-pictures.ts';

/** Stores pictures that were checked. What is stored stays if the transaction fails; pictures that no product shows are deleted after a day. */
export async function storePictures(
  tx: Tx,
  storage: Pick<Storage, 'put' | 'sizeOf'>,
  pictures: readonly NewPicture[],
  onPicture: (done: number) => void,
): Promise<void> {
  for (const [done, { path, checked, focus }] of pictures.entries()) {
    onPicture(done);
    const bytes = await readFile(path);
    if (fileOf(bytes) !== checked.file) throw new CatalogError(`${path} was changed during the import. Import again.`);
    await addPicture(tx, storage, { ...checked, bytes }, focus);
  }
  onPicture(pictures.length);
}
