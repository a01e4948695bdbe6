import { stringify } from 'csv-stringify/sync';
import type { FileDefinition } from '../definitions/definition.ts';

/** Tells spreadsheets that a CSV file is UTF-8. The import ignores it. */
const BOM = '\uFEFF';

/** The rows of a file as CSV, with a header. */
export function csvOf<Row>({ columns }: FileDefinition<Row>, rows: readonly Row[]): string {
  const records = rows.map((row) => columns.map((one) => one.toText(row)));
  return BOM + stringify([columns.map(({ name }) => name), ...records]);
}

/** The rows of a file as a JSON list of objects. */
export function jsonOf<Row>({ columns }: FileDefinition<Row>, rows: readonly Row[]): string {
  const items = rows.map((row) => Object.fromEntries(columns.map((one) => [one.name, one.toJson(row)])));
  return `${JSON.stringify(items, null, 2)}\n`;
}
