import type { Queryable } from '../../db/database.ts';

/** Inserts objects whose keys are column names, the same in each. Other columns get their defaults. */
export async function insertRows(db: Queryable, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ');
  await db.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
