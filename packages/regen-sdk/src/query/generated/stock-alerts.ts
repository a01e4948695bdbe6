// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/stock-alerts.ts';

/** Request a stock alert: `stockAlerts.create`. */
export const stockAlertCreate = /* @__PURE__ */ write(operations.stockAlertCreate, {
  stales: ['stockAlertList'],
});

/** End a stock alert: `stockAlerts.unsubscribe`. */
export const stockAlertUnsubscribe = /* @__PURE__ */ write(operations.stockAlertUnsubscribe, {
  stales: ['stockAlertList'],
});

/** Read the alert of a link: `stockAlerts.get`. */
export const stockAlertGet = /* @__PURE__ */ read(operations.stockAlertGet);

/** Confirm a stock alert: `stockAlerts.confirm`. */
export const stockAlertConfirm = /* @__PURE__ */ write(operations.stockAlertConfirm);

/** List stock alerts: `stockAlerts.list`. */
export const stockAlertList = /* @__PURE__ */ read(operations.stockAlertList);

/** Turn off a stock alert: `stockAlerts.delete`. */
export const stockAlertDelete = /* @__PURE__ */ write(operations.stockAlertDelete, {
  stales: ['stockAlertList'],
});
