import type { FastifyInstance } from 'fastify';
import { notFound } from '../refuse.ts';
import { handleErrors } from './errors/error-handler.ts';

const MAX_BYTES = 4_096;

/**
 * One-click unsubscribe (RFC 8058): the email program sends a POST to the URL of the unsubscribe page, without cookies or keys. Therefore
 * outside the contract: only the token in the URL counts.
 * @param unsubscribe Returns the body of the response, or null for a token that unsubscribes nobody.
 */
export function oneClickUnsubscribe(
  server: FastifyInstance,
  path: string,
  unsubscribe: (token: string) => Promise<object | null>,
): void {
  server.removeAllContentTypeParsers();
  // `List-Unsubscribe=One-Click`, as a form of either type.
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  handleErrors(server);
  server.post<{ Querystring: { token?: string | string[] } }>(path, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': request.id });
    const { token } = request.query;
    const done = typeof token === 'string' ? await unsubscribe(token) : null;
    if (done === null) throw notFound('This link is invalid or incomplete.');
    return done;
  });
}
