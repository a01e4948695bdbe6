import pg from 'pg';
import { createPasswords } from '../auth/passwords.ts';
import { importCatalog } from '../catalog/import-catalog.ts';
import type { CatalogSummary } from '../catalog/import-catalog.ts';
import { importContent, importFiles, readChecked } from '../content/import/import-content.ts';
import { readDatabaseClock } from '../db/clock.ts';
import type { Database, Rows } from '../db/database.ts';
import { ReferenceKeeper } from '../modules/cart/reference.ts';
import type { Reference } from '../modules/cart/reference.ts';
import { fillPostalPlaces } from '../modules/locations/postal-places.ts';
import { fileKey, thumbnailKey } from '../modules/messages/files/attachments.ts';
import { storePictureFiles } from '../modules/stores/store-picture.ts';
import { putStorePicture } from '../modules/uploads/put-store-picture.ts';
import { fileOf } from '../pictures/picture-file.ts';
import { addPicture } from '../pictures/pictures.ts';
import type { Storage } from '../storage/storage.ts';
import { fillState, markFillBegun, markFillDone } from './mark.ts';
import type { FillState, Published } from './mark.ts';

/** A connection outside the pool, for temporary tables, locks and long statements. */
interface Session {
  query<Row>(statement: string, values?: readonly unknown[]): Promise<Rows<Row>>;
  close(): Promise<void>;
}

/** What a program needs to fill a store: the database, and what the store computes itself. */
export interface StoreAccess {
  /** Whether only this machine can reach the store. */
  readonly isLocal: boolean;
  readonly db: Database;
  /** What the store was filled with by earlier starts: 'own' if it was opened without a fill, null if nothing is known. */
  fillState(): Promise<FillState | null>;
  /** Records that the fill has begun, before it writes a user; the server warns about published sign-ins that others can reach. */
  beginFill(published: Published): Promise<void>;
  endFill(): Promise<void>;
  openSession(): Promise<Session>;
  hashPassword(password: string): Promise<string>;
  readPricing(): Promise<Pick<Reference, 'automatic' | 'methods' | 'zones' | 'rates' | 'taxes'>>;
  /** Fills the table of postal codes, if it is empty. */
  fillPostalPlaces(): Promise<number>;
  /** Publishes a content folder, without its files. */
  importContent(folder: string): Promise<number>;
  /** Imports a catalog folder, without the files of its pictures and pages. */
  importCatalog(folder: string, onProgress: (done: number, total: number) => void): Promise<CatalogSummary>;
}

/** What it needs to add files. */
export interface FileAccess {
  readonly db: Database;
  fillState(): Promise<FillState | null>;
  hasFile(key: string): Promise<boolean>;
  putFile(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Stores a message's file like an upload of this type. Width and height are null unless it is a picture. */
  putAttachment(
    id: string,
    bytes: Buffer,
    contentType: string,
  ): Promise<{ size: number; width: number | null; height: number | null }>;
  /** Stores the files of a content folder that are missing. */
  importContentFiles(folder: string): Promise<void>;
  /** Stores a product picture; returns its id. */
  addPicture(bytes: Buffer, contentType: string): Promise<string>;
  /** Stores every size of the picture of an account's store, whose row must exist; does nothing if all are there. */
  putStorePicture(accountId: string, hash: string, readFile: () => Promise<Buffer>, contentType: string): Promise<void>;
}

async function openSession({ connection }: Pick<Database, 'connection'>): Promise<Session> {
  const client = new pg.Client({ ...connection, application_name: 'regen-fill' });
  // The next statement reports a lost connection; without a listener, the process would crash.
  client.on('error', () => undefined);
  await client.connect();
  return {
    async query<Row>(statement: string, values?: readonly unknown[]) {
      const { rows, rowCount } = await client.query<Row & pg.QueryResultRow>(statement, values && [...values]);
      return { rows, rowCount: rowCount ?? 0 };
    },
    close: () => client.end(),
  };
}

export function createStoreAccess(db: Database, isLocal: boolean): StoreAccess {
  return {
    isLocal,
    db,
    fillState: () => fillState(db),
    beginFill: (published) => markFillBegun(db, published),
    endFill: () => markFillDone(db),
    openSession: () => openSession(db),
    hashPassword: (password) => createPasswords().hash(password),
    readPricing: async () => new ReferenceKeeper({ clock: await readDatabaseClock(db) }).get(db),
    fillPostalPlaces: () => fillPostalPlaces(db),
    importContent: async (folder) =>
      importContent(db, await readChecked(folder, db), { at: (await readDatabaseClock(db)).now() }),
    importCatalog: async (folder, onProgress) =>
      importCatalog(db, folder, {
        storage: null,
        isCheck: false,
        at: (await readDatabaseClock(db)).now(),
        onProgress: (_step, done, total) => onProgress(done, total),
        signal: new AbortController().signal,
      }),
  };
}

export function createFileAccess(db: Database, storage: Pick<Storage, 'get' | 'put' | 'sizeOf'>): FileAccess {
  return {
    db,
    fillState: () => fillState(db),
    hasFile: async (key) => (await storage.sizeOf(key)) !== null,
    putFile: (key, bytes, contentType) => storage.put(key, bytes, { contentType }),
    async putAttachment(id, bytes, contentType) {
      if (!contentType.startsWith('image/')) {
        await storage.put(fileKey(id), bytes, { contentType });
        return { size: bytes.length, width: null, height: null };
      }
      const { drawAttachment } = await import('../modules/messages/files/draw-attachment.ts');
      const drawn = await drawAttachment(bytes, contentType);
      await storage.put(fileKey(id), drawn.bytes, { contentType });
      await storage.put(thumbnailKey(id), drawn.thumbnail, { contentType: 'image/webp' });
      return { size: drawn.bytes.length, width: drawn.width, height: drawn.height };
    },
    importContentFiles: async (folder) => importFiles(db, storage, await readChecked(folder)),
    async addPicture(bytes, contentType) {
      // The import has decoded it already.
      const { imageSize } = await import('../media/content-image.ts');
      const size = await imageSize(bytes);
      if (!size) throw new TypeError("The picture can't be read.");
      return addPicture(db, storage, { bytes, contentType, file: fileOf(bytes), ...size });
    },
    async putStorePicture(accountId, hash, readFile, contentType) {
      const keys = storePictureFiles(accountId, hash).map(({ key }) => key);
      const sizes = await Promise.all(keys.map((key) => storage.sizeOf(key)));
      if (!sizes.includes(null)) return;
      const { drawStorePicture } = await import('../modules/uploads/draw-picture.ts');
      await putStorePicture(storage, accountId, hash, await drawStorePicture(await readFile(), contentType));
    },
  };
}
