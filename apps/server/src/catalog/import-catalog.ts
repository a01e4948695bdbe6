import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '../content/import/check-folder.ts';
import { importFiles, storedModel, writeContent } from '../content/import/import-content.ts';
import type { ImportOptions } from '../content/import/import-content.ts';
import { readFolder } from '../content/import/read-folder.ts';
import type { ContentFolder } from '../content/import/read-folder.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import type { Reference } from './check/changes.ts';
import type { Counts } from './check/plan.ts';
import { danglingReferences } from './check/references.ts';
import type { Kind } from './definitions/definition.ts';
import { productTable } from './definitions/products.ts';
import { inFolder } from './format/file-error.ts';
import { CONTENT_FOLDER } from './format/find-files.ts';
import { RefusedCatalog } from './issue.ts';
import type { CatalogIssue } from './issue.ts';
import { storePictures } from './pictures/store-pictures.ts';
import { readCatalog } from './read-catalog.ts';
import type { Catalog, TableChanges } from './read-catalog.ts';

export interface ImportCatalogOptions extends ImportOptions {
  /** Null: picture and page files are checked, but the caller stores them later. */
  storage: Pick<Storage, 'get' | 'put' | 'sizeOf'> | null;
  /** Only says what is wrong, or what would be written. */
  isCheck: boolean;
  onProgress(step: string, done: number, total: number): void;
  signal: AbortSignal;
}

export interface CatalogSummary {
  tables: Counts[];
  /** Pictures that the folder has. */
  pictures: number;
  /** Records of the folder `content`, and how many of them were new or different; null without such a folder. */
  content: { records: number; written: number | null } | null;
}

/** The limit of the pool is meant for requests; a statement about 100,000 rows may take longer. */
const NO_TIME_LIMIT = 'set local statement_timeout = 0';

function refuse(issues: readonly CatalogIssue[]): void {
  if (issues.length > 0) throw new RefusedCatalog(issues);
}

async function readContent(
  db: Database,
  folder: string,
): Promise<{ content: ContentFolder | null; issues: CatalogIssue[] }> {
  const root = join(folder, CONTENT_FOLDER);
  if (!existsSync(root)) return { content: null, issues: [] };
  const content = await readFolder(root, await storedModel(db));
  const issues = checkFolder(content).map(({ path, message }) => ({
    file: `${CONTENT_FOLDER}/${path}`,
    row: null,
    column: null,
    message,
  }));
  return { content, issues };
}

/** Compares the files with the database. Refuses everything that is wrong, all at once. */
async function checkCatalog(tx: Tx, { tables, held }: Catalog, earlier: readonly CatalogIssue[]): Promise<Counts[]> {
  const known = new Map<Kind, ReadonlySet<string> | null>();
  const references: Reference[] = [];
  const issues = [...earlier];
  const counts: Counts[] = [];
  for (const table of [...tables, ...held]) {
    if (table.kind !== null) known.set(table.kind, table.keys && new Set(table.keys));
    const plan = await table.plan(tx, { lock: false });
    for (const issue of plan.issues) issues.push(issue);
    for (const reference of plan.references) references.push(reference);
    counts.push(plan.counts);
  }
  for (const issue of await danglingReferences(tx, references, known)) issues.push(issue);
  refuse(issues);
  return counts;
}

/** Each product has its row of stock: nothing on hand until stock.csv says so. */
const MISSING_STOCK = `insert into stock (sku, on_hand) select sku, 0 from products p
  where not exists (select from stock s where s.sku = p.sku)
  on conflict do nothing`;

async function writeTables(tx: Tx, tables: readonly TableChanges[]): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const table of tables) {
    const plan = await table.plan(tx, { lock: true });
    // Somebody may have changed the store since it was checked.
    refuse(plan.issues);
    await plan.write();
    counts.push(plan.counts);
  }
  return counts;
}

/**
 * Imports a folder: checks all of it, then writes what is new or different in one transaction. What is not in the files stays as it is.
 * Throws `RefusedCatalog` with everything that is wrong; nothing is written then.
 */
export async function importCatalog(
  db: Database,
  folder: string,
  options: ImportCatalogOptions,
): Promise<CatalogSummary> {
  const { storage, isCheck, onProgress, signal } = options;
  const progress = (step: string) => (done: number, total: number) => {
    signal.throwIfAborted();
    onProgress(step, done, total);
  };
  const { catalog, content, issues } = await inFolder(folder, async () => ({
    catalog: await readCatalog(folder, { at: options.at, onFile: progress('Checking pictures'), signal }),
    ...(await readContent(db, folder)),
  }));
  signal.throwIfAborted();
  const checked = await db.transaction(async (tx) => {
    await tx.query(NO_TIME_LIMIT);
    return checkCatalog(tx, catalog, [...catalog.issues, ...issues]);
  });
  const summary = (tables: Counts[], written: number | null): CatalogSummary => ({
    tables,
    pictures: catalog.pictures.length,
    content: content && { records: content.records.length, written },
  });
  if (isCheck) return summary(checked, null);
  // Files first: whoever reads the records finds them. No transaction waits for the storage.
  if (storage && content) await inFolder(folder, () => importFiles(db, storage, content, signal));
  const { pictures } = catalog;
  const onPicture = progress('Storing pictures');
  if (storage && pictures.length > 0)
    await inFolder(folder, () => storePictures(db, storage, pictures, (done) => onPicture(done, pictures.length)));
  signal.throwIfAborted();
  return db.transaction(async (tx) => {
    await tx.query(NO_TIME_LIMIT);
    const tables = await writeTables(tx, catalog.tables);
    const written = content ? await writeContent(tx, content, options) : null;
    // Last, because checkouts wait for these rows, also where they stay the same.
    const held = await writeTables(tx, catalog.held);
    if (tables.some(({ label, created }) => label === productTable.label && created > 0)) await tx.query(MISSING_STOCK);
    return summary([...tables, ...held], written);
  });
}
