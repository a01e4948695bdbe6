// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/notifications.ts';

/** Notification settings: `notifications.get`. */
export const notificationGet = /* @__PURE__ */ read(operations.notificationGet);

/** Change the notification settings: `notifications.update`. */
export const notificationUpdate = /* @__PURE__ */ write(operations.notificationUpdate, {
  stales: ['notificationGet'],
});

/** Unsubscribe from emails about messages: `notifications.unsubscribe`. */
export const notificationUnsubscribe = /* @__PURE__ */ write(operations.notificationUnsubscribe, {
  stales: ['notificationGet'],
});
