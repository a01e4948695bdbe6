import type { Tx } from '../db/database.ts';
import { readChanges, unreadable, withoutDuplicates } from './check/changes.ts';
import type { Changes } from './check/changes.ts';
import { planTable } from './check/plan.ts';
import type { Plan } from './check/plan.ts';
import { commerceTables, heldTables, termTables } from './definitions/all.ts';
import type { FileDefinition, Kind, TableDefinition } from './definitions/definition.ts';
import { blankPicture, pictureFile } from './definitions/pictures.ts';
import { priceFile, productFile, productTable } from './definitions/products.ts';
import { findFiles } from './format/find-files.ts';
import { readRawFile } from './format/read-file.ts';
import type { CatalogIssue } from './issue.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import type { NewPicture, PictureOptions } from './pictures/check-pictures.ts';

export interface ReadOptions extends PictureOptions {
  at: Date;
  signal: AbortSignal;
}

/** The changes of a table, without the type of its rows. */
export interface TableChanges {
  kind: Kind | null;
  /** Keys that other files may reference; null if they are unknown because the file can't be read. */
  keys: readonly string[] | null;
  plan(tx: Tx, options: { lock: boolean }): Promise<Plan>;
  issues: readonly CatalogIssue[];
}

export interface Catalog {
  /** In the order in which they are written. */
  tables: readonly TableChanges[];
  /** Those that checkouts lock, in the order in which they do. */
  held: readonly TableChanges[];
  pictures: readonly NewPicture[];
  issues: readonly CatalogIssue[];
}

const nameOf = (_table: unknown, { name }: { name: string }): string => name;

const FILE_NAMES = [
  ...termTables(nameOf),
  ...[productFile, priceFile, pictureFile].map(({ name }) => name),
  ...commerceTables(nameOf),
  ...heldTables(nameOf),
];

const tableChanges = <Row extends object>(
  table: TableDefinition<Row>,
  { changes, keys, refused, isBroken, issues }: Changes<Row>,
  at: Date,
): TableChanges => ({
  kind: table.kind,
  keys,
  issues,
  plan: (tx, { lock }) => planTable(tx, table, changes, { at, lock, isRefused: (key) => isBroken || refused.has(key) }),
});

/** Reads and checks the files of a folder, also its pictures, as far as that can be done without the database. */
export async function readCatalog(folder: string, options: ReadOptions): Promise<Catalog> {
  const { files, issues } = await findFiles(folder, FILE_NAMES);

  async function read<Row>(definition: FileDefinition<Row>, blank: () => Row, isUnique = true): Promise<Changes<Row>> {
    options.signal.throwIfAborted();
    const file = files.get(definition.name);
    const key = definition.columns[0]?.name ?? '';
    if (file === undefined) return { changes: [], keys: [], refused: new Set(), isBroken: false, issues: [] };
    const raw = await readRawFile(folder, file, key);
    if (Array.isArray(raw)) return unreadable(raw);
    const changes = readChanges(definition, raw, blank);
    return isUnique ? withoutDuplicates(changes, key) : changes;
  }

  const readTable = async <Row extends object>(table: TableDefinition<Row>, file: FileDefinition<Row>) =>
    tableChanges(table, await read(file, () => table.blank(options.at)), options.at);

  const blankProduct = () => productTable.blank(options.at);
  const products = await read(productFile, blankProduct);
  const prices = await read(priceFile, blankProduct);
  const pictureRows = await read(pictureFile, blankPicture, false);
  const pictures = await checkPictures(folder, pictureRows.changes, options);
  const tables = [
    ...(await Promise.all(termTables(readTable))),
    tableChanges(
      productTable,
      {
        changes: [...products.changes, ...prices.changes, ...pictures.changes],
        keys: products.keys,
        refused: new Set([products, prices].flatMap((part) => [...part.refused])),
        isBroken: products.isBroken || prices.isBroken,
        issues: [products, prices, pictureRows, pictures].flatMap((part) => part.issues),
      },
      options.at,
    ),
    ...(await Promise.all(commerceTables(readTable))),
  ];
  const held = await Promise.all(heldTables(readTable));
  return {
    tables,
    held,
    pictures: [...pictures.pictures.values()],
    issues: [...issues, ...[...tables, ...held].flatMap((table) => table.issues)],
  };
}
