import type { FileAccess, StoreAccess } from './store-access.ts';

/** Fills a new store when the server starts. What it is filled with is the business of whoever starts it. */
export interface Fill {
  /**
   * Runs after the migrations and before anything else reads the database. It must leave a store alone that has data or was opened
   * without it (`mark.ts`). It ends with the reason of the signal when that fires.
   */
  writeRows: (store: StoreAccess, signal?: AbortSignal) => Promise<void>;
  /** Runs at every start, once the storage can be used: stores the files that are missing. */
  storeFiles: (store: FileAccess) => Promise<void>;
}
