import type { FastifyInstance } from 'fastify';
import { sendError } from './contract/error-handler.ts';
import { databaseUnavailable } from './contract/errors.ts';
import type { Database } from './db/database.ts';

/** `/healthz`: the process answers. `/readyz`: it can also reach its database, so it may be given work. */
export function registerHealth(server: FastifyInstance, db: Database): void {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  server.get('/healthz', async (_request, reply) => reply.headers(headers).send({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    try {
      await db.query('select 1');
    } catch (error) {
      return sendError(request, reply, databaseUnavailable(error));
    }
    return reply.headers(headers).send({ status: 'ready' });
  });
}
