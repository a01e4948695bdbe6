import type { FastifyBaseLogger } from 'fastify';
import type { AddressInfo } from 'node:net';
import { createAuth } from './auth/create-auth.ts';
import { loadSecret } from './auth/secret.ts';
import { createPostgresBus } from './bus/bus.ts';
import { createOutbox } from './bus/outbox.ts';
import type { Outbox } from './bus/outbox.ts';
import { createCaches } from './cache/cache.ts';
import type { Clock } from './clock.ts';
import { DEFAULT_PORT } from './config.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { traceDatabase } from './db/traced-database.ts';
import { createIds } from './ids.ts';
import { createJobs } from './jobs/create-jobs.ts';
import type { Jobs } from './jobs/job.ts';
import { createMailService } from './mail/create-mail.ts';
import type { MailService } from './mail/create-mail.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { traceJobs } from './metrics/traced-jobs.ts';
import type { Platform } from './platform.ts';
import { createStorage } from './storage/create-storage.ts';
import { traceStorage } from './storage/traced-storage.ts';
import { createTracing } from './tracing/create-tracing.ts';

export interface PlatformOptions {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
  clock: Clock;
  /** Where the server listens; null until it does, a text for a socket. */
  address(): AddressInfo | string | null;
}

export interface Closable {
  close(): unknown;
}

/** The platform, and what only the start and the end of the server have to do with. */
export interface BuiltPlatform {
  platform: Platform;
  mail: MailService;
  jobs: Jobs;
  outbox: Outbox;
}

function publicUrlOf(config: Config, address: AddressInfo | string | null): string {
  if (config.PUBLIC_URL !== undefined) return config.PUBLIC_URL;
  const port = typeof address === 'object' && address !== null ? address.port : (config.PORT ?? DEFAULT_PORT);
  const host = config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** @param built - Collects what is there already when the rest cannot be built. */
export async function createPlatform(
  { config, log, clock, address, ...options }: PlatformOptions,
  built: Closable[],
): Promise<BuiltPlatform> {
  const tracing = await createTracing(config, log);
  built.push(tracing);
  const db = traceDatabase(options.db, tracing);
  const bus = await createPostgresBus({
    connection: db.connection,
    db,
    onError: (error) => log.warn({ err: error }, 'the bus lost its connection or ignored a message'),
  });
  built.push(bus);
  const outbox = createOutbox({
    db,
    bus,
    onError: (error) => log.warn({ err: error }, 'live events are still stored and not published yet'),
  });
  const metrics = traceJobs(await createMetrics(config, db), tracing);
  const cache = createCaches(bus, metrics);
  const ids = createIds(() => clock.now().getTime());
  const secret = loadSecret(config.JWT_SECRET, config.DATA_FOLDER);
  const auth = createAuth({ config, secret, db, cache, clock, ids });
  const jobs = createJobs({ db, bus, log, metrics });
  const mail = createMailService({ config, db, jobs, ids, log, tracing });
  const publicUrl = (): string => publicUrlOf(config, address());
  const storage = traceStorage(createStorage({ config, secret, clock, publicUrl }), tracing);
  built.push(storage);
  const platform: Platform = {
    config,
    db,
    bus,
    cache,
    auth,
    mail,
    jobs,
    storage,
    clock,
    ids,
    log,
    metrics,
    tracing,
    publicUrl,
  };
  return { platform, mail, jobs, outbox };
}
