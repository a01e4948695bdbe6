import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { readContract } from '@regen/contract';
import type { Contract } from '@regen/contract';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createAuth } from './auth/create-auth.ts';
import { loadSecret } from './auth/secret.ts';
import { backupJobs } from './backup/schedule.ts';
import { createPostgresBus } from './bus/bus.ts';
import { createCaches } from './cache/cache.ts';
import { isSecure } from './config.ts';
import type { Config } from './config.ts';
import { answerClientError, answerExpectation, refuseTwoHosts } from './contract/client-errors.ts';
import { handleErrors, sendError } from './contract/error-handler.ts';
import { refuse } from './contract/errors.ts';
import type { AnyModule, Clock, CreateModule, Deps, RoutePlugin } from './contract/module.ts';
import { traceRequests } from './contract/trace-requests.ts';
import { registerContract } from './contract/register.ts';
import type { ContractOptions } from './contract/register.ts';
import type { Database } from './db/database.ts';
import { sweep } from './db/sweep.ts';
import { traceDatabase } from './db/traced-database.ts';
import { createDrain, drainMsOf } from './drain.ts';
import { warnOfProxy } from './from-this-machine.ts';
import { registerHealth } from './health.ts';
import { createIds } from './ids.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { isLocal } from './local.ts';
import { createMailService } from './mail/create-mail.ts';
import type { MailService } from './mail/create-mail.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { observeRequests } from './contract/observe-requests.ts';
import { listenForMetrics, registerMetrics } from './metrics/serve-metrics.ts';
import type { MetricsServer } from './metrics/serve-metrics.ts';
import { traceJobs } from './metrics/traced-jobs.ts';
import { moduleFactories } from './modules/index.ts';
import { createPdfCheck } from './pdf/check-pdf.ts';
import type { CheckPdf } from './pdf/check-pdf.ts';
import { createReadiness } from './readiness.ts';
import { routePlugins } from './routes.ts';
import { createStorage } from './storage/create-storage.ts';
import { traceStorage } from './storage/traced-storage.ts';
import { createTracing } from './tracing/create-tracing.ts';
import { within } from './within.ts';

export interface AppOptions {
  config: Config;
  db: Database;
  log: Logger;
  /** What time it is, the same for all processes. */
  clock: Clock;
  /** Which contract to serve; tests narrow it to what their modules answer. Default: the whole one. */
  contractFor?: ((modules: readonly AnyModule[]) => Contract) | undefined;
  modules?: readonly CreateModule[];
  routes?: readonly RoutePlugin[];
  /** How PDF files are read. Default: each in a thread of its own. */
  readPdf?: CheckPdf;
  checkResult?: ContractOptions['checkResult'];
  onAnswer?: ContractOptions['onAnswer'];
}

export interface App {
  server: FastifyInstance;
  deps: Deps;
  mail: MailService;
  /** Starts background work: emails, alerts, cleanup. Begins nothing further once the server closes. */
  start(): Promise<void>;
  /** Answers what is under way and ends background work. The database stays open: it belongs to the caller. */
  close(): Promise<void>;
}

/** Where the server listens when nothing else is asked for. */
export const DEFAULT_PORT = 4000;

/** Milliseconds, after the last request is answered, in which background work can reach a safe point. All of it can be repeated. */
const BACKGROUND_LIMIT = 1_000;
/** The share of `BACKGROUND_LIMIT` for running jobs; the rest is for returning them to the queue. */
const JOBS_LIMIT = 800;
/** Milliseconds for a farewell to the database and the storage. */
const GOODBYE_LIMIT = 300;

function createRequestIds(): () => string {
  const process = randomBytes(4).toString('hex');
  let count = 0;
  return () => `req_${process}${(count += 1).toString(36).padStart(6, '0')}`;
}

function createServer(config: Config, log: FastifyBaseLogger): FastifyInstance {
  const nextId = createRequestIds();
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextId,
    // A header of the caller must not name our log lines.
    requestIdHeader: false,
    // One proxy: it writes the last address, and whatever stands before it was sent by the caller.
    trustProxy: config.TRUST_PROXY ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: config.BODY_LIMIT,
    // Long enough for a PDF of 10 MB over a slow line.
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // `/products/` is the search and `/products` is nothing: a slash at the end counts.
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 256 },
    frameworkErrors: (error, request, reply) => void sendError(request, reply, error),
    clientErrorHandler: (error: Error, socket: Socket) => answerClientError(error, socket, nextId()),
  });
  // Node.js would answer in its own words.
  server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    answerExpectation(response, nextId());
  });
  handleErrors(server);
  server.addHook('onRequest', refuseTwoHosts);
  server.setNotFoundHandler((request, reply) => sendError(request, reply, refuse('not_found')));
  server.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered');
  });
  return server;
}

