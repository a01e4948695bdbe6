import type PgBoss from 'pg-boss';
import type { Database } from '../db/database.ts';
import { JOBS_SCHEMA } from '../db/job-queues.ts';
import type { QueueName } from '../db/job-queues.ts';
import type { JobData } from './job.ts';

/** A job that a process has taken. */
export interface HeldJob {
  name: QueueName;
  id: string;
  /** How often it was handed out before; distinguishes this run from a later one of the same job, whose id is the same. */
  retryCount: number;
  data: JobData;
}

export interface JobStore {
  /** Takes up to this many jobs that are due; none when the database is unreachable. */
  take(name: QueueName, most: number): Promise<HeldJob[]>;
  /** Marks a job as done, unless its lease has ended and it was taken again. */
  complete(job: HeldJob): Promise<void>;
  /** Returns a job to its queue, unless its lease has ended and it was taken again. */
  giveBack(job: HeldJob): Promise<void>;
}

type Boss = Pick<PgBoss, 'fetch' | 'fail'>;
type Logged = <T>(work: () => Promise<T>) => Promise<T>;

const IS_HELD = `name = $1 and id = $2 and state = 'active' and retry_count = $3`;
/**
 * Like pg-boss's `complete`, which can't tell one run from the next: a process that hung past its lease would end another's run. The
 * commit doesn't wait for the disk: if the machine crashes, the job may run again, as after any other crash.
 */
const COMPLETE = {
  name: 'job-complete',
  text: `update ${JOBS_SCHEMA}.job set state = 'completed', completed_on = now()
    from set_config('synchronous_commit', 'off', true) where ${IS_HELD}`,
};
const HOLD = `select from ${JOBS_SCHEMA}.job where ${IS_HELD} for update`;

export function createJobStore(boss: Boss, db: Pick<Database, 'query' | 'transaction'>, logged: Logged): JobStore {
  return {
    async take(name, most) {
      // pg-boss adds one to the count each time it hands out a job again.
      const found = await boss.fetch<JobData | null>(name, { batchSize: most, includeMetadata: true });
      return found.map(({ id, retryCount, data }) => ({ name, id, retryCount, data: data ?? {} }));
    },
    async complete({ name, id, retryCount }) {
      await logged(() => db.query(COMPLETE, [name, id, retryCount]));
    },
    async giveBack({ name, id, retryCount }) {
      await logged(() =>
        db.transaction(async (tx) => {
          const { rowCount } = await tx.query(HOLD, [name, id, retryCount]);
          if (rowCount === 0) return;
          const here = { executeSql: (text: string, values: unknown[]) => tx.query<unknown>(text, values) };
          await boss.fail(name, id, { message: 'The process was stopped.' }, { db: here });
        }),
      );
    },
  };
}
