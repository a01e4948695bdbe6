import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fill } from '../../fill/fill.ts';
import type { LiveStore } from '../live-store.ts';
import { createCopy, startCluster } from '../test-engine.ts';
import type { AddedDatabase, RunningCluster, TemplateFill } from '../test-engine.ts';
import { CATALOG_FOLDER, CONTENT_FOLDER, fillShop } from './fill-shop.ts';
import { BUNDLE_FILE, bundlePdf, STORE_PICTURES } from './write-stores.ts';

const SHOP: TemplateFill = { name: 'shop', fill: fillShop };

/** A PostgreSQL for one run of the server's tests. Its template is the shop that they run on. */
export const startTestCluster = (): Promise<RunningCluster> => startCluster(SHOP);

/** A database with that shop, for a server of its own. */
const createDatabase = (): Promise<AddedDatabase> => createCopy(SHOP);

const pictureOf = (name: string): Promise<Buffer> => readFile(join(CATALOG_FOLDER, 'pictures', `${name}.webp`));

export const shopFill: Fill = {
  async writeRows({ db }) {
    const { rows } = await db.query('select from users limit 1');
    if (rows.length === 0) await fillShop(db);
  },
  async storeFiles({ addPicture, importContentFiles, putFile, putStorePicture }) {
    for (const name of ['front', 'texture', 'context']) await addPicture(await pictureOf(name), 'image/webp');
    for (const { accountId, hash } of STORE_PICTURES)
      await putStorePicture(accountId, hash, () => pictureOf('context'), 'image/webp');
    await putFile(BUNDLE_FILE, bundlePdf(), 'application/pdf');
    await importContentFiles(CONTENT_FOLDER);
  },
};

/** For `startLiveServer`. */
export const shop: LiveStore = { createDatabase, fill: shopFill };
