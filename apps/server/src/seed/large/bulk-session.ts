import pg from 'pg';
import type { Database, Queryable } from '../../db/database.ts';

/** A connection for long statements and temporary tables; closing it undoes what was not committed. */
export interface BulkSession extends Pick<Queryable, 'query'> {
  close(): Promise<void>;
}

export async function openSession(db: Pick<Database, 'connection'>): Promise<BulkSession> {
  const client = new pg.Client({ ...db.connection, application_name: 'regen-seed' });
  await client.connect();
  await client.query(
    `set statement_timeout = 0; set synchronous_commit = off; set work_mem = '128MB'; set regen.live = 'off'`,
  );
  return {
    async query<Row>(statement: string | { text: string }, values?: readonly unknown[]) {
      const text = typeof statement === 'string' ? statement : statement.text;
      const result = await client.query<Row & pg.QueryResultRow>(text, values as unknown[] | undefined);
      return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0 };
    },
    close: () => client.end(),
  };
}
