import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { AdminError } from './admin-error.ts';

/** Replaces the secret in the data folder. Running servers keep the old one until they are started again. */
export async function rotateSecret({ DATA_FOLDER, JWT_SECRET }: Config): Promise<string> {
  if (JWT_SECRET !== undefined) {
    throw new AdminError('The secret is the setting JWT_SECRET. Change it there and start the server again.');
  }
  const file = join(DATA_FOLDER, 'secret');
  if (!existsSync(file)) {
    throw new AdminError(`There is no secret in ${DATA_FOLDER}. Set DATA_FOLDER to your store's data folder.`);
  }
  const fresh = `${file}.new`;
  await rm(fresh, { force: true });
  const handle = await open(fresh, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(48).toString('base64url'));
    await handle.sync();
  } finally {
    await handle.close();
  }
  // In one step: a concurrently starting server reads either the old one or the new one.
  await rename(fresh, file);
  return file;
}
