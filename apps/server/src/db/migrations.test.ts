import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS_FOLDER, readJournal } from './schema-version.ts';

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
