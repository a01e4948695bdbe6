import { DatabaseError } from './connect.ts';
import type { Queryable } from './database.ts';
import { compareSchema, MIGRATIONS_FOLDER, readJournal } from './schema-version.ts';

/** Of a database that has migrations which this release does not know. */
export const newerSchema = (newer: readonly string[]): DatabaseError =>
  new DatabaseError(
    `The database was migrated by a newer release of Regen (unknown migrations of ${newer.join(', ')}). Start that release or a newer one; to go back, restore a backup from before it.`,
  );

/** Throws unless the database has the schema of this release: for commands that change nothing, and so do not migrate. */
export async function checkSchema(db: Queryable): Promise<void> {
  const { newer, missing } = await compareSchema((text) => db.query(text), readJournal(MIGRATIONS_FOLDER));
  if (newer.length > 0) throw newerSchema(newer);
  if (missing.length > 0)
    throw new DatabaseError(
      `The database lacks ${missing.length} migrations of this release (${missing[0]} and later). Start the server of this release once: it migrates the database.`,
    );
}
