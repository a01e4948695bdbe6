import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { sendError } from '../http/errors/error-handler.ts';
import { notFound } from '../refuse.ts';
import { PICTURES, PREVIEW_FILE } from './product-image.ts';

/** Only for products that everybody can see: a URL must not reveal what professionals buy. */
const FRONT = `select images -> 0 ->> 'picture' as picture from products where sku = $1 and visible_web and images <> '[]'`;

/**
 * URLs from releases that drew every picture. Other sites and messengers have stored those of link previews. Anything else under `/media`
 * that isn't found gets a short 404, since a page would be of no use in place of a picture.
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
