import { hasReceipt } from '@regen/domain';
import type { FastifyInstance } from 'fastify';
import { handleErrors } from '../../http/errors/error-handler.ts';
import { orderPaymentState } from '../../payments/payment-view.ts';
import type { Needs } from '../../platform.ts';
import { notFound } from '../../refuse.ts';
import { findOrder } from './order-repository.ts';
import { orderView } from './order-view.ts';
import { readReceiptGrant, receiptFileName, RECEIPTS } from './receipt-grant.ts';
import { receiptText } from './receipt-text.ts';
import type { ReceiptText } from './receipt-text.ts';

const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** A file takes longer to write than a page. Far above what the bookkeeping of a clinic downloads in an hour. */
const PER_ADDRESS = { bucket: 'receipt ip', max: 240, windowSeconds: 3_600 };

/** Serves receipts as PDF files. */
export function receiptRoutes(server: FastifyInstance, needs: Needs<'auth' | 'clock' | 'config' | 'db' | 'log'>): void {
  handleErrors(server);
  // Libraries and fonts are loaded with the first receipt.
  let writer: Promise<(text: ReceiptText) => Promise<Buffer>> | undefined;
  server.get<{ Querystring: { grant?: string | string[] } }>(
    `${RECEIPTS}/:fileName`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { grant } = request.query;
      const opened = typeof grant === 'string' ? readReceiptGrant(needs, grant) : null;
      if (!opened) throw notFound('There is no such receipt. Open the order and download it there.');
      reply.headers(HEADERS);
      // The page asks who is there, and makes a new link.
      if (opened.isExpired) return reply.redirect(`/order/${opened.orderId}/receipt`, 303);
      await needs.auth.limit([{ ...PER_ADDRESS, ip: request.ip }]);
      const order = await findOrder(needs.db, opened.orderId);
      if (!order || !hasReceipt(order.state, orderPaymentState(order, order.payment?.status ?? null))) {
        throw notFound('There is no such receipt.');
      }
      writer ??= import('./receipt-pdf.ts').then(({ createReceiptWriter }) => createReceiptWriter());
      // What could not be loaded once is tried again with the next receipt.
      writer.catch(() => (writer = undefined));
      const file = await (await writer)(receiptText(orderView(order), needs.config.seller));
      return reply
        .header('content-disposition', `attachment; filename="${receiptFileName(order.number)}"`)
        .type('application/pdf')
        .send(file);
    },
  );
}
