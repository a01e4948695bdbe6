import { hasReceipt } from '@regen/domain';
import type { Order } from '@regen/sdk';
import { buyerOf } from '../../auth/buyer.ts';
import type { Tx } from '../../db/database.ts';
import { searchPatterns } from '../../db/search-patterns.ts';
import { anyone, self } from '../../http/access/rules.ts';
import { operation, RawJson } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import { failureCode } from '../../payments/failure-code.ts';
import { orderPaymentState } from '../../payments/payment-view.ts';
import type { PaymentRow } from '../../payments/payment-view.ts';
import type { Payments } from '../../payments/payments.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import { guestOrSelf, guestOwner, ownerOf } from '../cart/cart-owner.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { Module } from '../module.ts';
import { callerAudience } from '../products/audience.ts';
import type { Catalog } from '../products/catalog.ts';
import { couponNotUsable } from './coupon-use.ts';
import { deskOperations } from './desk-operations.ts';
import type { DeskOperation } from './desk-operations.ts';
import { assertFewWaiting, countingDeclined, networkKey, orderLimits } from './limits.ts';
import type { CountedAttempt } from './limits.ts';
import { assertOrderAccess } from './order-access.ts';
import type { OrderCaller } from './order-access.ts';
import { lockOrder } from './order-head.ts';
import { orderAccessToken } from './order-link.ts';
import { markPaid } from './order-payable.ts';
import { findOrder, findPayment, listOrders } from './order-repository.ts';
import type { OrderRow } from './order-repository.ts';
import { orderPage, orderView } from './order-view.ts';
import { orderedSkus } from './ordered-products.ts';
import { payAgain } from './pay-again.ts';
import { lockAndPrice, orderAddresses, placeOrder } from './place-order.ts';
import type { OrderPlacer, PlacedOrder } from './place-order.ts';
import { receiptFileName, receiptUrl } from './receipt-grant.ts';
import { releaseUnpaidOrders } from './release-orders.ts';
import { tellShipped } from './tell-shipped.ts';

type OrderOperation =
  | DeskOperation
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
};

/** The result of a call that pays. */
interface Paying {
  orderId: string;
  /** Null if there was nothing to pay. */
  paymentId: string | null;
  /** False for a repeat of the call. */
  isNew: boolean;
}

/** The order after a payment attempt, and the attempt. */
interface Paid extends CountedAttempt {
  order: OrderRow;
  payment: PaymentRow | null;
}

