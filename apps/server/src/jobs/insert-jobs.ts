import { JOBS_SCHEMA } from '../db/job-queues.ts';

/** How many times a job may be returned to its queue or lose its process. */
export const RETRIES = 100;

/**
 * SQL that adds a job, due now, for each row of a query with `name`, `data` and `lease` (seconds): for a statement that also writes the
 * rows its jobs need. It stores the same as pg-boss's own insert; a test compares them.
 */
export const insertJobsOf = (rows: string): string => `insert into ${JOBS_SCHEMA}.job
    (name, data, expire_in, keep_until, retry_limit, retry_delay, retry_backoff, dead_letter, policy)
  select j.name, j.data, j.lease * interval '1 second', now() + coalesce(q.retention_minutes * interval '1 minute', interval '14 days'),
    ${RETRIES}, coalesce(q.retry_delay, 0), coalesce(q.retry_backoff, false), q.dead_letter, q.policy
  from (${rows}) j join ${JOBS_SCHEMA}.queue q on q.name = j.name`;
