import { storePictureFile } from '@regen/demo-store/store-pictures';
import { readFile } from 'node:fs/promises';
import type { Database } from '../../db/database.ts';
import { storePictureFiles } from '../../modules/stores/store-picture.ts';
import { putStorePicture } from '../../modules/uploads/put-store-picture.ts';
import type { Storage } from '../../storage/storage.ts';
import { demoId } from '../demo-people.ts';
import { demoStoreNames, demoStores } from './demo-stores.ts';

/** Stores the pictures of the demo stores where their files are missing, in the sizes of any uploaded one. */
export async function seedStorePictures(db: Database, storage: Pick<Storage, 'put' | 'sizeOf'>): Promise<void> {
  for (const name of demoStoreNames) {
    const { account, pictureHash } = demoStores[name];
    const accountId = demoId('acc', account);
    const { rowCount } = await db.query('select from store_pictures where account_id = $1 and hash = $2', [
      accountId,
      pictureHash,
    ]);
    const keys = storePictureFiles(accountId, pictureHash).map(({ key }) => key);
    const sizes = rowCount === 0 ? [] : await Promise.all(keys.map((key) => storage.sizeOf(key)));
    if (!sizes.includes(null)) continue;
    const { drawStorePicture } = await import('../../modules/uploads/draw-picture.ts');
    const drawn = await drawStorePicture(await readFile(storePictureFile(name)), 'image/webp');
    await putStorePicture(storage, accountId, pictureHash, drawn);
  }
}
