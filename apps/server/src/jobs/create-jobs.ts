import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createBoss } from './boss.ts';
import type { Job, JobData, Jobs, Work } from './job.ts';
import { createWorker } from './worker.ts';
import type { Worker } from './worker.ts';

/** Seconds between polls: for jobs that other processes sent, and for scheduled jobs that are due. */
export const LOOK_SECONDS = 5;
/** Debounce of bus messages per topic, in milliseconds: stock changes with every order. */
const TOPIC_PAUSE = 250;
/** How often a job may be returned to its queue or lose its process. */
const RETRIES = 100;

export interface JobsOptions {
  db: Database;
  bus: Pick<Bus, 'subscribe'>;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, 'job'>;
  /** Seconds between polls for work, and for jobs of dead processes; tests poll more often. */
  lookSeconds?: number;
  maintenanceSeconds?: number | undefined;
}

function toInsert({ queue, data, leaseSeconds, afterSeconds }: Work): PgBoss.JobInsert {
  const job = { name: queue, data, expireInSeconds: leaseSeconds, retryLimit: RETRIES };
  return afterSeconds === undefined ? job : { ...job, startAfter: String(afterSeconds) };
}

/** Background work on pg-boss: the database decides which process runs which job, and when. */
export function createJobs(options: JobsOptions): Jobs {
  const { db, bus, log, metrics, lookSeconds = LOOK_SECONDS } = options;
  const boss = createBoss(db, log, options.maintenanceSeconds);
  const workers = new Map<string, Worker>();
  const pauses = new Map<string, NodeJS.Timeout>();
  let unsubscribe: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> | null = null;
  let isStarted = false;

  const round = ({ name, leaseSeconds }: Job) => toInsert({ queue: name, data: {}, leaseSeconds });

  /** Adds the scheduled jobs that are due: one per interval, from the process that is first. */
  async function beat(jobs: readonly Job[]): Promise<void> {
    const rounds = jobs.flatMap((job) =>
      job.everySeconds === undefined ? [] : [{ ...round(job), singletonSeconds: job.everySeconds }],
    );
    if (rounds.length > 0) await boss.insert(rounds);
  }

  function tick(jobs: readonly Job[]): void {
    ticking ??= beat(jobs)
      // Logged already; the next attempt is seconds away.
      .catch(() => undefined)
      .finally(() => {
        ticking = null;
        for (const worker of workers.values()) worker.look();
      });
  }

  /** Runs a job soon, in any process. Does nothing if one is waiting already. */
  function ask(job: Job): void {
    if (pauses.has(job.name)) return;
    const pause = setTimeout(() => {
      pauses.delete(job.name);
      boss.insert([round(job)]).then(
        () => workers.get(job.name)?.look(),
        // Logged already; the job also runs on its schedule.
        () => undefined,
      );
    }, TOPIC_PAUSE);
    pauses.set(job.name, pause);
  }

  return {
    async start(jobs) {
      isStarted = true;
      await boss.start();
      for (const job of jobs) {
        workers.set(job.name, createWorker({ boss, job, log, metrics }));
        if (job.topic !== undefined) unsubscribe.push(bus.subscribe(job.topic, () => ask(job)));
      }
      // Jobs left by a crash may be overdue already.
      await boss.expire();
      timer = setInterval(() => tick(jobs), lookSeconds * 1000);
      timer.unref();
      tick(jobs);
    },
    async stop(milliseconds) {
      if (!isStarted) return;
      isStarted = false;
      clearInterval(timer);
      for (const end of unsubscribe) end();
      unsubscribe = [];
      for (const pause of pauses.values()) clearTimeout(pause);
      pauses.clear();
      await ticking;
      await Promise.all([...workers.values()].map((worker) => worker.stop(milliseconds)));
      workers.clear();
      await boss.stop({ graceful: false });
    },
    async send(tx, { queue, data, leaseSeconds, afterSeconds }) {
      const id = await boss.send(queue, data, {
        // The same text each time: prepared once per connection.
        db: { executeSql: (text, values: unknown[]) => tx.query({ name: 'job-send', text }, values) },
        expireInSeconds: leaseSeconds,
        retryLimit: RETRIES,
        ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
      });
      if (id === null) throw new Error(`There is no queue "${queue}".`);
      if (afterSeconds === undefined) tx.afterCommit(() => workers.get(queue)?.look());
    },
    async sendAll(all) {
      if (all.length === 0) return;
      await boss.insert(all.map(toInsert));
      for (const queue of new Set(all.map((work) => work.queue))) workers.get(queue)?.look();
    },
    async drain(job) {
      const { signal } = new AbortController();
      for (let done = 0; ;) {
        const found = await boss.fetch<JobData>(job.name, { batchSize: 20 });
        if (found.length === 0) return done;
        for (const { id, data } of found) {
          await job.run(signal, data ?? {});
          await boss.complete(job.name, id);
          done += 1;
        }
      }
    },
  };
}
