import { notFound, refuse } from '../../refuse.ts';
import type { Deps, Handlers } from '../../http/module.ts';
import { callerAudience } from '../products/audience.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { confirmUrl, isUnsubscribeSignature, readConfirmToken, unsubscribeUrl } from './links.ts';
import { confirmAlert, productName, removeAlert, requestAlert } from './repository.ts';

export type StockAlertOperation = 'stockAlertCreate' | 'stockAlertConfirm' | 'stockAlertUnsubscribe';

const HOUR = 3_600;

export function stockAlertHandlers(deps: Deps, catalogue: Catalogue): Handlers<StockAlertOperation> {
  const { auth, db, mail, clock } = deps;
  return {
    async stockAlertCreate(call) {
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
          confirmUrl: confirmUrl(auth, deps.publicUrl(), id),
          unsubscribeUrl: unsubscribeUrl(auth, deps.publicUrl(), email, sku),
        };
        await mail.send({ to: email, template: 'stock-alert-confirm', data }, tx);
      });
      return { email, sku, state: 'confirmation_sent' };
    },

    async stockAlertConfirm({ params }) {
      const id = readConfirmToken(auth, params.token);
      const alert = id === null ? null : await confirmAlert(db, id, clock.now());
      if (alert === null)
        throw notFound('This link is not valid any more. Ask for the alert again on the product page.');
      // The product may be back by now; whoever listens looks at once.
      await deps.bus.publish('stock', { skus: [alert.sku] });
      return { ...alert, state: 'confirmed' };
    },

    async stockAlertUnsubscribe({ query }) {
      const email = query.email.trim().toLowerCase();
      if (!isUnsubscribeSignature(auth, email, query.sku, query.signature))
        throw refuse('forbidden', 'This link was not made by us, or it is incomplete.');
      await removeAlert(db, email, query.sku);
      return { email, sku: query.sku, state: 'unsubscribed' };
    },
  };
}
