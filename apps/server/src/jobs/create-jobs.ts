import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import type { Bus } from '../bus/bus.ts';
import type { Database, Tx } from '../db/database.ts';
import type { QueueName } from '../db/job-queues.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { within } from '../within.ts';
import { createBoss } from './boss.ts';
import { RETRIES } from './insert-jobs.ts';
import { createJobStore } from './job-store.ts';
import type { DueWork, Job, Jobs } from './job.ts';
import { createWorker } from './worker.ts';
import type { Worker } from './worker.ts';

/** Seconds between polls: for jobs that other processes sent, and for scheduled jobs that are due. */
export const POLL_SECONDS = 5;
/** Debounce of bus messages per topic, in milliseconds: stock changes with every order. */
const TOPIC_DEBOUNCE = 250;

export interface JobsOptions {
  db: Database;
  bus: Pick<Bus, 'subscribe'>;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, 'job'>;
  /** Seconds between polls for work, and for jobs of dead processes; tests poll more often. */
  pollSeconds?: number;
  maintenanceSeconds?: number | undefined;
}

function toInsert({ queue, data, leaseSeconds }: DueWork): PgBoss.JobInsert {
  // Whole seconds, when there are several.
  return { name: queue, data, expireInSeconds: Math.ceil(leaseSeconds), retryLimit: RETRIES };
}

/** Has pg-boss run its statement in this transaction. Its text is the same each time: prepared once per connection. */
function inside(tx: Tx, name: string): PgBoss.Db {
  return { executeSql: (text: string, values: unknown[]) => tx.query<unknown>({ name, text }, values) };
}

/** Background work on pg-boss: the database decides which process runs which job, and when. */
export function createJobs(options: JobsOptions): Jobs {
  const { db, bus, log, metrics, pollSeconds = POLL_SECONDS } = options;
  const { boss, logged } = createBoss(db, log, options.maintenanceSeconds);
  const store = createJobStore(boss, db, logged);
  const workers = new Map<string, Worker>();
  const debounces = new Map<string, NodeJS.Timeout>();
  let unsubscribe: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let scheduling: Promise<void> | null = null;
  let starting: Promise<void> | null = null;
  // Both are final: a start in progress ends without beginning anything further.
  let isPaused = false;
  let isStopped = false;

  const runOf = ({ name, leaseSeconds }: Job) => toInsert({ queue: name, data: {}, leaseSeconds });

  /** Adds the scheduled jobs that are due: one per interval, from the process that is first. */
  async function schedule(jobs: readonly Job[]): Promise<void> {
    const runs = jobs.flatMap((job) =>
      job.everySeconds === undefined ? [] : [{ ...runOf(job), singletonSeconds: job.everySeconds }],
    );
    if (runs.length > 0) await boss.insert(runs);
  }

  function poll(jobs: readonly Job[]): void {
    scheduling ??= schedule(jobs)
      // Logged already; the next attempt is seconds away.
      .catch(() => undefined)
      .finally(() => {
        scheduling = null;
        for (const worker of workers.values()) worker.poll();
      });
  }

  /** Runs a job soon, in any process. Does nothing if one is waiting already. */
  function runSoon(job: Job): void {
    if (debounces.has(job.name)) return;
    const debounce = setTimeout(() => {
      debounces.delete(job.name);
      boss.insert([runOf(job)]).then(
        () => workers.get(job.name)?.poll(),
        // Logged already; the job also runs on its schedule.
        () => undefined,
      );
    }, TOPIC_DEBOUNCE);
    debounces.set(job.name, debounce);
  }

  async function begin(jobs: readonly Job[]): Promise<void> {
    if (isPaused) return;
    await boss.start();
    if (isPaused) return;
    for (const job of jobs) {
      workers.set(job.name, createWorker({ store, job, log, metrics }));
      if (job.topic !== undefined) unsubscribe.push(bus.subscribe(job.topic, () => runSoon(job)));
    }
    // Jobs left by a crash may be overdue already.
    await boss.expire();
    if (isPaused) return;
    timer = setInterval(() => poll(jobs), pollSeconds * 1000);
    timer.unref();
    poll(jobs);
  }

  function pollQueues(queues: readonly QueueName[]): void {
    for (const queue of new Set(queues)) workers.get(queue)?.poll();
  }

  function pause(): void {
    isPaused = true;
    clearInterval(timer);
    for (const end of unsubscribe) end();
    unsubscribe = [];
    for (const debounce of debounces.values()) clearTimeout(debounce);
    debounces.clear();
    for (const worker of workers.values()) worker.pause();
  }

  return {
    pause,
    start(jobs) {
      starting ??= begin(jobs);
      return starting;
    },
    async stop(milliseconds) {
      pause();
      if (starting === null || isStopped) return;
      isStopped = true;
      // First of all, the workers abort what runs.
      const stopped = [...workers.values()].map((worker) => worker.stop(milliseconds));
      await Promise.all([...stopped, scheduling]);
      workers.clear();
      // Why it failed is known to who started it.
      const begun = starting.catch(() => undefined);
      // It has nothing to save: its own workers are not used. A start that is late is ended when it comes.
      const ended = begun.then(() => boss.stop({ graceful: false })).catch(() => undefined);
      if (await within(milliseconds, begun)) await ended;
    },
    async send(tx, { queue, data, leaseSeconds, afterSeconds }) {
      const id = await boss.send(queue, data, {
        db: inside(tx, 'job-send'),
        expireInSeconds: leaseSeconds,
        retryLimit: RETRIES,
        ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
      });
      if (id === null) throw new Error(`There is no queue "${queue}".`);
      if (afterSeconds === undefined) tx.afterCommit(() => workers.get(queue)?.poll());
    },
    async sendAll(all, tx) {
      if (all.length === 0) return;
      await boss.insert(all.map(toInsert), tx ? { db: inside(tx, 'job-send-all') } : {});
      const pollAll = () => pollQueues(all.map(({ queue }) => queue));
      if (tx) tx.afterCommit(pollAll);
      else pollAll();
    },
    poll: pollQueues,
  };
}
