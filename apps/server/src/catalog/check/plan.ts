import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../db/database.ts';
import type { TableDefinition } from '../definitions/definition.ts';
import { groupBy } from '../group-by.ts';
import type { CatalogIssue } from '../issue.ts';
import { tableSql } from '../write/table-sql.ts';
import type { Change, Reference } from './changes.ts';

export interface Counts {
  label: string;
  created: number;
  changed: number;
  unchanged: number;
}

/** What becomes of a table: compared with its rows, nothing is written yet. */
export interface Plan {
  counts: Counts;
  issues: CatalogIssue[];
  references: Reference[];
  /** Writes the rows that are new or different. */
  write(): Promise<void>;
}

/** Rows of a statement: PostgreSQL takes at most 256 MB of JSON in one value. */
const BATCH = 1_000;

interface Planned<Row> {
  before: Row | null;
  after: Row;
  changes: readonly Change<Row>[];
}

/** The issue of a row, in the file that has the column. */
function place<Row>(changes: readonly Change<Row>[], column: string, message: string): CatalogIssue[] {
  const change = changes.find(({ columns }) => columns.has(column)) ?? changes[0];
  return change ? [{ ...change.place, column, message }] : [];
}

export interface PlanOptions {
  at: Date;
  lock: boolean;
  /** Whether an issue of this row was already reported: others may only follow from it. */
  isRefused: (key: string) => boolean;
}

/** What changes make of the rows of a table. With `lock` nobody else changes these rows until the transaction ends. */
export async function planTable<Row extends object>(
  tx: Tx,
  definition: TableDefinition<Row>,
  changes: readonly Change<Row>[],
  { at: now, lock, isRefused }: PlanOptions,
): Promise<Plan> {
  const { select, key, upsert, toRecord } = tableSql(definition);
  const byKey = groupBy(changes, (change) => change.key);
  // Orders lock stock in this order too. They may still be placed: the key stays.
  const { rows } = await tx.query<Row>(
    `${select} where ${key} = any($1::text[]) order by ${key} collate "C"${lock ? ' for no key update' : ''}`,
    [[...byKey.keys()]],
  );
  const stored = new Map(rows.map((row) => [String(row[definition.key]), row]));
  const planned: Planned<Row>[] = [];
  const references: Reference[] = [];
  for (const [name, all] of byKey) {
    const before = stored.get(name) ?? null;
    const applied = all.reduce((row, change) => change.apply(row), before ?? definition.blank(now));
    references.push(...all.flatMap((change) => change.references(applied)));
    // A row that no file makes is missing: its references say so.
    if (!before && !all.some(({ canCreate }) => canCreate)) continue;
    planned.push({ before, after: definition.finish?.(applied, before) ?? applied, changes: all });
  }
  const own = planned.filter((row) => row.changes.some(({ canCreate }) => canCreate));
  const between = await definition.checkRows?.({
    rows: new Map(own.map(({ after }) => [String(after[definition.key]), after])),
    at: now,
    isRefused,
    db: tx,
  });
  const written = planned.filter(({ before, after }) => !isDeepStrictEqual(before, after));
  const created = planned.filter(({ before }) => before === null).length;
  return {
    counts: {
      label: definition.label,
      created,
      changed: written.length - created,
      unchanged: planned.length - written.length,
    },
    issues: [
      ...planned
        .filter(({ after }) => !isRefused(String(after[definition.key])))
        .flatMap((row) =>
          (definition.check?.(row.after) ?? []).flatMap(({ column, message }) => place(row.changes, column, message)),
        ),
      ...(between ?? []).flatMap(({ key: of, column, message }) => place(byKey.get(of) ?? [], column, message)),
    ],
    references,
    async write() {
      for (let at = 0; at < written.length; at += BATCH) {
        const records = written.slice(at, at + BATCH).map(({ after }) => toRecord(after, now));
        await tx.query(upsert, [JSON.stringify(records)]);
      }
    },
  };
}
