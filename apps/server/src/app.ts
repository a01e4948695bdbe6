import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createAuth } from './auth/create-auth.ts';
import { loadSecret } from './auth/secret.ts';
import { createPostgresBus } from './bus/bus.ts';
import { createCaches } from './cache/cache.ts';
import { isSecure } from './config.ts';
import type { Config } from './config.ts';
import { answerClientError, answerExpectation, refuseTwoHosts } from './contract/client-errors.ts';
import { readContract } from './contract/document.ts';
import type { ContractDocument } from './contract/document.ts';
import { handleErrors, sendError } from './contract/error-handler.ts';
import { HttpError } from './contract/errors.ts';
import type { AnyModule, Clock, CreateModule, Deps, RoutePlugin } from './contract/module.ts';
import { registerContract } from './contract/register.ts';
import type { ContractOptions } from './contract/register.ts';
import type { Database } from './db/database.ts';
import { sweep } from './db/sweep.ts';
import { warnOfProxy } from './from-this-machine.ts';
import { registerHealth } from './health.ts';
import { createIds } from './ids.ts';
import { isLocal } from './local.ts';
import { createMailService } from './mail/create-mail.ts';
import type { MailService } from './mail/create-mail.ts';
import { moduleFactories } from './modules/index.ts';
import { routePlugins } from './routes.ts';
import { createStorage } from './storage/create-storage.ts';

export interface AppOptions {
  config: Config;
  db: Database;
  log: Logger;
  clock?: Clock;
  /** Which contract to serve; tests narrow it to what their modules answer. Default: the whole one. */
  contractFor?: ((modules: readonly AnyModule[]) => ContractDocument) | undefined;
  modules?: readonly CreateModule[];
  routes?: readonly RoutePlugin[];
  checkResult?: ContractOptions['checkResult'];
  onAnswer?: ContractOptions['onAnswer'];
}

export interface App {
  server: FastifyInstance;
  deps: Deps;
  mail: MailService;
  /** Begins background work: mails, alerts, sweeping. */
  start(): Promise<void>;
  /** Ends background work and answers what is under way. The database stays open: it belongs to the caller. */
  close(): Promise<void>;
}

/** Where the server listens when nothing else is asked for. */
export const DEFAULT_PORT = 4000;

const SWEEP_EVERY = 10 * 60_000;

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
  server.setNotFoundHandler((request, reply) =>
    sendError(request, reply, new HttpError(404, 'not_found', 'There is nothing at this path.')),
  );
  server.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered');
  });
  return server;
}

/** Builds the whole server from its options. Nothing listens and nothing runs in the background until asked to. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, db, log, clock = { now: () => new Date() } } = options;
  const server = createServer(config, log);
  if (isLocal(config)) warnOfProxy(server, log);
  const note = (error: Error) => log.warn({ err: error }, 'the bus lost its connection');
  const bus = await createPostgresBus({ connection: db.connection, db, onError: note });
  try {
    const cache = createCaches(bus);
    const ids = createIds(() => clock.now().getTime());
    const secret = loadSecret(config.JWT_SECRET, config.DATA_FOLDER);
    const auth = createAuth({ config, secret, db, cache, clock, ids });
    const mail = createMailService({ config, db, ids, log: server.log });

    function publicUrl(): string {
      if (config.PUBLIC_URL !== undefined) return config.PUBLIC_URL;
      const address = server.server.address();
      const port = typeof address === 'object' && address !== null ? address.port : (config.PORT ?? DEFAULT_PORT);
      const host = config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST;
      return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    }
    const storage = createStorage({ config, secret, clock, publicUrl });
    const deps: Deps = {
      config,
      db,
      bus,
      cache,
      auth,
      mail,
      storage,
      clock,
      ids,
      log: server.log,
      publicUrl,
      services: {},
    };

    const modules: AnyModule[] = (options.modules ?? moduleFactories).map((create) => create(deps));
    const contract = options.contractFor?.(modules) ?? readContract();
    const { checkResult, onAnswer } = options;
    await registerContract(server, { contract, modules, deps, isSecure: isSecure(config), checkResult, onAnswer });
    registerHealth(server, db);
    for (const plugin of options.routes ?? routePlugins) {
      await server.register(async (scope) => {
        await plugin(scope, deps, { contract, modules });
      });
    }
    await server.ready();

    let sweeping: NodeJS.Timeout | undefined;
    let isStarted = false;
    return {
      server,
      deps,
      mail,
      async start() {
        isStarted = true;
        mail.start();
        for (const module of modules) await module.start?.();
        const run = () =>
          void sweep(db, clock.now()).catch((error: unknown) => log.warn({ err: error }, 'sweeping failed'));
        sweeping = setInterval(run, SWEEP_EVERY);
        sweeping.unref();
      },
      async close() {
        clearInterval(sweeping);
        // Connections that were busy when closing began become idle afterwards, and nobody else closes those.
        const closeIdle = setInterval(() => server.server.closeIdleConnections(), 20);
        await server.close().finally(() => clearInterval(closeIdle));
        for (const module of modules) await module.stop?.();
        if (isStarted) await mail.stop();
        await storage.close();
        await bus.close();
      },
    };
  } catch (error) {
    await bus.close();
    await server.close();
    throw error;
  }
}
