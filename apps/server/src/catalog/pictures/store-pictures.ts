import { readFile } from 'node:fs/promises';
import type { Database } from '../../db/database.ts';
import { fileOf } from '../../pictures/picture-file.ts';
import { addPicture } from '../../pictures/pictures.ts';
import type { Storage } from '../../storage/storage.ts';
import { CatalogError } from '../issue.ts';
import type { NewPicture } from './check-pictures.ts';

/** Stores pictures that were checked. They stay if the import fails afterward, and are deleted after a day without a product that shows them. */
export async function storePictures(
  db: Pick<Database, 'transaction'>,
  storage: Pick<Storage, 'put' | 'sizeOf'>,
  pictures: readonly NewPicture[],
  onPicture: (done: number) => void,
): Promise<void> {
  for (const [done, { path, checked, focus }] of pictures.entries()) {
    onPicture(done);
    const bytes = await readFile(path);
    if (fileOf(bytes) !== checked.file) throw new CatalogError(`${path} was changed during the import. Import again.`);
    await addPicture(db, storage, { ...checked, bytes }, focus);
  }
  onPicture(pictures.length);
}
