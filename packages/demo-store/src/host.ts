import type { AutomaticDiscount, ShippingMethod, ShippingZone, TaxRate, ZoneRate } from '@regen/domain';

/** Runs SQL with `$1` parameters, inside or outside a transaction. */
export interface Queryable {
  query<Row>(statement: string, values?: readonly unknown[]): Promise<{ rows: Row[]; rowCount: number }>;
}

export type Tx = Queryable;

export interface Database extends Queryable {
  /** May run `work` again after a deadlock. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A connection of its own, for temporary tables, locks and long statements. */
export interface Session extends Queryable {
  close(): Promise<void>;
}

/** The tables that carts are priced with. */
export interface Pricing {
  readonly automatic: readonly AutomaticDiscount[];
  readonly methods: readonly ShippingMethod[];
  readonly zones: readonly ShippingZone[];
  readonly rates: readonly ZoneRate[];
  readonly taxes: readonly TaxRate[];
}

/**
 * What the demo needs of the store that it fills. The store gives it and knows nothing of the demo; tables are written as SQL, so this
 * holds only what the store works out itself.
 */
export interface DemoHost {
  /** Whether only this machine can reach the store. */
  readonly isLocal: boolean;
  readonly db: Database;
  openSession(): Promise<Session>;
  hashPassword(password: string): Promise<string>;
  readPricing(): Promise<Pricing>;
  /** Fills the table of postal codes, if it is empty. */
  fillPostalPlaces(): Promise<unknown>;
  /** Publishes a content folder; its files come later. */
  importContent(folder: string): Promise<unknown>;
  /** Imports a catalog folder, with the rows of its pictures; their files come later. */
  importCatalog(folder: string, onProgress: (done: number, total: number) => void): Promise<unknown>;
}

/** What the demo needs of a store to add its files. */
export interface DemoFileHost {
  readonly db: Database;
  hasFile(key: string): Promise<boolean>;
  putFile(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Stores the file of a message as if it had been uploaded. Width and height are null for what is no picture. */
  putAttachment(
    id: string,
    bytes: Buffer,
    contentType: string,
  ): Promise<{ size: number; width: number | null; height: number | null }>;
  /** Stores the files of a content folder that are missing. */
  importContentFiles(folder: string): Promise<unknown>;
  /** Stores a picture of products; returns the id that products name it by. */
  addPicture(bytes: Buffer, contentType: string): Promise<string>;
  /** Stores the picture of an account's store, whose row is there, in every size; nothing if all of them are there. */
  putStorePicture(accountId: string, hash: string, readFile: () => Promise<Buffer>, contentType: string): Promise<void>;
}
