// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { write } from '../write.ts';
import * as operations from '../../generated/operations/push-subscriptions.ts';

/** Keep push notifications on in a browser: `pushSubscriptions.renew`. */
export const pushSubscriptionRenew = /* @__PURE__ */ write(operations.pushSubscriptionRenew);

/** Turn on push notifications in a browser: `pushSubscriptions.create`. */
export const pushSubscriptionCreate = /* @__PURE__ */ write(operations.pushSubscriptionCreate, {
  stales: ['notificationGet'],
});

/** Turn off push notifications: `pushSubscriptions.delete`. */
export const pushSubscriptionDelete = /* @__PURE__ */ write(operations.pushSubscriptionDelete, {
  stales: ['notificationGet'],
});
