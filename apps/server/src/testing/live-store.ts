import type { Fill } from '../fill/fill.ts';
import type { AddedDatabase } from './test-engine.ts';

/** What a live server starts with. */
export interface LiveStore {
  /** A database that has its rows. */
  createDatabase(): Promise<AddedDatabase>;
  /** Adds its rows to an empty database, and its files. */
  fill: Fill;
}
