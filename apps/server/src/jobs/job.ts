import type { Tx } from '../db/database.ts';
import type { QueueName } from '../db/job-queues.ts';

/** The data of a job: keys only. Everything else is looked up when it runs. */
export type JobData = Readonly<Record<string, string>>;

/** One kind of background work, as a module declares it. */
export interface Job {
  name: QueueName;
  /** Interval in seconds, across all processes and by the database's clock. Without it, only jobs that are sent run. */
  everySeconds?: number;
  /** Also runs right after a bus message on this topic. */
  topic?: string;
  /** How many run at once in one process. Default: 1. */
  slots?: number;
  /** Seconds after which the process counts as dead and another one may take the job. */
  leaseSeconds: number;
  /** For work with its own lock and its own time limit, if any: only a shutdown aborts it, not the end of its lease. */
  onlyShutdownAborts?: boolean;
  /**
   * Does the work. The signal fires when the process stops, and shortly before the lease ends: return at the next safe point. Errors
   * are counted and, unless they are a `LoggedError`, logged; the next scheduled run is the retry.
   */
  run(signal: AbortSignal, data: JobData): Promise<unknown>;
}

/** A failure that the job has logged itself. It is counted like any other. */
export class LoggedError extends Error {
  override readonly name = 'LoggedError';
}

export interface Jobs {
  /** Starts taking jobs, unless it was paused or stopped: both are for good. */
  start(jobs: readonly Job[]): Promise<void>;
  /** Takes no new jobs from now on; running ones continue. */
  pause(): void;
  /**
   * Takes no new jobs, aborts those that run, and returns those still unfinished after this time to their queue. Never rejects: what
   * can't be returned becomes available when its lease ends.
   */
  stop(milliseconds: number): Promise<void>;
  /** Adds a job in the transaction; this process may take it right after the commit, others within seconds. */
  send(tx: Tx, work: Work): Promise<void>;
  /** Adds several jobs with one statement, all of them due: in the transaction if there is one, as `send` does. */
  sendAll(all: readonly DueWork[], tx?: Tx): Promise<void>;
  /** Fetches jobs that a statement has added with `insertJobsOf`. Call it after the commit. */
  poll(queues: readonly QueueName[]): void;
}

export interface DueWork {
  queue: QueueName;
  data: JobData;
  leaseSeconds: number;
}

export interface Work extends DueWork {
  /** Seconds from now by the database's clock. Default: 0. */
  afterSeconds?: number;
}
