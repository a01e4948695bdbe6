import { PROBLEM_TYPE } from '@regen/contract';
import type { FastifyInstance } from 'fastify';
import { errorBody } from './http/errors/error-handler.ts';
import type { Readiness } from './readiness.ts';

/** `/healthz`: the process responds. `/readyz`: it has everything it needs, or says what is missing. */
export function registerHealth(server: FastifyInstance, readiness: Readiness): void {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  let lacking: string | null = null;
  server.get('/healthz', async (_request, reply) => reply.headers(headers).send({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    const problem = await readiness();
    // Probes arrive each second; it is logged once.
    if (problem && problem.code !== lacking) {
      request.log.warn({ code: problem.code, err: problem.cause }, `not ready: ${problem.message}`);
    }
    lacking = problem?.code ?? null;
    if (!problem) return reply.headers(headers).send({ status: 'ready' });
    return reply
      .code(problem.status)
      .headers({ ...headers, ...problem.headers })
      .type(PROBLEM_TYPE)
      .serializer((text: string) => text)
      .send(errorBody(problem, request.id));
  });
}
