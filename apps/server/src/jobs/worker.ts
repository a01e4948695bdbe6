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

/** The part of its lease after which a job is asked to end: what is at hand then still ends in time. */
const LEASE_SHARE = 0.8;

/**
 * Takes the jobs of one queue and runs them. pg-boss has workers of its own; they don't wait for what they write down (an outage in that
 * moment would end the process), rest for a whole interval after each job, and can't be stopped in less than a second.
 */
export function createWorker({ boss, job, log, metrics }: WorkerOptions): Worker {
  const { name, slots = 1, leaseSeconds } = job;
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  let looking: Promise<void> | null = null;
  let isAgain = false;

  /** The next process need not wait for the end of the lease. */
  async function giveBack(id: string): Promise<void> {
    await boss.fail(name, id, { message: 'The process was stopped.' });
  }

  async function work({ id, data }: PgBoss.Job<JobData>): Promise<void> {
    const limits = job.outlastsLease ? [] : [AbortSignal.timeout(leaseSeconds * LEASE_SHARE * 1000)];
    const signal = AbortSignal.any([stopping.signal, ...limits]);
    try {
      await metrics.job(name, () => job.run(signal, data ?? {}));
    } catch (error) {
      const level = stopping.signal.aborted || isUnavailable(error) ? 'warn' : 'error';
      log[level]({ err: error, job: name }, 'a background job failed');
    }
    if (stopping.signal.aborted) await giveBack(id);
    else await boss.complete(name, id);
  }

  function begin(found: PgBoss.Job<JobData>): void {
    const end = work(found)
      // It could not be written down, which is logged already: the job runs again when its lease is over.
      .catch(() => undefined)
      .finally(() => {
        running.delete(found.id);
        look();
      });
    running.set(found.id, end);
  }

  async function take(): Promise<void> {
    do {
      isAgain = false;
      const free = slots - running.size;
      if (free <= 0 || stopping.signal.aborted) return;
      // It answers with nothing when the database does not answer.
      const found = await boss.fetch<JobData>(name, { batchSize: free });
      if (stopping.signal.aborted) {
        await Promise.all(found.map(({ id }) => giveBack(id)));
        return;
      }
      for (const one of found) begin(one);
    } while (isAgain);
  }

  function look(): void {
    if (stopping.signal.aborted) return;
    if (looking) {
      isAgain = true;
      return;
    }
    looking = take()
      .catch(() => undefined)
      .finally(() => (looking = null));
  }

  return {
    look,
    async stop(milliseconds) {
      stopping.abort();
      await looking;
      await within(milliseconds, Promise.all(running.values()));
      await Promise.all([...running.keys()].map(giveBack));
    },
  };
}
