import type { Needs } from '../../platform.ts';
import { unsubscribeUrl } from './links.ts';
import { removeUnconfirmed, takeDueAlerts } from './repository.ts';

type AlertNeeds = Needs<'auth' | 'clock' | 'db' | 'mail' | 'publicUrl'>;

const BATCH = 100;

async function sendBatch(needs: AlertNeeds): Promise<number> {
  return needs.db.transaction(async (tx) => {
    const due = await takeDueAlerts(tx, needs.clock.now(), BATCH);
    for (const alert of due) {
      await needs.mail.send(
        {
          to: alert.email,
          template: 'stock-alert-back',
          data: {
            productName: alert.name,
            productUrl: `${needs.publicUrl()}/products/${encodeURIComponent(alert.sku)}`,
            unsubscribeUrl: unsubscribeUrl(needs.auth, needs.publicUrl(), alert.email, alert.sku),
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
export async function sendDueAlerts(needs: AlertNeeds, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (let batch = BATCH; batch === BATCH && !signal?.aborted; sent += batch) batch = await sendBatch(needs);
  await removeUnconfirmed(needs.db, needs.clock.now());
  return sent;
}
