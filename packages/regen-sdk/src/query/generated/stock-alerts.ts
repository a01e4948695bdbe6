// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { write } from '../write.ts';
import * as operations from '../../generated/operations/stock-alerts.ts';

/** Request a stock alert: `stockAlerts.create`. */
export const stockAlertCreate = /* @__PURE__ */ write(operations.stockAlertCreate);

/** End a stock alert: `stockAlerts.unsubscribe`. */
export const stockAlertUnsubscribe = /* @__PURE__ */ write(operations.stockAlertUnsubscribe);

/** Confirm a stock alert: `stockAlerts.confirm`. */
export const stockAlertConfirm = /* @__PURE__ */ write(operations.stockAlertConfirm);
