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

/** The tables used to price carts. */
export interface Pricing {
  readonly automatic: readonly AutomaticDiscount[];
  readonly methods: readonly ShippingMethod[];
  readonly zones: readonly ShippingZone[];
  readonly rates: readonly ZoneRate[];
  readonly taxes: readonly TaxRate[];
}

export type FillState = 'own' | 'started' | 'done';

/**
 * What the demo needs from the store that it fills. The store provides it and knows nothing about the demo; tables are written with SQL, so
 * this contains only what the store computes itself.
 */
export interface DemoHost {
  /** Whether only this machine can reach the store. */
  readonly isLocal: boolean;
  readonly db: Database;
  /** 'own' if the store was opened without the demo, null if nothing is known about it. */
  fillState(): Promise<FillState | null>;
  /** Records, before the first user is written, that the demo is being added, and which users may get the published password. */
  beginFill(published: { password: string; users: readonly string[] }): Promise<void>;
  endFill(): Promise<void>;
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

/** What the demo needs from a store to add its files. */
export interface DemoFileHost {
  readonly db: Database;
  fillState(): Promise<FillState | null>;
  hasFile(key: string): Promise<boolean>;
  putFile(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Stores a message's file as if it had been uploaded. Width and height are null unless it is a picture. */
  putAttachment(
    id: string,
    bytes: Buffer,
    contentType: string,
  ): Promise<{ size: number; width: number | null; height: number | null }>;
  /** Stores the files of a content folder that are missing. */
  importContentFiles(folder: string): Promise<unknown>;
  /** Stores a product picture; returns its id. */
  addPicture(bytes: Buffer, contentType: string): Promise<string>;
  /** Stores every size of the picture of an account's store, whose row must exist; does nothing if all are there. */
  putStorePicture(accountId: string, hash: string, readFile: () => Promise<Buffer>, contentType: string): Promise<void>;
}
