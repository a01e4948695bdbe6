import type { Order, OrderCreate, OrderPay } from '@regen/sdk';
import { afterWrite, invalidate, orderConfirmPayment, orderGet } from '@regen/sdk/query';
import { createOrdersResource } from '@regen/sdk/resources/orders';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { orderAccessOf, orderParams, rememberOrderAccess } from '~/kernel/stored/order-access.ts';
import { stored } from '~/kernel/stored/stored.ts';
import { noteUnpaid } from '~/kernel/stored/unpaid-order.ts';
import { useApp } from '~/kernel/use-app.ts';
import { forgetFields } from './kept-fields.ts';
import { paymentAttemptSchema, type PaymentAttempt } from './payment-attempt.ts';
import { isSettled, problemOf, type PaymentProblem } from './payment-problem.ts';

const attempted = stored('regen.tab.payment.1', paymentAttemptSchema);

export interface PaymentRun {
  /** A payment is in progress: nothing else may be sent. */
  isRunning: boolean;
  problem: PaymentProblem | null;
  clearProblem: () => void;
  place: (body: OrderCreate) => Promise<void>;
  pay: (orderId: string, body: OrderPay) => Promise<void>;
  /** After the buyer has completed the bank's challenge: requests the outcome. */
  confirm: (orderId: string) => Promise<void>;
  /** Repeats the call after its response was lost. */
  repeat: () => Promise<void>;
}

/**
 * Places and pays orders. Each press of the button is one attempt with one idempotency key, stored until the server responds, so
 * that a second press, a reload or a lost connection cannot order or charge twice.
 * @param onOrdered Called once there is an order.
 */
export function usePayment(owner: string, onOrdered?: () => void): PaymentRun {
  const app = useApp();
  const orders = app.service(createOrdersResource);
  const navigate = useNavigate();
  const { order: shown } = useSearch({ from: '/(shop)/checkout' });
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const busy = useRef(false);

  const store = (order: Order) => {
    rememberOrderAccess(order.id, order.accessToken);
    noteUnpaid(app, owner, order);
    app.queryClient.setQueryData(orderGet(app.call, orderParams(app, order.id)).queryKey, order);
    // Placing and paying make the same queries stale.
    void afterWrite(app.queryClient, orderConfirmPayment, order, { orderId: order.id });
    onOrdered?.();
  };

  /** Runs one call at a time. */
  const run = async (call: () => Promise<Order>) => {
    if (busy.current) return;
    busy.current = true;
    setIsRunning(true);
    setProblem(null);
    try {
      const order = await call();
      attempted.write(null);
      store(order);
      if (order.canPay) {
        await navigate({ to: '/checkout', search: { order: order.id }, replace: true });
      } else {
        forgetFields(owner);
        await navigate({ to: '/order/$orderId', params: { orderId: order.id }, replace: true });
      }
    } catch (error) {
      if (isSettled(error)) attempted.write(null);
      const found = problemOf(error);
      setProblem(found);
      if (found.kind === 'declined') {
        store(found.order);
        // Where it is shown already, the window stays at the message.
        if (found.order.id === shown) return;
        await navigate({ to: '/checkout', search: { order: found.order.id }, replace: true });
      } else if (found.kind === 'totals-changed' || found.kind === 'out-of-stock') {
        void invalidate(app.queryClient, 'cartGet', 'shippingMethodList');
      } else if (found.kind === 'not-payable') {
        void invalidate(app.queryClient, 'orderGet');
      }
    } finally {
      busy.current = false;
      setIsRunning(false);
    }
  };

  const send = (attempt: PaymentAttempt) => {
    attempted.write(attempt);
    const { key: idempotencyKey } = attempt;
    // Bodies are sent unchanged, or the key would not match.
    return attempt.kind === 'place'
      ? run(() => orders.place({ id: attempt.owner, ...attempt.body }, { idempotencyKey }))
      : run(() => orders.pay({ orderId: attempt.orderId, ...attempt.body }, { idempotencyKey }));
  };

  const repeat = async () => {
    const attempt = attempted.read();
    if (attempt !== null && attempt.owner === owner) await send(attempt);
  };

  // After the page was left while a payment was under way: find out how it ended.
  const recover = useEffectEvent(repeat);
  useEffect(() => {
    const timer = setTimeout(() => void recover());
    return () => clearTimeout(timer);
  }, [owner]);

  return {
    isRunning,
    problem,
    clearProblem: () => setProblem(null),
    place: (body) => send({ kind: 'place', key: crypto.randomUUID(), owner, body }),
    pay: (orderId, body) => send({ kind: 'pay', key: crypto.randomUUID(), owner, orderId, body }),
    confirm: (orderId) => {
      const accessToken = orderAccessOf(orderId);
      return run(() => orders.confirmPayment({ orderId, ...(accessToken === undefined ? {} : { accessToken }) }));
    },
    repeat,
  };
}
