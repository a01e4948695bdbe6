import type { Deps } from '../../http/module.ts';
import { unsubscribeUrl } from './links.ts';
import { removeUnconfirmed, takeDueAlerts } from './repository.ts';

const BATCH = 100;

async function sendBatch(deps: Deps): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const due = await takeDueAlerts(tx, deps.clock.now(), BATCH);
    for (const alert of due) {
      await deps.mail.send(
        {
          to: alert.email,
          template: 'stock-alert-back',
          data: {
            productName: alert.name,
            productUrl: `${deps.publicUrl()}/products/${encodeURIComponent(alert.sku)}`,
            unsubscribeUrl: unsubscribeUrl(deps.auth, deps.publicUrl(), alert.email, alert.sku),
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
export async function sendDueAlerts(deps: Deps, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (let batch = BATCH; batch === BATCH && !signal?.aborted; sent += batch) batch = await sendBatch(deps);
  await removeUnconfirmed(deps.db, deps.clock.now());
  return sent;
}
