import type { BrandedSeller } from '@regen/domain';
import type { FileAccess, StoreAccess } from './store-access.ts';

/** Fills a new store when the server starts. The program that starts the server decides what with. */
export interface Fill {
  /** The seller in a store that has this fill, instead of the one in the settings. Never used in a store that was opened without it. */
  seller?: BrandedSeller;
  /**
   * Runs after the migrations and before anything else reads the database. It must not change a store that has data or was opened
   * without a fill (`fillState`). If the signal fires, it rejects with the signal's reason.
   */
  writeRows: (store: StoreAccess, signal?: AbortSignal) => Promise<void>;
  /** Runs at every start, once the storage can be used: stores the files that are missing. */
  storeFiles: (store: FileAccess) => Promise<void>;
}
