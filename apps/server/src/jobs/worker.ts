import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import { isUnavailable } from '../db/errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { within } from '../within.ts';
import type { Job, JobData } from './job.ts';

export interface Worker {
  /** Takes jobs that are due, as many as it has free slots. */
  look(): void;
  stop(milliseconds: number): Promise<void>;
}

export interface WorkerOptions {
  boss: PgBoss;
  job: Job;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, 'job'>;
}

/** The share of its lease after which a job is aborted, so that its current step still ends in time. */
const LEASE_SHARE = 0.8;

/**
 * Takes the jobs of one queue and runs them. pg-boss's own workers don't await their writes (an outage at that
 * moment would end the process), sleep for a whole interval after each job, and need a second to stop.
 */
export function createWorker({ boss, job, log, metrics }: WorkerOptions): Worker {
  const { name, slots = 1, leaseSeconds } = job;
  let isStopping = false;
  const running = new Map<string, { end: Promise<void>; abort: () => void }>();
  let looking: Promise<void> | null = null;
  let isAgain = false;

  /** Another process need not wait for the end of the lease. */
  async function giveBack(id: string): Promise<void> {
    await boss.fail(name, id, { message: 'The process was stopped.' });
  }

  async function work({ id, data }: PgBoss.Job<JobData>, signal: AbortSignal): Promise<void> {
    try {
      await metrics.job(name, () => job.run(signal, data ?? {}));
    } catch (error) {
      // A job aborted by the shutdown runs again in another process.
      const level = isUnavailable(error) ? 'warn' : 'error';
      if (!isStopping) log[level]({ err: error, job: name }, 'a background job failed');
    }
    // Already returned to the queue; another process may have it by now.
    if (!running.has(id)) return;
    if (isStopping) await giveBack(id);
    else await boss.complete(name, id);
  }

  function begin(found: PgBoss.Job<JobData>): void {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const limit = job.outlastsLease ? undefined : setTimeout(abort, leaseSeconds * LEASE_SHARE * 1000);
    const end = work(found, controller.signal)
      // The result could not be saved, which is logged already: the job runs again when its lease ends.
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(limit);
        running.delete(found.id);
        look();
      });
    running.set(found.id, { end, abort });
  }

  async function take(): Promise<void> {
    const free = slots - running.size;
    if (free <= 0) return;
    // Returns nothing when the database is unreachable.
    const found = await boss.fetch<JobData>(name, { batchSize: free });
    if (isStopping) await Promise.all(found.map(({ id }) => giveBack(id)));
    else for (const one of found) begin(one);
  }

  function look(): void {
    if (isStopping) return;
    isAgain = looking !== null;
    looking ??= take()
      .catch(() => undefined)
      .finally(() => {
        looking = null;
        if (isAgain) look();
      });
  }

  return {
    look,
    async stop(milliseconds) {
      isStopping = true;
      for (const { abort } of running.values()) abort();
      await looking;
      await within(milliseconds, Promise.all([...running.values()].map(({ end }) => end)));
      const late = [...running.keys()];
      running.clear();
      await Promise.all(late.map(giveBack));
    },
  };
}
