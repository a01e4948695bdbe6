import type { Deps } from '../../contract/module.ts';
import { LOST_AFTER_SECONDS } from '../../payments/settle-round.ts';
import type { OrderPayments } from './pay-order.ts';

const BATCH = 50;

type Work = Pick<Deps, 'db' | 'log'>;

interface OpenPayment {
  id: string;
  createdAt: Date;
}

/**
 * Asks the provider about every attempt whose end nobody wrote down: a process died after the charge, or the buyer approved
 * at the bank and never came back. Also sends back money that is still owed. Any process may do it at any moment.
 */
export async function settleLostPayments(
  { db, log }: Work,
  payments: OrderPayments,
  signal?: AbortSignal,
): Promise<void> {
  let after: OpenPayment | null = { id: '', createdAt: new Date(0) };
  while (after !== null) {
    const { rows }: { rows: OpenPayment[] } = await db.query<OpenPayment>(
      {
        name: 'payments-lost',
        text: `select id, created_at as "createdAt" from payments
          where status in ('pending', 'requires_action') and provider = $1 and created_at < now() - $2 * interval '1 second'
            and (created_at, id) > ($3, $4)
          order by created_at, id limit ${BATCH}`,
      },
      [payments.provider, LOST_AFTER_SECONDS, after.createdAt, after.id],
    );
    for (const { id } of rows) {
      if (signal?.aborted) return;
      await payments.settle(id).catch((error: unknown) => {
        log.warn({ err: error, paymentId: id }, 'how a payment stands is not known; the provider is asked again');
      });
    }
    after = rows.length < BATCH ? null : (rows.at(-1) ?? null);
  }
  await payments.giveBackOwed(signal);
}