/** Builds the whole server from its options. Nothing listens and nothing runs in the background until asked to. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, log, clock } = options;
  const server = createServer(config, log);
  const drain = createDrain(server, drainMsOf(config));
  if (isLocal(config)) warnOfProxy(server, log);
  const tracing = await createTracing(config, log);
  const db = traceDatabase(options.db, tracing);
  const note = (error: Error) => log.warn({ err: error }, 'the bus lost its connection');
  /** What is there already when the rest cannot be built. */
  const built: { close(): unknown }[] = [server, tracing];
  try {
    const bus = await createPostgresBus({ connection: db.connection, db, onError: note });
    built.push(bus);
    const metrics = traceJobs(await createMetrics(config, db), tracing);
    const accessLog = config.ACCESS_LOG ? log.child({}, { level: 'info' }) : null;
    traceRequests(server, tracing);
    observeRequests(server, { metrics, accessLog });
    const cache = createCaches(bus, metrics);
    const ids = createIds(() => clock.now().getTime());
    const secret = loadSecret(config.JWT_SECRET, config.DATA_FOLDER);
    const auth = createAuth({ config, secret, db, cache, clock, ids });
    const jobs = createJobs({ db, bus, log: server.log, metrics });
    const mail = createMailService({ config, db, jobs, ids, log: server.log, tracing });

    function publicUrl(): string {
      if (config.PUBLIC_URL !== undefined) return config.PUBLIC_URL;
      const address = server.server.address();
      const port = typeof address === 'object' && address !== null ? address.port : (config.PORT ?? DEFAULT_PORT);
      const host = config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST;
      return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    }
    const storage = traceStorage(createStorage({ config, secret, clock, publicUrl }), tracing);
    built.push(storage);
    const deps: Deps = {
      config,
      db,
      bus,
      cache,
      auth,
      mail,
      storage,
      checkPdf: createPdfCheck(options.readPdf),
      clock,
      ids,
      log: server.log,
      metrics,
      tracing,
      publicUrl,
      services: {},
    };

    const modules: AnyModule[] = (options.modules ?? moduleFactories).map((create) => create(deps));
    const contract = options.contractFor?.(modules) ?? readContract();
    const { checkResult, onAnswer } = options;
    await registerContract(server, { contract, modules, deps, isSecure: isSecure(config), checkResult, onAnswer });
    registerHealth(server, createReadiness({ config, db, storage, isDraining: () => drain.isDraining }));
    registerMetrics(server, config, metrics);
    for (const plugin of options.routes ?? routePlugins) {
      await server.register(async (scope) => {
        await plugin(scope, deps, { contract, modules });
      });
    }
    await server.ready();

    let metricsServer: MetricsServer | undefined;
    let starting: Promise<void> | undefined;
    let isClosing = false;

    async function begin(): Promise<void> {
      if (isClosing) return;
      metricsServer = await listenForMetrics(config, metrics);
      for (const module of modules) {
        if (isClosing) return;
        await module.start?.();
      }
      // Begins nothing once it was paused.
      await jobs.start([
        ...mail.jobs,
        ...modules.flatMap((module) => module.jobs ?? []),
        { name: 'sweep', everySeconds: 600, leaseSeconds: 120, run: (signal) => sweep(db, signal) },
        ...backupJobs({ config, db, log, metrics, now: () => clock.now() }),
      ]);
    }

    return {
      server,
      deps,
      mail,
      start() {
        starting ??= begin();
        return starting;
      },
      async close() {
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
        // What runs may finish while requests are answered. Those may still write emails; the next process sends them.
        jobs.pause();
        await step(() => drain.run());
        await step(() => server.close());
        const began = performance.now();
        // What it still begins has to be ended too. Why it failed is known to who started it.
        if (starting)
          await within(
            BACKGROUND_LIMIT,
            starting.catch(() => undefined),
          );
        const background = [step(() => jobs.stop(JOBS_LIMIT)), ...modules.map((module) => step(() => module.stop?.()))];
        const left = BACKGROUND_LIMIT - (performance.now() - began);
        if (!(await within(left, Promise.all(background)))) {
          log.warn('background work was still busy and is left to the next process');
        }
        await step(() => mail.close());
        const farewells = [
          () => metricsServer?.close(),
          () => storage.close(),
          () => bus.close(),
          () => tracing.close(),
        ];
        await within(GOODBYE_LIMIT, Promise.all(farewells.map(step)));
        if (failures.length > 0) throw new AggregateError(failures, 'The server was not closed cleanly.');
      },
    };
  } catch (error) {
    // What cannot be closed says less than why the rest could not be built.
    await Promise.allSettled(built.map(async (part) => part.close()));
    throw error;
  }
}