export function createOrdersModule(needs: OrderNeeds): Module<OrderOperation> {
  const { auth, carts, clock, db, payments } = needs;

  async function read(orderId: string, caller: OrderCaller): Promise<OrderRow> {
    const order = await findOrder(db, orderId, caller.actor.kind === 'user' ? null : guestOwner(caller));
    if (!order) throw notFound('There is no such order.');
    return order;
  }

  /** Nothing is left to pay, so the order is paid with its placing. */
  async function payFree(tx: Tx, orderId: string): Promise<void> {
    const order = await lockOrder(tx, orderId);
    if (order && !(await markPaid(tx, needs, order))) throw couponNotUsable(order.couponCode ?? '');
  }

  /** The outcome of an attempt. One that would hold stock beyond the limits is closed again. */
  async function outcomeOf(caller: OrderCaller, { orderId, paymentId, isNew }: Paying): Promise<Paid> {
    const order = await read(orderId, caller);
    const isLast = paymentId === null || order.payment?.id === paymentId;
    const payment = isLast ? order.payment : await findPayment(db, paymentId);
    if (isNew && payment?.status === 'requires_action') {
      try {
        await assertFewWaiting(needs, orderId);
      } catch (error) {
        await payments.closeOpen({ kind: 'order', id: orderId });
        throw error;
      }
    }
    return { order, payment, isNew, isDeclined: payment?.status === 'failed' };
  }

  /** The order after a payment attempt. A declined one is a 402 with the order, so that it can be paid again. */
  function answer(caller: OrderCaller, { order: row, payment }: Pick<Paid, 'order' | 'payment'>): Order {
    const token = caller.actor.kind === 'user' ? undefined : orderAccessToken(needs, row.id);
    const order = orderView(row, token);
    if (payment === null) return order;
    const { failureCode: code, failureMessage } = payment;
    const isDeclined = payment.status === 'failed';
    if (!isDeclined && order.state !== 'canceled') return order;
    const message = failureMessage ?? 'The payment did not go through. Try another card.';
    if (isDeclined) throw refuse(failureCode(code, 'card_declined'), message, { extra: { order } });
    // The payment arrived, but not for this order: it is being refunded.
    if (code !== null) throw refuse(failureCode(code, 'coupon_not_usable'), message);
    return order;
  }

  /** Places an order once, and charges its card. */
  async function placeAndCharge(call: Call<'orderPlace'>): Promise<Paying> {
    const { actor, body, browserId, ip } = call;
    const owner = ownerOf(call);
    if (owner.kind === 'guest' && owner.secretHash === null) throw notFound('There is no such cart.');
    const placer: OrderPlacer = { owner, buyer: buyerOf(actor), browserId, network: networkKey(auth, ip) };
    const addresses = orderAddresses(body);
    let made: PlacedOrder | undefined;
    const { orderId, paymentId } = await call.onceReading({
      read: (tx) => lockAndPrice(tx, carts, placer, body.shippingMethodId, addresses.shipping),
      async run(tx, locked) {
        made = await placeOrder(tx, needs, placer, { body, addresses, locked });
        if (!made.attempt) await payFree(tx, made.orderId);
        return { orderId: made.orderId, paymentId: made.attempt?.id ?? null };
      },
    });
    if (paymentId !== null && body.payment) await payments.charge(paymentId, body.payment, made?.attempt);
    // What was made may have been rolled back before a duplicate of the call placed the order.
    return { orderId, paymentId, isNew: made?.orderId === orderId };
  }

  return {
    operations: {
      ...deskOperations(needs),

      orderList: operation(self('id'), async ({ params, query }) => {
        const { page = 1, perPage = 10, order = 'desc', year = null, search: text = '' } = query;
        const search = searchPatterns(text);
        const asked = { userId: params.id, page, perPage, isOldestFirst: order === 'asc', year, search };
        return orderPage(asked, await listOrders(db, asked));
      }),

      orderListProducts: operation(self('id'), async ({ actor, params, query }) => {
        const ordered = await orderedSkus(db, params.id, callerAudience(actor), query.limit ?? 12, clock.now());
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
        return orderView(await read(orderId, call));
      }),

      orderGetReceipt: operation(self('id', { or: (id) => id === 'guest' }), async (call) => {
        const { orderId } = call.params;
        await assertOrderAccess(needs, call, orderId, call.query.accessToken);
        const order = await read(orderId, call);
        const { number, state, payment } = order;
        if (!hasReceipt(state, orderPaymentState(order, payment?.status ?? null)))
          throw notFound('There is no receipt until the order is paid.');
        const pdf = { url: receiptUrl(needs, { id: orderId, number }), fileName: receiptFileName(number) };
        const { brand: _, ...seller } = needs.config.seller;
        return { orderId, number, seller, pdf };
      }),

      orderPlace: operation(guestOrSelf, async (call) => {
        const counted = { call, email: call.body.email, also: orderLimits(call.ip, call) };
        const paid = await countingDeclined(auth, counted, async () => outcomeOf(call, await placeAndCharge(call)));
        return answer(call, paid);
      }),

      orderPay: operation(anyone(), async (call) => {
        const { orderId } = call.params;
        const { accessToken, payment } = call.body;
        await call.limit(orderLimits(call.ip, call));
        await assertOrderAccess(needs, call, orderId, accessToken);
        const { email } = await read(orderId, call);
        const paid = await countingDeclined(auth, { call, email }, async () =>
          outcomeOf(call, { orderId, ...(await payAgain(needs, call, orderId, payment)) }),
        );
        return answer(call, paid);
      }),

      orderConfirmPayment: operation(anyone(), async (call) => {
        const { orderId } = call.params;
        await assertOrderAccess(needs, call, orderId, call.body.accessToken);
        await payments.refresh({ kind: 'order', id: orderId });
        const order = await read(orderId, call);
        return answer(call, { order, payment: order.payment });
      }),
    },
    jobs: [
      {
        name: 'orders-release',
        everySeconds: 60,
        leaseSeconds: 60,
        run: (signal) => releaseUnpaidOrders(needs, payments, signal),
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
