import type { FastifyBaseLogger } from 'fastify';
import type { Auth } from './auth/auth.ts';
import type { Bus } from './bus/bus.ts';
import type { Caches } from './cache/cache.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { IdMaker } from './ids.ts';
import type { Jobs } from './jobs/job.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Storage } from './storage/storage.ts';
import type { Tracing } from './tracing/tracing.ts';

/** What every server has before it knows any business. Made once, by `create-platform.ts`; nothing is reached through module-level state. */
export interface Platform {
  config: Config;
  db: Database;
  bus: Bus;
  cache: Caches;
  auth: Auth;
  mail: Mail;
  /** Adds background work in a transaction; modules declare what runs. */
  jobs: Pick<Jobs, 'send' | 'sendAll'>;
  /** User files: a folder or S3. */
  storage: Storage;
  /** What time it is, the same for all processes. */
  clock: Clock;
  ids: IdMaker;
  log: FastifyBaseLogger;
  metrics: Metrics;
  tracing: Tracing;
  /** The store's public origin, without a trailing slash, for links in emails. Known once the server listens. */
  publicUrl(): string;
}

/** The parts of the platform that something is made from. */
export type Needs<Part extends keyof Platform> = Pick<Platform, Part>;
