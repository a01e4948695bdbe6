import type { FastifyInstance } from 'fastify';
import { sendError } from './contract/error-handler.ts';
import type { Readiness } from './readiness.ts';

/** `/healthz`: the process answers. `/readyz`: it has everything that it needs for work, or says what it lacks. */
export function registerHealth(server: FastifyInstance, readiness: Readiness): void {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  server.get('/healthz', async (_request, reply) => reply.headers(headers).send({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    const problem = await readiness();
    if (problem) return sendError(request, reply, problem);
    return reply.headers(headers).send({ status: 'ready' });
  });
}
