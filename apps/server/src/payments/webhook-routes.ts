import { handleErrors } from '../http/errors/error-handler.ts';
import { notFound } from '../refuse.ts';
import type { RoutePlugin } from '../http/module.ts';
import { createPayments } from './create-provider.ts';
import { receiveNotice } from './receive-notice.ts';

const MOST_BYTES = 65_536;

/**
 * Where payment providers report what has happened. Beside the contract: the caller is no application with a client key,
 * the body has the form of the provider, and its signature is over the bytes.
 */
export const paymentWebhooks: RoutePlugin = (server, deps) => {
  const { provider, readNotice } = createPayments(deps);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  handleErrors(server);
  server.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
    '/payments/:provider/webhook',
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': request.id });
      if (request.params.provider !== provider.name) throw notFound('This store does not use this payment provider.');
      const raw = { headers: request.headers, body: request.body ?? Buffer.alloc(0) };
      await receiveNotice(deps, provider.name, readNotice(raw, deps.clock.now()));
      return { received: true };
    },
  );
};
