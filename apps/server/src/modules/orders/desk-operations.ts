import { writeAudit } from '../../auth/audit.ts';
import { userOf } from '../../auth/user-of.ts';
import type { Tx } from '../../db/database.ts';
import { signedIn } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import { isDay } from '../../is-day.ts';
import type { Payments } from '../../payments/payments.ts';
import { invalidField, notFound, refuse } from '../../refuse.ts';
import { listForStaff } from './desk-list.ts';
import { assertUnchanged, moveByStaff, readMove, writeTracking } from './desk-move.ts';
import type { DeskNeeds } from './desk-move.ts';
import { checkRefund, refundByStaff } from './desk-refund.ts';
import { readForStaff } from './desk-view.ts';
import type { OrderStaff } from './move-order.ts';
import { lockOrder } from './order-head.ts';
import type { OrderHead } from './order-head.ts';

export type DeskOperation =
  | 'adminListOrders'
  | 'adminGetOrder'
  | 'adminMoveOrder'
  | 'adminSetTracking'
  | 'adminRefundOrder';

type DeskCall = Call<'adminGetOrder' | 'adminMoveOrder' | 'adminSetTracking' | 'adminRefundOrder'>;

const shopkeepers = () => signedIn({ permission: 'admin:orders' });

const noOrder = () => notFound('There is no such order.');

function staffOf(call: Pick<DeskCall, 'actor'>): OrderStaff {
  const { userId, firstName, lastName, email } = userOf(call.actor);
  return { userId, name: `${firstName} ${lastName}`.trim() || email };
}

/** A day of a query; null if it is left out. */
function readDay(path: string, text: string | undefined): string | null {
  if (text === undefined || isDay(text)) return text ?? null;
  throw invalidField(path, 'is not a valid date');
}

/** What staff do with orders (rules O21 to O24). */
export function deskOperations(needs: DeskNeeds & { payments: Payments }): Operations<DeskOperation> {
  const { clock, db, payments } = needs;

  async function audit(
    tx: Tx,
    { actor, params, requestId }: Pick<DeskCall, 'actor' | 'params' | 'requestId'>,
    {
      action,
      ownerUserId,
      data,
    }: { action: DeskOperation; ownerUserId: string | null; data?: Record<string, unknown> },
  ): Promise<void> {
    const entry = { staff: userOf(actor), action, subjectId: params.orderId, ownerUserId, requestId, now: clock.now() };
    await writeAudit(tx, { ...entry, ...(data && { data }) });
  }

  /** Locks the order, if it is as it was read. */
  async function lockUnchanged(tx: Tx, orderId: string, readAt: string): Promise<OrderHead> {
    const order = await lockOrder(tx, orderId);
    if (!order) throw noOrder();
    assertUnchanged(order, readAt);
    return order;
  }

  async function view(orderId: string) {
    const order = await readForStaff(db, orderId);
    if (!order) throw noOrder();
    return order;
  }

  /** Ends the payments of an unpaid order that is about to be canceled, so none can succeed later. If one already has, the order is paid. */
  async function closePayments(orderId: string, readAt: string): Promise<void> {
    const order = await db.transaction((tx) => lockUnchanged(tx, orderId, readAt));
    if (order.state === 'placed') await payments.closeOpen({ kind: 'order', id: orderId });
  }

  return {
    adminListOrders: operation(shopkeepers(), async ({ query }) => {
      const { state = null, site = null, page = 1, perPage = 10 } = query;
      const from = readDay('/query/from', query.from);
      const to = readDay('/query/to', query.to);
      const search = query.search?.trim() || null;
      return listForStaff(db, { state, site, from, to, search, page, perPage });
    }),

    adminGetOrder: operation(shopkeepers(), async (call) => {
      // The view is logged before anything is shown.
      await db.transaction(async (tx) => {
        const { rows } = await tx.query<{ userId: string | null }>(
          'select user_id as "userId" from orders where id = $1',
          [call.params.orderId],
        );
        if (!rows[0]) throw noOrder();
        await audit(tx, call, { action: 'adminGetOrder', ownerUserId: rows[0].userId });
      });
      return view(call.params.orderId);
    }),

    adminMoveOrder: operation(shopkeepers(), async (call) => {
      const { body, params } = call;
      const move = readMove(body);
      if (move.state === 'canceled') await closePayments(params.orderId, body.changedAt);
      const refund = await db.transaction(async (tx) => {
        const order = await lockUnchanged(tx, params.orderId, body.changedAt);
        const made = await moveByStaff(tx, needs, { order, move, staff: staffOf(call) });
        // The text for the buyer is kept with the order only.
        const data = { from: order.state, state: move.state, ...made };
        await audit(tx, call, { action: 'adminMoveOrder', ownerUserId: order.userId, data });
        return made;
      });
      if (refund) await payments.sendRefund(refund.refundId);
      return view(params.orderId);
    }),

    adminSetTracking: operation(shopkeepers(), async (call) => {
      const { body, params } = call;
      const tracking = { carrier: body.carrier.trim(), trackingNumber: body.trackingNumber.trim() };
      await db.transaction(async (tx) => {
        const order = await lockUnchanged(tx, params.orderId, body.changedAt);
        if (order.state !== 'shipped' && order.state !== 'delivered') throw refuse('order_changed');
        await writeTracking(tx, needs, order.id, tracking);
        const data = { carrier: tracking.carrier };
        await audit(tx, call, { action: 'adminSetTracking', ownerUserId: order.userId, data });
      });
      return view(params.orderId);
    }),

    adminRefundOrder: operation(shopkeepers(), async (call) => {
      const { body, params } = call;
      checkRefund(body);
      const { refundId } = await call.once(async (tx) => {
        const order = await lockUnchanged(tx, params.orderId, body.changedAt);
        const made = await refundByStaff(tx, needs, { order, body, staff: staffOf(call) });
        const { lines, shipping } = body;
        const data = { ...made, lines, shipping };
        await audit(tx, call, { action: 'adminRefundOrder', ownerUserId: order.userId, data });
        return { refundId: made.refundId };
      });
      await payments.sendRefund(refundId);
      return view(params.orderId);
    }),
  };
}
