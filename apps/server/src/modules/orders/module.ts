import { hasReceipt } from '@regen/domain';
import type { Order } from '@regen/sdk';
import { buyerOf } from '../../auth/buyer.ts';
import type { Tx } from '../../db/database.ts';
import { anyone, self } from '../../http/access/rules.ts';
import { operation, RawJson } from '../../http/operation.ts';
import type { Payments } from '../../payments/create-provider.ts';
import { failureCode } from '../../payments/failure-code.ts';
import { SETTLE_ROUND } from '../../payments/settle-round.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import { guestOrSelf, ownerOf } from '../cart/cart-owner.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { Module } from '../module.ts';
import { callerAudience } from '../products/audience.ts';
import type { Catalog } from '../products/catalog.ts';
import { couponNotUsable } from './coupon-use.ts';
import { assertFewWaiting, countingDeclined, networkKey, orderLimits } from './limits.ts';
import type { Attempt } from './limits.ts';
import { settleLostPayments } from './lost-payments.ts';
import { assertOrderAccess, isClaimable } from './order-access.ts';
import type { OrderCaller } from './order-access.ts';
import { lockOrder } from './order-head.ts';
import { orderAccessToken } from './order-link.ts';
import { findOrder, listOrders } from './order-repository.ts';
import { orderPage, orderView } from './order-view.ts';
import { orderedSkus } from './ordered-products.ts';
import type { OrderPayments } from './pay-order.ts';
import { placeOrder } from './place-order.ts';
import { receiptFileName, receiptUrl } from './receipt-grant.ts';
import { releaseUnpaidOrders } from './release-orders.ts';
import { searchPatterns } from './search-patterns.ts';
import { markPaid } from './settle-payment.ts';
import { tellShipped } from './tell-shipped.ts';

type OrderOperation =
  | 'orderList'
  | 'orderListProducts'
  | 'orderGet'
  | 'orderGetReceipt'
  | 'orderPlace'
  | 'orderPay'
  | 'orderConfirmPayment';

export type OrderNeeds = Needs<'auth' | 'clock' | 'config' | 'db' | 'ids' | 'log' | 'mail' | 'publicUrl'> & {
  carts: CartService;
  catalog: Pick<Catalog, 'summariesFor'>;
  payments: Payments;
  orderPayments: OrderPayments;
};

