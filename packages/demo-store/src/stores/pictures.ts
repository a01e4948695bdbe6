import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { demoId } from '../demo-people.ts';
import type { DemoFileHost } from '../host.ts';
import { demoStoreNames, demoStores } from './demo-stores.ts';

/** The picture of a demo clinic's store, a WebP file next to `src` and `dist`. */
const fileOf = (name: string): string => fileURLToPath(new URL(`../../stores/${name}.webp`, import.meta.url));

/** Stores missing pictures of the demo stores, in every size that an uploaded one has. */
export async function seedStorePictures({ db, putStorePicture }: DemoFileHost): Promise<void> {
  for (const name of demoStoreNames) {
    const { account, pictureHash: hash } = demoStores[name];
    const id = demoId('acc', account);
    const { rowCount } = await db.query('select from store_pictures where account_id = $1 and hash = $2', [id, hash]);
    if (rowCount > 0) await putStorePicture(id, hash, () => readFile(fileOf(name)), 'image/webp');
  }
}
