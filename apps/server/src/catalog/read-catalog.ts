import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tx } from '../db/database.ts';
import { duplicates, readChanges } from './check/changes.ts';
import type { Change, Changes } from './check/changes.ts';
import { planTable } from './check/plan.ts';
import type { Plan } from './check/plan.ts';
import type { FileDefinition, Kind, TableDefinition } from './definitions/definition.ts';
import { blankPicture, pictureFile } from './definitions/pictures.ts';
import { priceFile, productFile, productTable } from './definitions/products.ts';
import {
  couponFile,
  couponTable,
  discountFile,
  discountTable,
  offerFile,
  offerTable,
} from './definitions/promotions.ts';
import {
  methodFile,
  methodTable,
  rateFile,
  rateTable,
  taxFile,
  taxTable,
  zoneFile,
  zoneTable,
} from './definitions/shipping.ts';
import { stockFile, stockTable } from './definitions/stock.ts';
import { categoryFile, categoryTable, concernFile, concernTable } from './definitions/taxonomy.ts';
import { readRawFile } from './format/read-file.ts';
import { CatalogError } from './issue.ts';
import type { CatalogIssue } from './issue.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import type { NewPicture, PictureOptions } from './pictures/check-pictures.ts';

/** The changes of a table, without the type of its rows. */
export interface TableChanges {
  kind: Kind | null;
  /** What other files may name. */
  keys: readonly string[];
  plan(tx: Tx, options: { lock: boolean }): Promise<Plan>;
}

export interface Catalog {
  /** In the order in which they are written. */
  tables: readonly TableChanges[];
  pictures: readonly NewPicture[];
  issues: readonly CatalogIssue[];
}

export const CONTENT_FOLDER = 'content';

const NAMES = [
  'categories',
  'concerns',
  'products',
  'prices',
  'stock',
  'pictures',
  'coupons',
  'discounts',
  'free-items',
  'shipping-methods',
  'shipping-zones',
  'shipping-rates',
  'taxes',
];

/** The files of a folder by their names without ending. What looks like a file of a catalog and is none is refused. */
async function findFiles(folder: string): Promise<{ files: Map<string, string>; issues: CatalogIssue[] }> {
  if (!existsSync(folder)) throw new CatalogError(`There is no folder ${folder}.`);
  const files = new Map<string, string>();
  const issues: CatalogIssue[] = [];
  const add = (file: string, message: string) => void issues.push({ file, row: null, column: null, message });
  for (const file of (await readdir(folder)).toSorted()) {
    const [, name = ''] = /^(.+)\.(?:csv|json)$/.exec(file) ?? [];
    if (name === '' || file.startsWith('.')) continue;
    if (!NAMES.includes(name))
      add(file, `is not a file of a catalog; they are ${NAMES.join(', ')}: rename or remove it`);
    else if (files.has(name)) add(file, `is there as ${files.get(name)} too: keep one of them`);
    else files.set(name, file);
  }
  if (files.size === 0 && issues.length === 0 && !existsSync(join(folder, CONTENT_FOLDER)))
    throw new CatalogError(`There is no file of a catalog in ${folder}, such as products.csv.`);
  return { files, issues };
}

/** Reads and checks the files of a folder, also its pictures, as far as that can be done without the database. */
export async function readCatalog(folder: string, options: PictureOptions): Promise<Catalog> {
  const { files, issues } = await findFiles(folder);

  async function read<Row>(definition: FileDefinition<Row>, blank: () => Row, isUnique = true): Promise<Changes<Row>> {
    const file = files.get(definition.name);
    const nothing = { changes: [], keys: [], issues: [] };
    if (file === undefined) return nothing;
    const key = definition.columns[0]?.name ?? '';
    const raw = await readRawFile(folder, file, key);
    if (Array.isArray(raw)) {
      issues.push(...raw);
      return nothing;
    }
    const changes = readChanges(definition, raw, blank);
    issues.push(...changes.issues, ...(isUnique ? duplicates(changes, key) : []));
    return changes;
  }

  function tableOf<Row extends object>(
    table: TableDefinition<Row>,
    changes: readonly Change<Row>[],
    keys: readonly string[],
  ): TableChanges {
    return { kind: table.kind, keys, plan: (tx, lock) => planTable(tx, table, changes, lock) };
  }

  async function one<Row extends object>(
    table: TableDefinition<Row>,
    file: FileDefinition<Row>,
  ): Promise<TableChanges> {
    const { changes, keys } = await read(file, table.blank);
    return tableOf(table, changes, keys);
  }

  const categories = await one(categoryTable, categoryFile);
  const concerns = await one(concernTable, concernFile);
  const products = await read(productFile, productTable.blank);
  const prices = await read(priceFile, productTable.blank);
  const pictureRows = await read(pictureFile, blankPicture, false);
  const pictures = await checkPictures(folder, pictureRows.changes, options);
  issues.push(...pictures.issues);
  const tables = [
    categories,
    concerns,
    tableOf(productTable, [...products.changes, ...prices.changes, ...pictures.changes], products.keys),
    await one(stockTable, stockFile),
    await one(couponTable, couponFile),
    await one(discountTable, discountFile),
    await one(offerTable, offerFile),
    await one(methodTable, methodFile),
    await one(zoneTable, zoneFile),
    await one(rateTable, rateFile),
    await one(taxTable, taxFile),
  ];
  return { tables, pictures: [...pictures.pictures.values()], issues };
}
