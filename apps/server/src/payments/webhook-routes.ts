import type { FastifyInstance } from 'fastify';
import { handleErrors } from '../http/errors/error-handler.ts';
import type { Needs } from '../platform.ts';
import { notFound } from '../refuse.ts';
import type { PaymentGateway } from './create-provider.ts';
import type { ReceiveNotice } from './receive-notice.ts';

const MAX_BYTES = 65_536;

/**
 * Where payment providers report what has happened. Outside the contract: the caller is not an application with a client key, the body
 * has the provider's format, and its signature covers the bytes.
 */
export function paymentWebhooks(
  server: FastifyInstance,
  needs: Needs<'clock'> & { paymentGateway: PaymentGateway; receiveNotice: ReceiveNotice },
): void {
  const { clock, receiveNotice } = needs;
  const { provider, readNotice } = needs.paymentGateway;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  handleErrors(server);
  server.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
    '/payments/:provider/webhook',
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': request.id });
      if (request.params.provider !== provider.name) throw notFound('This store does not use this payment provider.');
      const raw = { headers: request.headers, body: request.body ?? Buffer.alloc(0) };
      await receiveNotice(readNotice(raw, clock.now()));
      return { received: true };
    },
  );
}
