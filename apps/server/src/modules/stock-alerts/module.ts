import { anyone, self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { callerAudience } from '../products/audience.ts';
import type { Catalog } from '../products/catalog.ts';
import { confirmUrl, isUnsubscribeSignature, readConfirmToken, unsubscribeUrl } from './links.ts';
import {
  confirmAlert,
  endedBy,
  linkedAlert,
  ownAlerts,
  productName,
  removeAlert,
  removeOwnAlert,
  requestAlert,
  startAlert,
} from './repository.ts';
import { sendDueAlerts } from './sender.ts';

type StockAlertOperation =
  | 'stockAlertCreate'
  | 'stockAlertList'
  | 'stockAlertDelete'
  | 'stockAlertGet'
  | 'stockAlertConfirm'
  | 'stockAlertUnsubscribe';

const HOUR = 3_600;

export function createStockAlertsModule(
  needs: Needs<'auth' | 'bus' | 'clock' | 'db' | 'mail' | 'publicUrl'> & { catalog: Catalog },
): Module<StockAlertOperation> {
  const { auth, bus, catalog, clock, db, mail } = needs;
  return {
    operations: {
      stockAlertCreate: operation(anyone(), async (call) => {
        const { body, actor, ip } = call;
        const email = body.email.trim().toLowerCase();
        const { sku } = body;
        const index = await catalog.index();
        const name = index.isVisible(sku, callerAudience(actor)) ? await productName(db, sku) : null;
        if (name === null) throw notFound('There is no product with this SKU.');
        // Emails go to an address that anyone may type: few per address, more per caller.
        await call.limit([
          { bucket: 'stock-alert ip', ip, max: 30, windowSeconds: HOUR },
          { bucket: `stock-alert:email:${email}`, max: 6, windowSeconds: HOUR, isSilent: true },
        ]);
        // Anyone can make an account with an address: whoever reads it is asked once.
        if (actor.kind === 'user' && (await startAlert(db, { email, sku, userId: actor.userId }, clock.now()))) {
          // The product may be back by now; subscribers check at once.
          await bus.publish('stock', { skus: [sku] });
          return { email, sku, state: 'confirmed' };
        }
        await db.transaction(async (tx) => {
          // Whoever types another address is not the one who reads it: that alert is not theirs.
          const isOwn = actor.kind === 'user' && actor.email.toLowerCase() === email;
          const userId = isOwn ? actor.userId : null;
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

      stockAlertList: operation(self('id'), async ({ params }) => {
        const items = await ownAlerts(db, params.id);
        return { items: items.map((item) => ({ ...item, requestedAt: item.requestedAt.toISOString() })) };
      }),

      stockAlertDelete: operation(self('id'), async ({ params }) => {
        await removeOwnAlert(db, params.id, params.sku);
        return undefined;
      }),

      stockAlertGet: operation(anyone(), async ({ params, query }) => {
        const { email, sku } = query;
        if (email !== undefined || sku !== undefined) {
          const address = (email ?? '').trim().toLowerCase();
          const isOurs = isUnsubscribeSignature(auth, address, sku ?? '', params.token);
          return { alert: isOurs ? await endedBy(db, { email: address, sku: sku ?? '' }, clock.now()) : null };
        }
        const id = readConfirmToken(auth, params.token);
        const alert = id === null ? null : await linkedAlert(db, id, clock.now());
        if (alert === null) return { alert: null };
        const { isConfirmed, ...shown } = alert;
        return { alert: { ...shown, state: isConfirmed ? 'confirmed' : 'confirmation_sent' } };
      }),

      stockAlertConfirm: operation(anyone(), async ({ params, actor }) => {
        const id = readConfirmToken(auth, params.token);
        const userId = actor.kind === 'user' ? actor.userId : null;
        const alert = id === null ? null : await confirmAlert(db, { id, userId }, clock.now());
        if (alert === null) throw notFound('This link is no longer valid. Set up the alert again on the product page.');
        // The product may be back by now; subscribers check at once.
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
        // Stock can return while the bus is disconnected; this is then the longest delay of an email.
        everySeconds: 60,
        leaseSeconds: 60,
        run: (signal) => sendDueAlerts(needs, signal),
      },
    ],
  };
}
