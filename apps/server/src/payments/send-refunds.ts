import type { Needs } from '../platform.ts';
import type { PaymentProvider } from './provider.ts';
import { dueRefunds, findDueRefund, postponeDueRefund, writeRefundSent } from './refund-store.ts';
import type { DueRefund } from './refund-store.ts';

/** Refunds per run. */
const BATCH = 50;

/** Sends refunds of orders to the provider, outside transactions. Any process may repeat this: each refund has its own key. */
export interface RefundSender {
  /** Sends a refund that was just made. A later run retries it if that fails. */
  send(refundId: string): Promise<void>;
  /** Sends those that are still due because a process ended or the provider was unreachable. */
  sendDue(signal?: AbortSignal): Promise<void>;
}

export function createRefundSender(
  { clock, db, log }: Needs<'clock' | 'db' | 'log'>,
  provider: PaymentProvider,
): RefundSender {
  async function send(refund: DueRefund): Promise<void> {
    const { id: key, ref, amount } = refund;
    try {
      await provider.refund(ref, { key, amount });
      await db.transaction((tx) => writeRefundSent(tx, refund, clock.now()));
    } catch (error) {
      log.warn({ err: error, refundId: key }, 'a due refund failed; it will be retried');
      await postponeDueRefund(db, key, clock.now());
    }
  }

  return {
    async send(refundId) {
      const due = await findDueRefund(db, provider.name, refundId);
      if (due) await send(due);
    },
    async sendDue(signal) {
      for (const due of await dueRefunds(db, provider.name, BATCH)) {
        if (signal?.aborted) return;
        await send(due);
      }
    },
  };
}
