import type { Queryable } from '../db/database.ts';
import { JOBS_SCHEMA } from '../db/job-queues.ts';
import { WAITING } from '../db/outbox-state.ts';

const BATCH = 500;

/**
 * Older releases claim 20 emails for one minute and send them one after another. An email that was claimed and has no result may
 * still be waiting in such a process, so it is left alone for this long after its claim has ended.
 */
const WITHOUT_RESULT = '5 minutes';

const FORGOTTEN = `select id, template from mail_outbox m
  where ${WAITING} and next_attempt_at <= now() + interval '1 millisecond'
    and (attempts = 0 or last_error is not null or next_attempt_at <= now() - interval '${WITHOUT_RESULT}')
    and not exists (select from ${JOBS_SCHEMA}.job j
      where j.name in ('mail-urgent', 'mail-bulk') and j.data ->> 'id' = m.id
        and (j.state = 'active' or j.state < 'active' and j.start_after <= now()))
  order by next_attempt_at limit ${BATCH}`;

/**
 * Emails that are due and have no job: from a restored backup, which holds no jobs; requeued by hand; written by an
 * older release; or left when a process died between two statements.
 */
export async function findForgotten(db: Queryable): Promise<{ id: string; template: string }[]> {
  const { rows } = await db.query<{ id: string; template: string }>(FORGOTTEN);
  return rows;
}
