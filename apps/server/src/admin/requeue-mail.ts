import type { Database } from '../db/database.ts';
import { DEAD } from '../db/outbox-state.ts';

export interface RequeuedMail {
  id: string;
  template: string;
  createdAt: Date;
  /** Why its last attempt failed. */
  lastError: string | null;
}

/** Requeues dead emails: all of them, or the one named. A running server finds them within a minute. */
export async function requeueMail(db: Database, id?: string): Promise<RequeuedMail[]> {
  const { rows } = await db.query<RequeuedMail>(
    `with dead as (
       select id, template, created_at, last_error from mail_outbox where ${DEAD} and ($1::text is null or id = $1) for update skip locked
     ), again as (
       update mail_outbox set attempts = 0, next_attempt_at = now() where id in (select id from dead)
     )
     select id, template, created_at as "createdAt", last_error as "lastError" from dead order by created_at, id`,
    [id ?? null],
  );
  return rows;
}
