import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { refuse } from '../refuse.ts';
import { readableUrl } from './errors/bad-url.ts';
import { answerClientError, answerExpectation, refuseTwoHosts } from './errors/client-errors.ts';
import { handleErrors, sendError } from './errors/error-handler.ts';
import { isLiveUpgrade } from './live-path.ts';

export function createRequestIds(): () => string {
  const process = randomBytes(4).toString('hex');
  let count = 0;
  return () => `req_${process}${(count += 1).toString(36).padStart(6, '0')}`;
}

/** Fastify as configured for this server, without routes. Its own refusals get the contract's error body. */
export function createServer(config: Config, log: FastifyBaseLogger): FastifyInstance {
  const nextId = createRequestIds();
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextId,
    // A header of the caller must not name our log lines.
    requestIdHeader: false,
    // One proxy: it appends the last address, and whatever precedes it was sent by the caller.
    trustProxy: config.TRUST_PROXY ? (_address: string, hop: number) => hop === 0 : false,
    http: { shouldUpgradeCallback: isLiveUpgrade },
    bodyLimit: config.BODY_LIMIT,
    // Long enough for a PDF of 10 MB over a slow line.
    requestTimeout: 120_000,
    // A slow machine may take long to load the storefront; that it starts late is better than not at all.
    pluginTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // `/products/` is the search and `/products` is nothing: a slash at the end counts.
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 256 },
    frameworkErrors: (error, request, reply) => {
      const page = error.code === 'FST_ERR_BAD_URL' ? readableUrl(request) : null;
      if (page === null) void sendError(request, reply, error);
      else void reply.header('cache-control', 'no-store').redirect(page, 302);
    },
    clientErrorHandler: (error: Error, socket: Socket) => answerClientError(error, socket, nextId()),
  });
  // Node.js would respond with its own text.
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
