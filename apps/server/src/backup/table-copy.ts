import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { Hashing, writeOptions } from './hashing.ts';
import type { TableEntry } from './manifest.ts';
import { quote } from './snapshot.ts';
import type { Table } from './snapshot.ts';

/** Where the rows of a table are in a backup. */
export const tableFile = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `database/${schema}.${name}.copy.gz`;

const target = ({ schema, name, columns }: Table): string =>
  `${quote(schema, name)} (${columns.map((column) => quote(column)).join(', ')})`;

type Copied = Pick<TableEntry, 'rows' | 'sha256'> & { fileSha256: string };

/** Streams a table into a compressed file. */
export async function copyTableOut(
  client: pg.Client,
  table: Table,
  folder: string,
  signal?: AbortSignal,
): Promise<Copied> {
  const rows = client.query(copyTo(`copy ${target(table)} to stdout`));
  const [text, packed] = [new Hashing(), new Hashing()];
  const file = createWriteStream(join(folder, tableFile(table)), writeOptions);
  // The fastest level: text shrinks to a fifth with it, and the server has other things to do.
  await pipeline(rows, text, createGzip({ level: 1 }), packed, file, { ...(signal && { signal }) });
  return { rows: rows.rowCount, sha256: text.digest(), fileSha256: packed.digest() };
}

/** Streams the file of a table into the empty table. */
export async function copyTableIn(client: pg.Client, table: Table, folder: string): Promise<void> {
  const into = client.query(copyFrom(`copy ${target(table)} from stdin`));
  await pipeline(createReadStream(join(folder, tableFile(table))), createGunzip(), into);
}

/** Rows and checksum of a table as it is, to be compared with what was copied. */
export async function sumOfTable(client: pg.Client, table: Table): Promise<Pick<TableEntry, 'rows' | 'sha256'>> {
  const rows = client.query(copyTo(`copy ${target(table)} to stdout`));
  const text = new Hashing();
  await pipeline(rows, text, async (source: AsyncIterable<Buffer>) => {
    for await (const _ of source);
  });
  return { rows: rows.rowCount, sha256: text.digest() };
}
