import { canPayOrder } from '@regen/domain';
import type { PaymentInput } from '@regen/sdk';
import { createHash } from 'node:crypto';
import type { Call } from '../../http/request/call.ts';
import type { ChargeResult, PaymentProvider } from '../../payments/provider.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import { lockOrder } from './order-head.ts';
import { takeHold } from './order-hold.ts';
import { settlePayment } from './settle-payment.ts';

type OrderPaymentNeeds = Needs<'db' | 'auth' | 'clock' | 'ids' | 'mail' | 'publicUrl' | 'log'>;

interface OpenPayment {
  id: string;
}

/** Payments of orders: requested outside transactions, recorded inside, each attempt at most once. */
export class OrderPayments {
  readonly #needs: OrderPaymentNeeds;
  readonly #provider: PaymentProvider;

  constructor(needs: OrderPaymentNeeds, provider: PaymentProvider) {
    this.#needs = needs;
    this.#provider = provider;
  }

  get provider(): string {
    return this.#provider.name;
  }

  /** Charges an attempt, or finds out how it went when it was charged before. */
  async charge(orderId: string, paymentId: string, payment: PaymentInput): Promise<void> {
    const { db } = this.#needs;
    const { rows } = await db.query<{ amount: number; currency: string; status: string }>(
      { name: 'payment-read', text: 'select amount_cents as amount, currency, status from payments where id = $1' },
      [paymentId],
    );
    const row = rows[0];
    if (!row) throw new Error(`There is no payment ${paymentId}.`);
    if (row.status !== 'pending') return;
    const { method, token } = payment;
    const { amount, currency } = row;
    const result = await this.#provider.charge({ key: paymentId, orderId, amount, currency, method, token });
    await this.#settle(orderId, paymentId, result);
  }

  /** A further attempt for an order whose last one failed or was left. Repeating the call changes nothing. */
  async retry(
    call: Pick<Call, 'once' | 'idempotencyKey'>,
    orderId: string,
    payment: PaymentInput,
  ): Promise<{ paymentId: string; isNew: boolean }> {
    // Named after the key of the call, so that a repeated call knows its own attempt from an older one.
    const name = createHash('sha256')
      .update(`${orderId} ${call.idempotencyKey ?? ''}`)
      .digest('hex')
      .slice(0, 26);
    const paymentId = `pay_${name}`;
    await this.closeOpen(orderId, paymentId);
    let isNew = false;
    await call.once(async (tx) => {
      isNew = true;
      const order = await lockOrder(tx, orderId);
      if (!order) throw notFound('There is no such order.');
      const known = await tx.query<{ id: string; status: string }>(
        `select id, status from payments where order_id = $1 and status in ('pending', 'requires_action', 'succeeded')`,
        [orderId],
      );
      if (known.rows.some(({ status }) => status === 'succeeded')) {
        throw refuse('order_already_paid');
      }
      if (!canPayOrder(order.state, 'failed')) {
        throw refuse('order_not_payable');
      }
      if (known.rows.length > 0) {
        throw refuse('payment_in_progress');
      }
      await takeHold(tx, order);
      await tx.query(
        `with attempt as (
           insert into payments (id, order_id, provider, method, amount_cents)
           select $2, id, $3, $4, total_cents from orders where id = $1
         )
         update orders set payment_status = 'pending', updated_at = now() where id = $1`,
        [orderId, paymentId, this.#provider.name, payment.method],
      );
      return { paymentId };
    });
    await this.charge(orderId, paymentId, payment);
    return { paymentId, isNew };
  }

  /** After 3-D Secure: queries the provider for the status of open attempts. */
  async refresh(orderId: string): Promise<void> {
    for (const { id } of await this.#open(orderId)) {
      const result = await this.#provider.find(id);
      if (result) await this.#settle(orderId, id, result);
    }
  }

  /** Queries the provider for an attempt's status and records it. False if no order has such an attempt. */
  async settle(paymentId: string): Promise<boolean> {
    const { rows } = await this.#needs.db.query<{ orderId: string; status: string }>(
      { name: 'payment-of', text: 'select order_id as "orderId", status from payments where id = $1' },
      [paymentId],
    );
    const known = rows[0];
    if (!known) return false;
    if (known.status !== 'pending' && known.status !== 'requires_action') return true;
    const result = await this.#provider.find(paymentId);
    if (result && result.status !== known.status) await this.#settle(known.orderId, paymentId, result);
    return true;
  }

  /** Sends back what is still owed, because a process ended or the provider was away when it should have gone. */
  async giveBackOwed(signal?: AbortSignal): Promise<void> {
    const { rows } = await this.#needs.db.query<{ id: string; ref: string }>(
      `select id, provider_ref as ref from payments
       where is_refund_due and provider = $1 and provider_ref is not null order by updated_at limit 50`,
      [this.#provider.name],
    );
    for (const payment of rows) {
      if (signal?.aborted) return;
      await this.#giveBack(payment);
    }
  }

  /** Ends attempts that are still open, so that none of them can succeed later. One that had succeeded is written down. */
  async closeOpen(orderId: string, except?: string): Promise<void> {
    for (const { id } of await this.#open(orderId)) {
      if (id !== except) await this.#settle(orderId, id, await this.#provider.close(id, orderId));
    }
  }

  async #open(orderId: string): Promise<OpenPayment[]> {
    const { rows } = await this.#needs.db.query<OpenPayment>(
      `select id from payments where order_id = $1 and status in ('pending', 'requires_action') order by created_at`,
      [orderId],
    );
    return rows;
  }

  async #settle(orderId: string, paymentId: string, result: ChargeResult): Promise<void> {
    const { db, log } = this.#needs;
    const settlement = await db.transaction((tx) => settlePayment(tx, this.#needs, orderId, paymentId, result));
    if (settlement !== 'refund_due') return;
    log.warn({ orderId, paymentId }, 'a payment arrived for a canceled order; it will be refunded');
    await this.#giveBack({ id: paymentId, ref: result.ref });
  }

  /** Sends money back that is owed; repeating it changes nothing. What cannot go now is sent by a later round. */
  async #giveBack({ id, ref }: { id: string; ref: string }): Promise<void> {
    const { db, log } = this.#needs;
    try {
      await this.#provider.refund(ref);
    } catch (error) {
      log.warn({ err: error, paymentId: id }, 'a due refund failed; it will be retried');
      // Moved to the end, so that failing refunds don't block the others.
      await db.query('update payments set updated_at = now() where id = $1 and is_refund_due', [id]);
      return;
    }
    await db.query(
      `update payments set status = 'refunded', is_refund_due = false, updated_at = now() where id = $1 and is_refund_due`,
      [id],
    );
  }
}
