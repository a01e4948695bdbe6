import { readContract } from '@regen/contract';
import type { Contract } from '@regen/contract';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createModules, createServices } from './compose.ts';
import { isSecure } from './config.ts';
import { createPlatform } from './create-platform.ts';
import type { Closable, PlatformOptions } from './create-platform.ts';
import { createDrain, drainMsOf } from './drain.ts';
import { warnOfProxy } from './from-this-machine.ts';
import { registerHealth } from './health.ts';
import { createRequestIds, createServer } from './http/create-server.ts';
import { observeRequests } from './http/observe-requests.ts';
import { registerContract } from './http/register.ts';
import type { ContractOptions } from './http/register.ts';
import { traceRequests } from './http/trace-requests.ts';
import { createLifecycle } from './lifecycle.ts';
import type { Lifecycle } from './lifecycle.ts';
import { createGateway } from './live/gateway.ts';
import { isLocal } from './local.ts';
import type { MailService } from './mail/create-mail.ts';
import { registerMetrics } from './metrics/serve-metrics.ts';
import type { CheckPdf } from './pdf/check-pdf.ts';
import type { Platform } from './platform.ts';
import { createReadiness } from './readiness.ts';
import { routePlugins } from './routes.ts';
import type { RoutePlugin, Served } from './routes.ts';

export interface AppOptions
  extends Pick<PlatformOptions, 'clock' | 'config' | 'db'>, Pick<ContractOptions, 'checkResult' | 'onAnswer'> {
  log: Logger;
  /** What to serve. Default: the contract as it is written. */
  contract?: Contract | undefined;
  modules?: typeof createModules | undefined;
  routes?: readonly RoutePlugin[] | undefined;
  /** How PDF files are read. Default: each in a thread of its own. */
  readPdf?: CheckPdf | undefined;
}

export interface App extends Served, Lifecycle {
  server: FastifyInstance;
  mail: MailService;
}

/** Routes of the contract, and those beside it. */
async function registerRoutes(server: FastifyInstance, served: Served, options: AppOptions): Promise<void> {
  const { checkResult, onAnswer, routes = routePlugins } = options;
  const { auth, clock, config, db } = served.platform;
  await registerContract(server, {
    contract: served.contract,
    operations: served.modules.map((module) => module.operations),
    auth,
    clock,
    db,
    isSecure: isSecure(config),
    checkResult,
    onAnswer,
  });
  for (const plugin of routes) {
    await server.register(async (scope) => {
      await plugin(scope, served);
    });
  }
}

function watchRequests(server: FastifyInstance, { config, metrics, tracing }: Platform, { log }: AppOptions): void {
  traceRequests(server, tracing);
  observeRequests(server, { metrics, accessLog: config.ACCESS_LOG ? log.child({}, { level: 'info' }) : null });
}

/** Builds the whole server from its options. Nothing listens and nothing runs in the background until started. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, log } = options;
  const server = createServer(config, log);
  const built: Closable[] = [server];
  try {
    const drain = createDrain(server, drainMsOf(config));
    if (isLocal(config)) warnOfProxy(server, log);
    const { platform, mail, jobs, outbox } = await createPlatform(
      { config, clock: options.clock, db: options.db, log: server.log, address: () => server.server.address() },
      built,
    );
    watchRequests(server, platform, options);
    const services = createServices(platform, options);
    const gateway = createGateway({ ...platform, ...services });
    built.push(services, gateway);
    server.addHook('onClose', () => services.pictures.close());
    gateway.attach(server.server, createRequestIds());
    drain.whenClosing(() => gateway.drain());
    const modules = (options.modules ?? createModules)(platform, services);
    const served: Served = { platform, services, modules, contract: options.contract ?? readContract() };
    registerHealth(server, createReadiness({ ...platform, isDraining: () => drain.isDraining }));
    registerMetrics(server, config, platform.metrics);
    await registerRoutes(server, served, options);
    await server.ready();
    return {
      server,
      mail,
      ...served,
      ...createLifecycle({ server, drain, platform, services, gateway, mail, jobs, outbox, modules }),
    };
  } catch (error) {
    // What cannot be closed says less than why the rest could not be built.
    await Promise.allSettled(built.map(async (part) => part.close()));
    throw error;
  }
}
