import { is } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS_FOLDER, readJournal } from './schema-version.ts';
import * as schema from './schema.ts';

/** Releases before this one are out, and their migrations have run. */
const FIRST = '0014';

/** Indexes that are built while a migration already locks other tables: `alter table` locks until the transaction ends. */
function indexesTooLate(text: string): string[] {
  const altered = new Set<string>();
  const late: string[] = [];
  for (const statement of text.split('--> statement-breakpoint')) {
    const [, table] = /^\s*alter table (?:if exists )?"?(\w+)/i.exec(statement) ?? [];
    if (table !== undefined) altered.add(table);
    const [, index = '', on] =
      /^\s*create (?:unique )?index (?:if not exists )?"?(\w+)"? on "?(\w+)/i.exec(statement) ?? [];
    if (on !== undefined && [...altered].some((other) => other !== on)) late.push(index);
  }
  return late;
}

it('a migration builds indexes before it locks other tables', () => {
  const tags = readJournal(MIGRATIONS_FOLDER)
    .map(({ tag }) => tag)
    .filter((tag) => tag >= FIRST);
  expect(tags).not.toEqual([]);
  const late = tags.flatMap((tag) => indexesTooLate(readFileSync(join(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8')));
  expect(late).toEqual([]);
});

/** What the tool that writes migrations takes for the state of the database after one of them. */
interface Snapshot {
  id: string;
  prevId: string;
  tables: Record<
    string,
    {
      columns: Record<string, { name: string; type: string; notNull: boolean }>;
      indexes: Record<string, unknown>;
      checkConstraints: Record<string, unknown>;
      foreignKeys: Record<string, unknown>;
    }
  >;
}

const snapshots = () =>
  readJournal(MIGRATIONS_FOLDER).map(({ tag }) => {
    const text = readFileSync(join(MIGRATIONS_FOLDER, 'meta', `${tag.slice(0, 4)}_snapshot.json`), 'utf8');
    return JSON.parse(text) as Snapshot;
  });

it('each snapshot of the schema follows the one before', () => {
  const all = snapshots();
  expect(all.slice(1).map(({ prevId }) => prevId)).toEqual(all.slice(0, -1).map(({ id }) => id));
});

it('the last snapshot is the schema, so that the next migration holds what has changed since', () => {
  const casing = new CasingCache('snake_case');
  const exported: readonly unknown[] = Object.values(schema);
  const declared = exported
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table))
    .map(({ name, columns, indexes, checks, foreignKeys }) => ({
      name: `public.${name}`,
      columns: columns
        .map((column) => `${casing.getColumnCasing(column)} ${column.getSQLType()}${column.notNull ? ' not null' : ''}`)
        .toSorted(),
      indexes: indexes.map(({ config }) => config.name).toSorted(),
      checks: checks.map((check) => check.name).toSorted(),
      foreignKeys: foreignKeys.length,
    }));
  const stored = Object.entries(snapshots().at(-1)?.tables ?? {}).map(
    ([name, { columns, indexes, checkConstraints, foreignKeys }]) => ({
      name,
      columns: Object.values(columns)
        .map((column) => `${column.name} ${column.type}${column.notNull ? ' not null' : ''}`)
        .toSorted(),
      indexes: Object.keys(indexes).toSorted(),
      checks: Object.keys(checkConstraints).toSorted(),
      foreignKeys: Object.keys(foreignKeys).length,
    }),
  );
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(stored.toSorted(byName)).toEqual(declared.toSorted(byName));
});
