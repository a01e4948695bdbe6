import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { QueryResultRow } from 'pg';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

export interface SchemaDifference {
  /** Moments of migrations that the database has and this code does not know. */
  newer: string[];
  /** Migrations of this code that the database does not have. */
  missing: string[];
}

interface Entry {
  /** What the database knows a migration by: milliseconds since 1970. */
  when: number;
  tag: string;
}

export function readJournal(folder: string): readonly Entry[] {
  return (JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as { entries: Entry[] }).entries;
}

/** Runs a statement without parameters, on a pool or on a connection of its own. */
type Ask = <Row extends QueryResultRow>(text: string) => Promise<{ rows: Row[] }>;

/** The migrations of the database beside those of this code. An empty database lacks all of them. */
export async function compareSchema(ask: Ask, known: readonly Entry[]): Promise<SchemaDifference> {
  const [table] = (
    await ask<{ exists: boolean }>(`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`)
  ).rows;
  const { rows } = table?.exists
    ? await ask<{ when: string }>('select created_at as "when" from drizzle.__drizzle_migrations order by 1')
    : { rows: [] };
  const applied = new Set(rows.map(({ when }) => Number(when)));
  const ours = new Set(known.map(({ when }) => when));
  return {
    newer: [...applied].filter((when) => !ours.has(when)).map((when) => new Date(when).toISOString()),
    missing: known.filter(({ when }) => !applied.has(when)).map(({ tag }) => tag),
  };
}
