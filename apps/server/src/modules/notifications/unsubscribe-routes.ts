import type { FastifyInstance } from 'fastify';
import { handleErrors } from '../../http/errors/error-handler.ts';
import type { Needs } from '../../platform.ts';
import { notFound } from '../../refuse.ts';
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from './links.ts';
import { setMessageEmail } from './repository.ts';

const MAX_BYTES = 4_096;

/**
 * One-click unsubscribe (RFC 8058): the email program sends a POST to the URL of the unsubscribe page, without cookies or keys. Therefore
 * outside the contract: only the token in the URL counts.
 */
export function unsubscribeRoutes(server: FastifyInstance, { auth, db }: Needs<'auth' | 'db'>): void {
  server.removeAllContentTypeParsers();
  // `List-Unsubscribe=One-Click`, as a form of either type.
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  handleErrors(server);
  server.post<{ Querystring: { token?: string | string[] } }>(UNSUBSCRIBE_PATH, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': request.id });
    const { token } = request.query;
    const userId = typeof token === 'string' ? readUnsubscribeToken(auth, token) : null;
    if (userId === null || !(await setMessageEmail(db, userId, false))) {
      throw notFound('This link is invalid or incomplete.');
    }
    return { messageEmail: false };
  });
}
