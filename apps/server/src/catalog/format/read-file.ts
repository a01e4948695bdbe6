import { CsvError, parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { CatalogIssue, Place } from '../issue.ts';
import { whyUnreadable } from './file-error.ts';

/** A row of a file. A column that the file does not have is not in `values`; an empty cell is null. */
export interface RawRow {
  place: Place;
  values: ReadonlyMap<string, unknown>;
}

export interface RawFile {
  file: string;
  /** Whether values are text of CSV cells, which their column has to parse. */
  isText: boolean;
  /** The header of a CSV file; null for JSON, whose items may differ. */
  header: readonly string[] | null;
  rows: readonly RawRow[];
}

/** What csv-parse returns with `info`, which its types leave out. */
const parsedRecords = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));
type Parsed = z.output<typeof parsedRecords>[number];

/** The line a record begins on; csv-parse says the one it ends on. */
const beginOf = ({ record, info }: Parsed): number =>
  info.lines - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

const whyBroken: ReadonlyMap<string, string> = new Map([
  ['CSV_QUOTE_NOT_CLOSED', 'a quoted cell is not closed: end it with a quote, and write a quote inside it twice ("")'],
  [
    'INVALID_OPENING_QUOTE',
    'a quote stands inside a cell: put the whole cell in quotes and write that quote twice ("")',
  ],
  ['CSV_INVALID_CLOSING_QUOTE', 'text follows the closing quote of a cell: write a quote inside a cell twice ("")'],
]);

type Read = RawFile | CatalogIssue[];

const issue = (file: string, row: string | null, message: string): CatalogIssue[] => [
  { file, row, column: null, message },
];

function readCsv(file: string, given: string): Read {
  // One kind of line break, so that lines are counted as an editor does.
  const text = given.replaceAll(/\r\n?/g, '\n');
  const [firstLine = ''] = text.split('\n', 1);
  let records: Parsed[];
  try {
    const all: unknown = parse(text, {
      // Names of columns have neither, so the header tells.
      delimiter: firstLine.includes(';') ? ';' : ',',
      record_delimiter: '\n',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    records = parsedRecords.parse(all);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at = 'lines' in error && typeof error.lines === 'number' ? `line ${error.lines}` : null;
    return issue(file, at, whyBroken.get(error.code) ?? error.message);
  }
  const [head, ...body] = records;
  if (!head) return issue(file, null, 'is empty: the first line names the columns');
  const header = head.record;
  const twice = header.find((name, at) => header.indexOf(name) !== at);
  if (twice !== undefined) return issue(file, 'line 1', `names the column “${twice}” twice`);
  const rows: RawRow[] = [];
  const issues: CatalogIssue[] = [];
  for (const parsed of body.filter(({ record }) => record.some((cell) => cell !== ''))) {
    const place = { file, row: `line ${beginOf(parsed)}` };
    const { record } = parsed;
    if (record.length === header.length)
      rows.push({ place, values: new Map(header.map((name, at) => [name, record[at] || null])) });
    else
      issues.push({
        ...place,
        column: null,
        message: `has ${record.length} cells and the header ${header.length}: put cells with a comma, semicolon or line break in quotes`,
      });
  }
  return issues.length > 0 ? issues : { file, isText: true, header, rows };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readJson(file: string, text: string, key: string): Read {
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch (error) {
    return issue(file, null, `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!Array.isArray(items) || !items.every(isObject))
    return issue(file, null, 'must be a list of objects: [{ … }, { … }]');
  const rows = items.map((item, at): RawRow => {
    const values = new Map(Object.entries(item));
    const name = values.get(key);
    const shown = typeof name === 'string' && name !== '' ? ` (${name})` : '';
    return { place: { file, row: `item ${at + 1}${shown}` }, values };
  });
  return { file, isText: false, header: null, rows };
}

/** Reads a CSV or JSON file of a folder. `key` names the rows of a JSON file in messages. */
export async function readRawFile(folder: string, file: string, key: string): Promise<Read> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(join(folder, file));
  } catch (error) {
    const reason = whyUnreadable(error);
    if (reason === null) throw error;
    return issue(file, null, `can't be read: ${reason}`);
  }
  let text: string;
  try {
    // It leaves a byte order mark out.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return issue(file, null, 'is not UTF-8 text: save it as “CSV UTF-8”');
  }
  return file.toLowerCase().endsWith('.json') ? readJson(file, text, key) : readCsv(file, text);
}
