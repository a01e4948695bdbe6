import type { FastifyInstance } from 'fastify';
import { refuse } from '../../refuse.ts';

/** Bodies are JSON, checked against what would change prototypes. */
export function acceptJsonOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // An empty body counts as no body; the contract decides whether one is required.
    if (text === '') return done(null, undefined);
    return parse(request, text as string, (error, body) => {
      if (error) done(refuse('malformed_json'), undefined);
      else done(null, body);
    });
  });
}
