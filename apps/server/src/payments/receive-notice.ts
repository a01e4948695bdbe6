import type { Needs } from '../platform.ts';
import type { PaymentNotice } from './notice.ts';

/**
 * Works a notice through: asks the provider how the attempt stands and writes that down. Nothing that the notice says is
 * believed beyond the name of the attempt. One that comes again changes nothing; one whose work failed is worked through
 * again when the provider repeats it.
 */
export type ReceiveNotice = (notice: PaymentNotice) => Promise<void>;

export interface NoticeNeeds extends Needs<'db' | 'log'> {
  /** Name of the provider that the notices are from. */
  provider: string;
  /** Asks the provider how an attempt stands and writes it down; false for an attempt of nobody. */
  settlePayment(paymentId: string): Promise<boolean>;
}

export function createNoticeReceiver({ db, log, provider, settlePayment }: NoticeNeeds): ReceiveNotice {
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
    await db.query('update payment_events set settled_at = now() where provider = $1 and event_id = $2', [
      provider,
      id,
    ]);
  };
}
