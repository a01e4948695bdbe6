import { exportContent } from '../../content/import/export-content.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { commerceTables, heldTables, termTables } from '../definitions/all.ts';
import type { FileDefinition, TableDefinition } from '../definitions/definition.ts';
import { pictureFile, PICTURES_FOLDER } from '../definitions/pictures.ts';
import { priceFile, productFile, productTable } from '../definitions/products.ts';
import { inFolder } from '../format/file-error.ts';
import { CONTENT_FOLDER } from '../format/find-files.ts';
import { tableSql } from '../write/table-sql.ts';
import { pictureRows } from './export-pictures.ts';
import { csvOf, jsonOf } from './file-text.ts';
import { checkFree, writeFolder } from './write-folder.ts';
import type { FolderContent } from './write-folder.ts';

export interface ExportOptions {
  storage: Pick<Storage, 'get'>;
  format: 'csv' | 'json';
  onProgress(step: string, done: number, total: number): void;
  signal: AbortSignal;
}

export interface ExportSummary {
  products: number;
  /** Files of pictures and of pages. */
  files: number;
  /** Paths of those that the storage does not have. */
  missing: string[];
}

async function rowsOf<Row extends object>(db: Queryable, table: TableDefinition<Row>): Promise<Row[]> {
  const { select, key } = tableSql(table);
  return (await db.query<Row>(`${select} order by ${key} collate "C"`)).rows;
}

/** What goes into the folder, of one moment. */
async function readStore(
  db: Database,
  format: ExportOptions['format'],
): Promise<FolderContent & Pick<ExportSummary, 'products'>> {
  return db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const texts = new Map<string, string>();
    const files = new Map<string, string>();
    function add<Row>(file: FileDefinition<Row>, rows: readonly Row[]): void {
      texts.set(`${file.name}.${format}`, format === 'csv' ? csvOf(file, rows) : jsonOf(file, rows));
    }
    const addTable = async <Row extends object>(table: TableDefinition<Row>, file: FileDefinition<Row>) =>
      add(file, await rowsOf(tx, table));
    const products = await rowsOf(tx, productTable);
    const pictures = await pictureRows(tx, products);
    add(productFile, products);
    add(priceFile, products);
    add(pictureFile, pictures.rows);
    await Promise.all([...termTables(addTable), ...commerceTables(addTable), ...heldTables(addTable)]);
    const content = await exportContent(tx);
    for (const [path, text] of content.texts) texts.set(`${CONTENT_FOLDER}/${path}`, text);
    for (const [name, key] of pictures.files) files.set(`${PICTURES_FOLDER}/${name}`, key);
    for (const [path, key] of content.files) files.set(`${CONTENT_FOLDER}/${path}`, key);
    return { products: products.length, texts, files };
  });
}

/** Writes the catalog of a store into a new or empty folder, from which `importCatalog` makes the same one. All of it or nothing. */
export async function exportCatalog(db: Database, folder: string, options: ExportOptions): Promise<ExportSummary> {
  const { storage, format, onProgress, signal } = options;
  await inFolder(folder, () => checkFree(folder));
  const { products, texts, files } = await readStore(db, format);
  const onFile = (done: number): void => {
    signal.throwIfAborted();
    if (files.size > 0) onProgress('Files', done, files.size);
  };
  const missing = await inFolder(folder, () => writeFolder(folder, { texts, files }, { storage, onFile }));
  return { products, files: files.size - missing.length, missing };
}