export function createOrdersModule(needs: OrderNeeds): Module<OrderOperation> {
  const { auth, carts, db, orderPayments } = needs;
  const { provider } = needs.payments;

  async function read(orderId: string, caller: OrderCaller, accessToken?: string): Promise<Order> {
    const [order, canClaim] = await Promise.all([findOrder(db, orderId), isClaimable(db, caller, orderId)]);
    if (!order) throw notFound('There is no such order.');
    return orderView(order, { accessToken, isClaimable: canClaim });
  }

  /** Nothing is left to pay, so the order is paid with its placing. */
  async function payFree(tx: Tx, orderId: string): Promise<void> {
    const order = await lockOrder(tx, orderId);
    if (order && !(await markPaid(tx, needs, order))) throw couponNotUsable(order.couponCode ?? '');
  }

  /** The outcome of an attempt. One that would hold stock beyond the limits is closed again. */
  async function endOf(orderId: string, paymentId: string | null, isNew: boolean): Promise<Attempt> {
    const { rows } = await db.query<{ status: string }>('select status from payments where id = $1', [paymentId]);
    const status = rows[0]?.status;
    if (isNew && status === 'requires_action') {
      try {
        await assertFewWaiting(db, needs.config, orderId);
      } catch (error) {
        await orderPayments.closeOpen(orderId);
        throw error;
      }
    }
    return { orderId, isNew, isDeclined: status === 'failed' };
  }

  /** The order after a payment attempt. A declined one is a 402 with the order, so that it can be paid again. */
  async function answer(orderId: string, paymentId: string | null, caller: OrderCaller): Promise<Order> {
    const token = caller.actor.kind === 'user' ? undefined : orderAccessToken(needs, orderId);
    const order = await read(orderId, caller, token);
    if (paymentId === null) return order;
    const { rows } = await db.query<{ status: string; code: string | null; message: string | null }>(
      'select status, failure_code as code, failure_message as message from payments where id = $1',
      [paymentId],
    );
    const attempt = rows[0];
    const isDeclined = attempt?.status === 'failed';
    if (!isDeclined && order.state !== 'canceled') return order;
    const message = attempt?.message ?? 'The payment did not go through. Try another card.';
    if (isDeclined) throw refuse(failureCode(attempt.code, 'card_declined'), message, { extra: { order } });
    // The payment arrived, but not for this order: it is being refunded.
    if (attempt?.code) throw refuse(failureCode(attempt.code, 'coupon_not_usable'), message);
    return order;
  }

  return {
    operations: {
      orderList: operation(self('id'), async ({ params, query }) => {
        const { page = 1, perPage = 10, order = 'desc', year = null, search: text = '' } = query;
        const search = searchPatterns(text);
        const asked = { userId: params.id, page, perPage, isOldestFirst: order === 'asc', year, search };
        return orderPage(asked, await listOrders(db, asked));
      }),

      orderListProducts: operation(self('id'), async ({ actor, params, query }) => {
        const ordered = await orderedSkus(db, params.id, callerAudience(actor), query.limit ?? 12);
        const summaries = await needs.catalog.summariesFor(
          actor,
          ordered.map(({ sku }) => sku),
        );
        const items = ordered.flatMap(({ sku, ...when }) => {
          const product = summaries.get(sku);
          return product === undefined ? [] : `{"product":${product},${JSON.stringify(when).slice(1)}`;
        });
        return new RawJson(Buffer.from(`{"items":[${items.join(',')}]}`));
      }),

      orderGet: operation(self('id', { or: (id) => id === 'guest' }), async (call) => {
        const { orderId } = call.params;
        await assertOrderAccess(needs, call, orderId, call.query.accessToken);
        return read(orderId, call);
      }),

      orderGetReceipt: operation(self('id', { or: (id) => id === 'guest' }), async (call) => {
        const { orderId } = call.params;
        await assertOrderAccess(needs, call, orderId, call.query.accessToken);
        const { number, state, payment } = await read(orderId, call);
        if (!hasReceipt(state, payment.status)) throw notFound('There is no receipt until the order is paid.');
        const pdf = { url: receiptUrl(needs, { id: orderId, number }), fileName: receiptFileName(number) };
        return { orderId, number, seller: needs.config.seller, pdf };
      }),

      orderPlace: operation(guestOrSelf, async (call) => {
        await call.limit(orderLimits(call.ip, call));
        const owner = ownerOf(call);
        if (owner.kind === 'guest' && owner.secretHash === null) throw notFound('There is no such cart.');
        const { browserId, body } = call;
        const placer = { owner, buyer: buyerOf(call.actor), browserId, network: networkKey(auth, call.ip) };
        const work = { ids: needs.ids, clock: needs.clock, carts, provider };
        const by = { ip: call.ip, caller: call, email: body.email };
        const { orderId, paymentId } = await countingDeclined(auth, by, async () => {
          let isNew = false;
          const placed = await call.once(async (tx) => {
            isNew = true;
            const made = await placeOrder(tx, work, placer, body);
            if (made.paymentId === null) await payFree(tx, made.orderId);
            return made;
          });
          if (placed.paymentId !== null && body.payment)
            await orderPayments.charge(placed.orderId, placed.paymentId, body.payment);
          return { ...(await endOf(placed.orderId, placed.paymentId, isNew)), paymentId: placed.paymentId };
        });
        return answer(orderId, paymentId, call);
      }),

      orderPay: operation(anyone(), async (call) => {
        const { orderId } = call.params;
        await call.limit(orderLimits(call.ip, call));
        await assertOrderAccess(needs, call, orderId, call.body.accessToken);
        const { email } = await read(orderId, call);
        const { paymentId } = await countingDeclined(auth, { ip: call.ip, caller: call, email }, async () => {
          const attempt = await orderPayments.retry(call, orderId, call.body.payment);
          return { ...(await endOf(orderId, attempt.paymentId, attempt.isNew)), paymentId: attempt.paymentId };
        });
        return answer(orderId, paymentId, call);
      }),

      orderConfirmPayment: operation(anyone(), async (call) => {
        const { orderId } = call.params;
        await assertOrderAccess(needs, call, orderId, call.body.accessToken);
        await orderPayments.refresh(orderId);
        const order = await findOrder(db, orderId);
        return answer(orderId, order?.payment?.id ?? null, call);
      }),
    },
    jobs: [
      { name: 'orders-settle', ...SETTLE_ROUND, run: (signal) => settleLostPayments(needs, orderPayments, signal) },
      // Separate, so that refunds continue however long querying takes.
      { name: 'orders-refund', ...SETTLE_ROUND, run: (signal) => orderPayments.giveBackOwed(signal) },
      {
        name: 'orders-release',
        everySeconds: 60,
        leaseSeconds: 60,
        run: (signal) => releaseUnpaidOrders(needs, orderPayments, signal),
      },
      {
        name: 'orders-shipped',
        everySeconds: 60,
        leaseSeconds: 60,
        run: async (signal) => void (await tellShipped(needs, signal)),
      },
    ],
  };
}
