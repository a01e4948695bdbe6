import { loadSecret } from './auth/secret.ts';
import { readConfig } from './config.ts';
import { prepareDataFolder, PRIVATE_UMASK } from './data-folder.ts';
import { readDatabaseClock } from './db/clock.ts';
import { openDatabase } from './db/connect.ts';
import { migrateDatabase } from './db/migrate.ts';
import { createFileAccess, createStoreAccess } from './fill/store-access.ts';
import type { FileAccess, StoreAccess } from './fill/store-access.ts';
import { isLocal } from './local.ts';
import { createStorage } from './storage/create-storage.ts';

export { explainError } from './explain-error.ts';

export interface OpenStore {
  rows: StoreAccess;
  files: FileAccess;
  close(): Promise<void>;
}

/** Opens the store of these settings without a server, for a program that fills it. Nothing else may use its data folder. */
export async function openStore(env: NodeJS.ProcessEnv, onEvent: (message: string) => void): Promise<OpenStore> {
  process.umask(PRIVATE_UMASK);
  const config = readConfig(env);
  prepareDataFolder(config);
  const { db, close } = await openDatabase(config, onEvent);
  try {
    await migrateDatabase(db);
    const secret = loadSecret(config.JWT_SECRET, config.DATA_FOLDER);
    const clock = await readDatabaseClock(db);
    const storage = createStorage({ config, secret, clock, publicUrl: () => config.PUBLIC_URL ?? '' });
    return {
      rows: createStoreAccess(db, isLocal(config)),
      files: createFileAccess(db, storage),
      async close() {
        await storage.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
