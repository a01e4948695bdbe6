import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Queryable } from '../../db/database.ts';
import type { Cell, Json } from '../format/cell.ts';

/** What a file can name: a row of another file, or of the database. */
export type Kind = 'category' | 'concern' | 'sku' | 'method' | 'zone';

/** What a cell held: how it changes the row, or what is wrong with it. */
type Reading<Row> = { set: (row: Row) => Row } | { problems: string[] };

/** A column of a file, for rows of a table. */
export interface Column<Row> {
  name: string;
  isRequired: boolean;
  parse(text: string): unknown;
  /** Null, undefined and an empty text: an empty cell. */
  read(value: unknown): Reading<Row>;
  toJson(row: Row): Json;
  toText(row: Row): string;
  /** What it names. */
  refers: { kind: Kind; keysOf: (row: Row) => readonly string[] } | null;
}

/** One file of the folder. */
export interface FileDefinition<Row> {
  /** Without its ending: `products`. */
  name: string;
  /** The first one is the key. */
  columns: readonly Column<Row>[];
  /** Whether its rows make rows of the table, and not only change those that another file makes or that are there. */
  canCreate: boolean;
}

export interface RowProblem {
  column: string;
  message: string;
}

export interface RowsProblem extends RowProblem {
  /** The row that has it. */
  key: string;
}

export interface RowsToCheck<Row> {
  /** The rows of the table's own file as they will be, by key. */
  rows: ReadonlyMap<string, Row>;
  /** When the import is made. */
  at: Date;
  /** Whether an issue of this row was already reported: others may only follow from it. */
  isRefused(key: string): boolean;
  /** To read rows that are not in the files. */
  db: Queryable;
}

/** A table that files are imported into. */
export interface TableDefinition<Row extends object> {
  /** In summaries: `shipping rates`. */
  label: string;
  table: PgTable;
  key: keyof Row & string;
  /** What its keys are to other files. */
  kind: Kind | null;
  /** A row that is new at this time, before any cell is read: the defaults. Its names are the columns that are read and written. */
  blank(at: Date): Row;
  /** What follows from other values of the row; `before` is null for a new one. */
  finish?(row: Row, before: Row | null): Row;
  /** What is wrong with a whole row. */
  check?(row: Row): RowProblem[];
  /** What is wrong between rows, including those that are not in the files. */
  checkRows?(check: RowsToCheck<Row>): Promise<RowsProblem[]>;
}

/** `entry 2: benefit is missing`. */
function problemOf({ path, message }: z.core.$ZodIssue): string {
  const where = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}:` : String(part)));
  return [...where, message].join(' ');
}

export interface Access<Row, T> {
  get(row: Row): T;
  set(row: Row, value: T): Row;
}

export interface ColumnOptions<Row, T> {
  /** The value of an empty cell. Without it the cell is required. */
  empty?: T;
  refers?: { kind: Kind; keysOf: (row: Row) => readonly string[] };
}

/** A column with its own way to the values of the row. */
export function column<Row, T>(
  name: string,
  cell: Cell<NonNullable<T>>,
  { get, set }: Access<Row, T>,
  options: ColumnOptions<Row, T> = {},
): Column<Row> {
  const { empty, refers = null } = options;
  return {
    name,
    isRequired: empty === undefined,
    refers,
    parse: (text) => cell.parse(text),
    read(value) {
      if (value === null || value === undefined || value === '')
        return empty === undefined ? { problems: ['must not be empty'] } : { set: (row) => set(row, empty) };
      const { data, error } = cell.schema.safeParse(value);
      if (data !== undefined) return { set: (row) => set(row, data) };
      const hint = cell.shape === undefined ? '' : `; write entries as “${cell.shape}”, one per line`;
      return { problems: (error?.issues ?? []).map((issue) => problemOf(issue) + hint) };
    },
    toJson(row) {
      const value = get(row);
      return value === null || value === undefined ? null : cell.toJson(value);
    },
    toText(row) {
      const value = get(row);
      return value === null || value === undefined ? '' : cell.toText(value);
    },
  };
}

/** Makes columns that are one value of the row each. */
export function columnsOf<Row>() {
  return <Key extends keyof Row>(
    name: string,
    key: Key,
    cell: Cell<NonNullable<Row[Key]>>,
    options: { empty?: Row[Key]; refers?: Kind } = {},
  ): Column<Row> => {
    const { empty, refers } = options;
    const keysOf = (row: Row): string[] => [row[key]].flat().filter((one) => typeof one === 'string');
    return column<Row, Row[Key]>(
      name,
      cell,
      { get: (row) => row[key], set: (row, value) => ({ ...row, [key]: value }) },
      { ...(empty !== undefined && { empty }), ...(refers && { refers: { kind: refers, keysOf } }) },
    );
  };
}
