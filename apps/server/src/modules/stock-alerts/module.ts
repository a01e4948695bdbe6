import { anyone } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { callerAudience } from '../products/audience.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { confirmUrl, isUnsubscribeSignature, readConfirmToken, unsubscribeUrl } from './links.ts';
import { confirmAlert, productName, removeAlert, requestAlert } from './repository.ts';
import { sendDueAlerts } from './sender.ts';

type StockAlertOperation = 'stockAlertCreate' | 'stockAlertConfirm' | 'stockAlertUnsubscribe';

const HOUR = 3_600;

export function createStockAlertsModule(
  needs: Needs<'auth' | 'bus' | 'clock' | 'db' | 'mail' | 'publicUrl'> & { catalogue: Catalogue },
): Module<StockAlertOperation> {
  const { auth, bus, catalogue, clock, db, mail } = needs;
  return {
    operations: {
      stockAlertCreate: operation(anyone(), async (call) => {
        const { body, actor, ip } = call;
        const email = body.email.trim().toLowerCase();
        const { sku } = body;
        const index = await catalogue.index();
        const name = index.isVisible(sku, callerAudience(actor)) ? await productName(db, sku) : null;
        if (name === null) throw notFound('There is no product with this SKU.');
        // Mails go to an address that anyone may type: few per address, more per caller.
        await call.limit([
          { bucket: 'stock-alert ip', ip, max: 30, windowSeconds: HOUR },
          { bucket: `stock-alert:email:${email}`, max: 6, windowSeconds: HOUR, isUntold: true },
        ]);
        await db.transaction(async (tx) => {
          const userId = actor.kind === 'user' ? actor.userId : null;
          const id = await requestAlert(tx, { email, sku, userId }, clock.now());
          if (id === null) return;
          const data = {
            productName: name,
            confirmUrl: confirmUrl(auth, needs.publicUrl(), id),
            unsubscribeUrl: unsubscribeUrl(auth, needs.publicUrl(), email, sku),
          };
          await mail.send({ to: email, template: 'stock-alert-confirm', data }, tx);
        });
        return { email, sku, state: 'confirmation_sent' };
      }),

      stockAlertConfirm: operation(anyone(), async ({ params }) => {
        const id = readConfirmToken(auth, params.token);
        const alert = id === null ? null : await confirmAlert(db, id, clock.now());
        if (alert === null) throw notFound('This link is no longer valid. Set up the alert again on the product page.');
        // The product may be back by now; whoever listens looks at once.
        await bus.publish('stock', { skus: [alert.sku] });
        return { ...alert, state: 'confirmed' };
      }),

      stockAlertUnsubscribe: operation(anyone(), async ({ query }) => {
        const email = query.email.trim().toLowerCase();
        if (!isUnsubscribeSignature(auth, email, query.sku, query.signature))
          throw refuse('forbidden', 'This link is invalid or incomplete.');
        await removeAlert(db, email, query.sku);
        return { email, sku: query.sku, state: 'unsubscribed' };
      }),
    },
    jobs: [
      {
        name: 'stock-alerts',
        topic: 'stock',
        // Stock can come back while the bus is disconnected; this is the longest delay of an email then.
        everySeconds: 60,
        leaseSeconds: 60,
        run: (signal) => sendDueAlerts(needs, signal),
      },
    ],
  };
}
