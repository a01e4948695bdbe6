import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { sendError } from '../http/errors/error-handler.ts';
import { notFound } from '../refuse.ts';
import { PICTURES, PREVIEW_FILE } from './product-image.ts';

/** Only of products that everybody sees: an address must not tell what professionals buy. */
const FRONT = `select images -> 0 ->> 'picture' as picture from products where sku = $1 and visible_web and images <> '[]'`;

/**
 * Addresses of releases that drew every picture. Other sites and messengers keep those of previews; whatever else is under `/media` and
 * was not found says so in a few bytes, since it is asked for as a picture.
 */
export function formerMediaRoutes(server: FastifyInstance, { db }: { db: Pick<Database, 'query'> }): void {
  server.get<{ Params: { sku: string } }>('/media/social/products/:sku.png', async (request, reply) => {
    try {
      const { rows } = await db.query<{ picture: string | null }>(FRONT, [request.params.sku]);
      const picture = rows[0]?.picture ?? null;
      if (picture === null) throw notFound('There is no such picture.');
      reply.header('cache-control', 'public, max-age=86400');
      return await reply.redirect(`${PICTURES}${picture}/${PREVIEW_FILE}`, 301);
    } catch (error) {
      return sendError(request, reply, error);
    }
  });
  server.get('/media/*', (request, reply) => sendError(request, reply, notFound('There is no such picture.')));
}
