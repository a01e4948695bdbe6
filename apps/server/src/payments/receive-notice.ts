import type { Needs } from '../platform.ts';
import type { PaymentNotice } from './notice.ts';

/**
 * Processes a notification: queries the provider for the attempt's status and records it. Nothing in the notification is trusted except
 * the attempt's id. A repeated one changes nothing; one whose processing failed is processed again when the provider repeats it.
 */
export type ReceiveNotice = (notice: PaymentNotice) => Promise<void>;

export interface NoticeNeeds extends Needs<'clock' | 'db' | 'log'> {
  /** Name of the provider that the notices are from. */
  provider: string;
  /** Queries the provider for an attempt's status and records it; false for an unknown attempt. */
  settlePayment(paymentId: string): Promise<boolean>;
}

export function createNoticeReceiver({ clock, db, log, provider, settlePayment }: NoticeNeeds): ReceiveNotice {
  return async ({ id, paymentId }) => {
    const { rows } = await db.query<{ isSettled: boolean }>(
      `insert into payment_events as e (provider, event_id, payment_id) values ($1, $2, $3)
       on conflict (provider, event_id) do update set payment_id = e.payment_id
       returning settled_at is not null as "isSettled"`,
      [provider, id, paymentId],
    );
    if (rows[0]?.isSettled) return;
    const isKnown = await settlePayment(paymentId);
    if (!isKnown)
      log.warn({ provider, event: id, paymentId }, 'a notification names a payment that does not belong to this store');
    await db.query('update payment_events set settled_at = $3 where provider = $1 and event_id = $2', [
      provider,
      id,
      clock.now(),
    ]);
  };
}
