import type { DataExport, DataExportState } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';

export async function findExport(db: Queryable, userId: string, now: Date): Promise<DataExportState> {
  const { rows } = await db.query<{ requestedAt: Date; expiresAt: Date | null }>(
    {
      name: 'data-export-of',
      text: `select requested_at as "requestedAt", expires_at as "expiresAt" from data_exports
             where user_id = $1 and (expires_at is null or expires_at > $2)`,
    },
    [userId, now],
  );
  const [row] = rows;
  if (!row) return { request: null };
  return {
    request: { requestedAt: row.requestedAt.toISOString(), expiresAt: row.expiresAt?.toISOString() ?? null },
  };
}

/** A new copy takes the place of one that was collected; one that is being collected stays. */
export async function requestExport(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.query(
    `insert into data_exports as e (user_id, requested_at) values ($1, $2)
     on conflict (user_id) do update set requested_at = $2, collected_at = null, expires_at = null, content = null
       where e.collected_at is not null`,
    [userId, now],
  );
}

export async function readExport(db: Queryable, userId: string, now: Date): Promise<DataExport | null> {
  const { rows } = await db.query<{ collectedAt: Date; content: DataExport['data'] }>(
    `select collected_at as "collectedAt", content from data_exports
     where user_id = $1 and collected_at is not null and content is not null and expires_at > $2`,
    [userId, now],
  );
  const [row] = rows;
  return row ? { collectedAt: row.collectedAt.toISOString(), data: row.content } : null;
}
