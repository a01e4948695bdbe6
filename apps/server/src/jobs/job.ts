import type { Tx } from '../db/database.ts';
import type { QueueName } from '../db/job-queues.ts';

/** What a queue carries; who it is for is looked up when it runs. */
export type JobData = Readonly<Record<string, string>>;

/** One kind of background work, as a module declares it. */
export interface Job {
  name: QueueName;
  /** Seconds from one round to the next, over all processes and by the database's clock. Without it, only what is sent runs. */
  everySeconds?: number;
  /** Also runs, within a moment, when the bus has news on this topic. */
  topic?: string;
  /** How many run at once in one process. Default: 1. */
  slots?: number;
  /** Seconds after which a process counts as dead and its job goes to another one. */
  leaseSeconds: number;
  /** For work that holds a lock of its own and may take longer than its lease: only a stop aborts it. */
  outlastsLease?: boolean;
  /**
   * Does the work. The signal comes when the process stops and shortly before the lease ends: return at the next good place. What it throws
   * is logged; the next round is the retry.
   */
  run(signal: AbortSignal, data: JobData): Promise<unknown>;
}

export interface Jobs {
  /** Begins to work. */
  start(jobs: readonly Job[]): Promise<void>;
  /** Takes nothing new, aborts what runs, and gives what has not ended in so many milliseconds back for the next process to take at once. */
  stop(milliseconds: number): Promise<void>;
  /** Adds work to a queue with the transaction; this process takes it right after the commit, another one within seconds. */
  send(tx: Tx, work: Work): Promise<void>;
  /** Adds much work at once. */
  sendAll(all: readonly Work[]): Promise<void>;
  /** Runs what is due in a queue, one after the other, until nothing is; returns how much there was. For tests, without `start`. */
  drain(job: Job): Promise<number>;
}

export interface Work {
  queue: QueueName;
  data: JobData;
  leaseSeconds: number;
  /** Seconds from now by the database's clock. Default: 0. */
  afterSeconds?: number;
}
