import type { Needs } from '../../platform.ts';
import { unsubscribeUrl } from './links.ts';
import { removeUnconfirmed, takeDueAlerts } from './repository.ts';

type Work = Needs<'auth' | 'clock' | 'db' | 'mail' | 'publicUrl'>;

const BATCH = 100;

async function sendBatch(work: Work): Promise<number> {
  return work.db.transaction(async (tx) => {
    const due = await takeDueAlerts(tx, work.clock.now(), BATCH);
    for (const alert of due) {
      await work.mail.send(
        {
          to: alert.email,
          template: 'stock-alert-back',
          data: {
            productName: alert.name,
            productUrl: `${work.publicUrl()}/products/${encodeURIComponent(alert.sku)}`,
            unsubscribeUrl: unsubscribeUrl(work.auth, work.publicUrl(), alert.email, alert.sku),
          },
          dedupeKey: `stock-alert-back:${alert.id}:${alert.confirmed_at.getTime()}`,
        },
        tx,
      );
    }
    return due.length;
  });
}

/** Emails customers whose product is back, and deletes unconfirmed requests. Returns the number of emails. */
export async function sendDueAlerts(work: Work, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (let batch = BATCH; batch === BATCH && !signal?.aborted; sent += batch) batch = await sendBatch(work);
  await removeUnconfirmed(work.db, work.clock.now());
  return sent;
}
