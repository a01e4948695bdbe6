import type { Order } from '@regen/sdk';
import { anyone, self } from '../../contract/access.ts';
import { HttpError, notFound } from '../../contract/errors.ts';
import type { Deps, Module } from '../../contract/module.ts';
import { createPayments } from '../../payments/create-provider.ts';
import { buyerOf } from '../cart/buyer.ts';
import { guestOrSelf, ownerOf } from '../cart/cart-owner.ts';
import { CartService } from '../cart/cart-service.ts';
import { orderLimits } from './limits.ts';
import { assertOrderAccess, orderAccessToken } from './order-access.ts';
import type { OrderCaller } from './order-access.ts';
import { findOrder, listOrders } from './order-repository.ts';
import { searchPatterns } from './search-patterns.ts';
import { orderPage, orderView } from './order-view.ts';
import { OrderPayments } from './pay-order.ts';
import { placeOrder } from './place-order.ts';
import { releaseUnpaidOrders } from './release-orders.ts';
import { lockOrder, markPaid } from './settle-payment.ts';

type Operation = 'orderList' | 'orderGet' | 'orderPlace' | 'orderPay' | 'orderPaymentConfirm';

const RELEASE_EVERY = 60_000;

export function createOrdersModule(deps: Deps): Module<Operation> {
  const { db, auth } = deps;
  const carts = new CartService(deps);
  const payments = new OrderPayments(deps, createPayments(deps.config, db).provider);
  let timer: NodeJS.Timeout | undefined;
  let releasing: Promise<unknown> = Promise.resolve();

  async function read(orderId: string, accessToken?: string): Promise<Order> {
    const order = await findOrder(db, orderId);
    if (!order) throw notFound('There is no such order.');
    return orderView(order, accessToken);
  }

  /** The order after an attempt to pay it. A declined one is a 402 which carries the order, so that it can be paid again. */
  async function answer(orderId: string, paymentId: string | null, caller: OrderCaller): Promise<Order> {
    const token = caller.actor.kind === 'user' ? undefined : orderAccessToken(auth, orderId);
    const order = await read(orderId, token);
    if (paymentId === null) return order;
    const { rows } = await db.query<{ status: string; code: string | null; message: string | null }>(
      'select status, failure_code as code, failure_message as message from payments where id = $1',
      [paymentId],
    );
    const attempt = rows[0];
    if (attempt?.status !== 'failed') return order;
    const message = attempt.message ?? 'The payment did not go through. Try another card.';
    throw new HttpError(402, attempt.code ?? 'card_declined', message, { extra: { order } });
  }

  return {
    access: {
      orderList: self('id'),
      orderGet: self('id', { or: (id) => id === 'guest' }),
      orderPlace: guestOrSelf,
      orderPay: anyone(),
      orderPaymentConfirm: anyone(),
    },
    handlers: {
      async orderList({ params, query }) {
        const { page = 1, perPage = 10, order = 'desc', year = null, search: text = '' } = query;
        const search = searchPatterns(text);
        const asked = { userId: params.id, page, perPage, isOldestFirst: order === 'asc', year, search };
        return orderPage(asked, await listOrders(db, asked));
      },

      async orderGet(call) {
        const { orderId } = call.params;
        await assertOrderAccess(db, auth, call, orderId, call.query.accessToken);
        return read(orderId);
      },

      async orderPlace(call) {
        await auth.limit(orderLimits(call.ip, call));
        const owner = ownerOf(call);
        if (owner.kind === 'guest' && owner.secretHash === null) throw notFound('There is no such cart.');
        const placer = { owner, buyer: buyerOf(call.actor), browserId: call.browserId };
        const work = { ids: deps.ids, clock: deps.clock, carts };
        const { orderId, paymentId } = await call.once(async (tx) => {
          const placed = await placeOrder(tx, work, placer, call.body);
          if (placed.paymentId === null) {
            const order = await lockOrder(tx, placed.orderId);
            if (order) await markPaid(tx, deps, order);
          }
          return placed;
        });
        if (paymentId !== null && call.body.payment) await payments.charge(orderId, paymentId, call.body.payment);
        return answer(orderId, paymentId, call);
      },

      async orderPay(call) {
        const { orderId } = call.params;
        await auth.limit(orderLimits(call.ip, call));
        await assertOrderAccess(db, auth, call, orderId, call.body.accessToken);
        const paymentId = await payments.retry(call, orderId, call.body.payment);
        return answer(orderId, paymentId, call);
      },

      async orderPaymentConfirm(call) {
        const { orderId } = call.params;
        await assertOrderAccess(db, auth, call, orderId, call.body.accessToken);
        await payments.refresh(orderId);
        const order = await findOrder(db, orderId);
        return answer(orderId, order?.payment?.id ?? null, call);
      },
    },
    start() {
      timer = setInterval(() => {
        releasing = releaseUnpaidOrders(deps, payments).catch((error: unknown) =>
          deps.log.warn({ err: error }, 'unpaid orders not released'),
        );
      }, RELEASE_EVERY);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await releasing;
    },
  };
}
