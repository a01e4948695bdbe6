import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Attributes, RequestTrace, Tracing } from '../tracing/tracing.ts';
import { operationOf } from './observe-requests.ts';
import { IN_PROCESS } from './request/in-process.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null when tracing is off. */
    trace: RequestTrace | null;
  }
}

/** Polled every few seconds by monitoring. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

function attributesOf(request: FastifyRequest): Attributes {
  const { config, url } = request.routeOptions;
  return {
    'http.request.method': request.method,
    ...(url !== undefined && { 'http.route': url }),
    ...(config.operationId !== undefined && { 'regen.operation': config.operationId }),
    'regen.request_id': request.id,
  };
}

/** A span for each request, named by its operation and never by its path, which may hold a token. */
export function traceRequests(server: FastifyInstance, tracing: Tracing): void {
  server.decorateRequest('trace', null);
  if (!tracing.isOn) return;
  server.addHook('onRequest', (request, reply, done) => {
    if (PROBES.has(request.routeOptions.url)) {
      done();
      return;
    }
    const { traceparent } = request.headers;
    const trace = tracing.request({
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      isInProcess: request.socket.remoteAddress === IN_PROCESS,
    });
    request.trace = trace;
    request.log = request.log.child({ trace_id: trace.traceId });
    // Not Fastify's hooks: they miss a caller who disconnects after the body was read.
    let isOver = false;
    const end = (status: number): void => {
      if (isOver) return;
      isOver = true;
      trace.end(`${request.method} ${operationOf(request, reply)}`, attributesOf(request), status);
    };
    reply.raw.once('finish', () => end(reply.statusCode));
    reply.raw.once('close', () => end(0));
    trace.run(done);
  });
}
