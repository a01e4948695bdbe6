import type { FastifyInstance } from 'fastify';
import { backupJobs } from './backup/schedule.ts';
import type { Services } from './compose.ts';
import type { BuiltPlatform } from './create-platform.ts';
import { sweep } from './db/sweep.ts';
import type { Drain } from './drain.ts';
import type { Job } from './jobs/job.ts';
import type { Gateway } from './live/gateway.ts';
import { listenForMetrics } from './metrics/serve-metrics.ts';
import type { MetricsServer } from './metrics/serve-metrics.ts';
import type { AnyModule } from './modules/module.ts';
import { within } from './within.ts';

/** Milliseconds, after the last response, in which background work can reach a safe point. All of it can be repeated. */
const BACKGROUND_LIMIT = 1_000;
/** The share of `BACKGROUND_LIMIT` for running jobs; the rest is for returning them to the queue. */
const JOBS_LIMIT = 800;
/** Milliseconds to publish the last events; what is left, another process publishes. */
const OUTBOX_LIMIT = 300;
/** Milliseconds for a farewell to the database and the storage. */
const GOODBYE_LIMIT = 300;

export interface Lifecycle {
  /** Starts background work: emails, alerts, cleanup. Begins nothing further once the server closes. */
  start(): Promise<void>;
  /** Completes requests in progress and ends background work. The database stays open: it belongs to the caller. */
  close(): Promise<void>;
}

export interface LifecycleOptions extends BuiltPlatform {
  server: FastifyInstance;
  drain: Drain;
  services: Pick<Services, 'close'>;
  gateway: Pick<Gateway, 'close'>;
  modules: readonly AnyModule[];
}

/** All background work of the server. */
function allJobs({ platform, mail, modules }: LifecycleOptions): Job[] {
  const { clock, db } = platform;
  return [
    ...mail.jobs,
    ...modules.flatMap((module) => module.jobs ?? []),
    { name: 'sweep', everySeconds: 600, leaseSeconds: 120, run: (signal) => sweep(db, signal) },
    ...backupJobs({ ...platform, now: () => clock.now() }),
  ];
}

export function createLifecycle(options: LifecycleOptions): Lifecycle {
  const { server, drain, platform, services, gateway, mail, jobs, outbox, modules } = options;
  const { bus, config, log, metrics, storage, tracing } = platform;
  let metricsServer: MetricsServer | undefined;
  let starting: Promise<void> | undefined;
  let isClosing = false;

  async function begin(): Promise<void> {
    if (isClosing) return;
    outbox.start();
    metricsServer = await listenForMetrics(config, metrics);
    for (const module of modules) {
      if (isClosing) return;
      await module.start?.();
    }
    // Begins nothing once it was paused.
    await jobs.start(allJobs(options));
  }

  /** What a start still begins has to be ended too. Why it failed is known to who started it. */
  async function started(): Promise<void> {
    const quiet = starting?.catch(() => undefined);
    if (quiet) await within(BACKGROUND_LIMIT, quiet);
  }

  async function close(): Promise<void> {
    isClosing = true;
    const failures: unknown[] = [];
    /** The other steps run whatever this one does. */
    const step = async (work: () => unknown): Promise<void> => {
      try {
        await work();
      } catch (error) {
        failures.push(error);
      }
    };
    // Running jobs may finish while requests are completed. Those may still write emails; the next process sends them.
    jobs.pause();
    await step(() => drain.run());
    await step(() => server.close());
    const began = performance.now();
    await started();
    const background = [step(() => jobs.stop(JOBS_LIMIT)), ...modules.map((module) => step(() => module.stop?.()))];
    const left = BACKGROUND_LIMIT - (performance.now() - began);
    if (!(await within(left, Promise.all(background)))) {
      log.warn('background work was still running and is left to the next process');
    }
    await step(() => gateway.close());
    await step(() => services.close());
    await step(() => outbox.stop(OUTBOX_LIMIT));
    await step(() => mail.close());
    const farewells = [() => metricsServer?.close(), () => storage.close(), () => bus.close(), () => tracing.close()];
    await within(GOODBYE_LIMIT, Promise.all(farewells.map(step)));
    if (failures.length > 0) throw new AggregateError(failures, 'The server was not closed cleanly.');
  }

  return {
    start() {
      starting ??= begin();
      return starting;
    },
    close,
  };
}
