import type { Deps } from '../../contract/module.ts';
import { unsubscribeUrl } from './links.ts';
import { removeUnconfirmed, takeDueAlerts } from './repository.ts';

const BATCH = 100;
/** Stock can come back while the bus is away; this is how late a mail can then be. */
const SWEEP_MS = 60_000;

export interface AlertSender {
  start(): void;
  stop(): Promise<void>;
  /** Writes the mails that are due now and returns how many there were. */
  flush(): Promise<number>;
}

/** Mails those who wait for a product once it is back: at each change of stock, and on a slow beat besides. */
export function createAlertSender(deps: Deps): AlertSender {
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;
  let running: Promise<void> = Promise.resolve();
  let isQueued = false;

  async function sendBatch(): Promise<number> {
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

  async function flush(): Promise<number> {
    let sent = 0;
    for (;;) {
      const now = await sendBatch();
      sent += now;
      if (now < BATCH) return sent;
    }
  }

  function wake(): void {
    if (isQueued) return;
    isQueued = true;
    running = running.then(async () => {
      isQueued = false;
      await flush().catch((error: unknown) => deps.log.warn({ error }, 'stock alerts wait for the next round'));
    });
  }

  return {
    flush,
    start() {
      unsubscribe = deps.bus.subscribe('stock', wake);
      timer = setInterval(() => {
        wake();
        running = running.then(() => removeUnconfirmed(deps.db, deps.clock.now()).catch(() => undefined));
      }, SWEEP_MS);
      timer.unref();
      wake();
    },
    async stop() {
      unsubscribe?.();
      clearInterval(timer);
      await running;
    },
  };
}
