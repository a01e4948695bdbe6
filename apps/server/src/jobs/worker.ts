import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '../db/errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { within } from '../within.ts';
import type { HeldJob, JobStore } from './job-store.ts';
import { LoggedError } from './job.ts';
import type { Job } from './job.ts';

export interface Worker {
  /** Takes jobs that are due, as many as it has free slots. */
  poll(): void;
  /** Takes no new jobs from now on. */
  pause(): void;
  stop(milliseconds: number): Promise<void>;
}

export interface WorkerOptions {
  store: JobStore;
  job: Job;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, 'job'>;
}

interface Run {
  held: HeldJob;
  ended: Promise<void>;
  abort(): void;
}

/** The share of its lease after which a job is aborted, so that its current step still ends in time. */
const LEASE_SHARE = 0.8;

/**
 * Takes the jobs of one queue and runs them. pg-boss's own workers don't await their writes (an outage at that
 * moment would end the process), sleep for a whole interval after each job, and need a second to stop.
 */
export function createWorker({ store, job, log, metrics }: WorkerOptions): Worker {
  const { name, slots = 1, leaseSeconds } = job;
  let isPaused = false;
  let isStopping = false;
  const runs = new Set<Run>();
  let polling: Promise<void> | null = null;
  let shouldPollAgain = false;

  /** Another process need not wait for the end of the lease. If the database is unreachable, which is logged already, it has to. */
  async function giveBack(held: HeldJob): Promise<void> {
    await store.giveBack(held).catch(() => undefined);
  }

  async function execute(held: HeldJob, signal: AbortSignal, isGivenBack: () => boolean): Promise<void> {
    try {
      await metrics.job(name, () => job.run(signal, held.data));
    } catch (error) {
      // A job aborted by the shutdown runs again in another process.
      const level = isUnavailable(error) ? 'warn' : 'error';
      if (!isStopping && !(error instanceof LoggedError))
        log[level]({ err: error, job: name }, 'a background job failed');
    }
    if (isGivenBack()) return;
    // It may have ended early, at a safe point.
    if (isStopping) await giveBack(held);
    else await store.complete(held);
  }

  function start(held: HeldJob): void {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const limit = job.onlyShutdownAborts ? undefined : setTimeout(abort, leaseSeconds * LEASE_SHARE * 1000);
    const run: Run = { held, abort, ended: Promise.resolve() };
    runs.add(run);
    run.ended = execute(held, controller.signal, () => !runs.has(run))
      // The result could not be saved, which is logged already: the job runs again when its lease ends.
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(limit);
        runs.delete(run);
        poll();
      });
  }

  async function take(): Promise<void> {
    const free = slots - runs.size;
    if (free <= 0) return;
    const found = await store.take(name, free);
    if (isPaused) await Promise.all(found.map(giveBack));
    else for (const held of found) start(held);
  }

  function poll(): void {
    if (isPaused) return;
    shouldPollAgain = polling !== null;
    polling ??= take()
      .catch(() => undefined)
      .finally(() => {
        polling = null;
        if (shouldPollAgain) poll();
      });
  }

  return {
    poll,
    pause() {
      isPaused = true;
    },
    async stop(milliseconds) {
      isPaused = true;
      isStopping = true;
      for (const { abort } of runs) abort();
      await within(milliseconds, Promise.all([polling, ...[...runs].map(({ ended }) => ended)]));
      const late = [...runs].map(({ held }) => held);
      runs.clear();
      await Promise.all(late.map(giveBack));
    },
  };
}
