import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import { IN_PROCESS } from './request/in-process.ts';

/**
 * What was requested: the operation, or the pattern of the route. Never the path itself, which callers can invent. Pages and files of the
 * storefront share a pattern.
 */
export function operationOf(request: FastifyRequest, reply: FastifyReply): string {
  const { config, url } = request.routeOptions;
  if (config.operationId !== undefined) return config.operationId;
  if (url === undefined) return 'unknown';
  if (url !== '/*') return url;
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html') ? 'page' : 'file';
}

export interface ObserveOptions {
  metrics: Metrics;
  /** Gets one line a request; null when no access log is wanted. */
  accessLog: Logger | null;
}

/** Counts and logs each response. In-process calls while rendering are part of the page. */
export function observeRequests(server: FastifyInstance, { metrics, accessLog }: ObserveOptions): void {
  server.addHook('onResponse', async (request, reply) => {
    if (request.socket.remoteAddress === IN_PROCESS) return;
    const operation = operationOf(request, reply);
    const { elapsedTime } = reply;
    metrics.request(operation, request.method, reply.statusCode, elapsedTime / 1000);
    const line = { req: request, res: reply, operation, ms: Math.round(elapsedTime * 10) / 10 };
    accessLog?.info(request.trace ? { ...line, trace_id: request.trace.traceId } : line, 'request');
  });
}
