import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database, Queryable } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { commerceTables, termTables } from '../definitions/all.ts';
import type { FileDefinition, TableDefinition } from '../definitions/definition.ts';
import { pictureFile } from '../definitions/pictures.ts';
import { priceFile, productFile, productTable } from '../definitions/products.ts';
import { CatalogError } from '../issue.ts';
import { tableSql } from '../write/table-sql.ts';
import { pictureRows, writePictures } from './export-pictures.ts';
import type { ExportedPictures } from './export-pictures.ts';
import { csvOf, jsonOf } from './file-text.ts';

export interface ExportOptions {
  storage: Pick<Storage, 'get'>;
  format: 'csv' | 'json';
  onProgress(step: string, done: number, total: number): void;
  signal: AbortSignal;
}

export interface ExportSummary {
  products: number;
  pictures: number;
  /** Names of files of pictures that the storage does not have. */
  missing: string[];
}

async function rowsOf<Row extends object>(db: Queryable, table: TableDefinition<Row>): Promise<Row[]> {
  const { select, key } = tableSql(table);
  return (await db.query<Row>(`${select} order by ${key} collate "C"`)).rows;
}

interface Texts {
  products: number;
  files: Map<string, string>;
  pictures: ExportedPictures['files'];
}

/** The texts of all files, of one moment. */
async function textsOf(db: Database, format: ExportOptions['format']): Promise<Texts> {
  return db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const files = new Map<string, string>();
    function add<Row>(file: FileDefinition<Row>, rows: readonly Row[]): void {
      files.set(`${file.name}.${format}`, format === 'csv' ? csvOf(file, rows) : jsonOf(file, rows));
    }
    const products = await rowsOf(tx, productTable);
    const pictures = await pictureRows(tx, products);
    add(productFile, products);
    add(priceFile, products);
    add(pictureFile, pictures.rows);
    const addTable = async <Row extends object>(table: TableDefinition<Row>, file: FileDefinition<Row>) =>
      add(file, await rowsOf(tx, table));
    await Promise.all([...termTables(addTable), ...commerceTables(addTable)]);
    return { products: products.length, files, pictures: pictures.files };
  });
}

/** Writes the catalog of a store into a new or empty folder, from which `importCatalog` makes the same one. All of it or nothing. */
export async function exportCatalog(db: Database, folder: string, options: ExportOptions): Promise<ExportSummary> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new CatalogError(`${folder} is not empty. Name a new folder.`);
  const draft = `${resolve(folder)}.partial`;
  if (existsSync(draft)) throw new CatalogError(`${draft} is left of an earlier export. Remove it.`);
  const { products, files, pictures } = await textsOf(db, options.format);
  await mkdir(draft, { recursive: true });
  try {
    for (const [name, text] of files) await writeFile(join(draft, name), text);
    const missing = await writePictures(draft, options.storage, pictures, (done) => {
      options.signal.throwIfAborted();
      if (pictures.size > 0) options.onProgress('Pictures', done, pictures.size);
    });
    if (existsSync(folder)) await rmdir(folder);
    await rename(draft, folder);
    return { products, pictures: pictures.size - missing.length, missing };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
