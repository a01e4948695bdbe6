import { rmSync } from 'node:fs';
import { expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { newDataFolder, START_ENV } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Fill } from './fill.ts';
import { markAsOwn } from './mark.ts';

const seller = {
  name: 'Another Company, Inc.',
  brand: 'Another',
  address: null,
  email: null,
  phone: null,
  taxId: null,
};
const SETTINGS = { SELLER_NAME: 'Harbor Soaps, LLC' };

/** A fill with a seller that leaves the store as it is. */
const fill: Fill = { seller, writeRows: async () => undefined, storeFiles: async () => undefined };

/** The seller in a store with the fill, or in one that was opened without it. */
async function sellerOf(isFilled: boolean, env: Record<string, string>, options: { fill?: Fill }): Promise<string> {
  const database = await createTestDatabase(inject('cluster'));
  if (!isFilled) await database.db.query(`delete from settings where key = 'seed'`);
  if (!isFilled) await markAsOwn(database.db);
  const folder = newDataFolder();
  onTestFinished(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  const config = readConfig({ ...START_ENV, DATABASE_URL: database.url, DATA_FOLDER: folder, ...env });
  const running = await startServer(config, options);
  await running.stop();
  return running.app.platform.config.seller.name;
}

it.each<[string, boolean, Record<string, string>, { fill?: Fill }, string]>([
  ['the fill, in a store with it', true, {}, { fill }, seller.name],
  ['the settings, in a store with the fill that is opened without it', true, SETTINGS, {}, SETTINGS.SELLER_NAME],
  ['the settings, in a store that was opened without the fill', false, SETTINGS, { fill }, SETTINGS.SELLER_NAME],
  ['nobody else, in such a store without settings', false, {}, { fill }, 'Regen'],
])('the seller is that of %s', async (_whose, isFilled, env, options, name) => {
  expect(await sellerOf(isFilled, env, options)).toBe(name);
});
