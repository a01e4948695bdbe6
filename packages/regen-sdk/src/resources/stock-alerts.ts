import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { stockAlertConfirm, stockAlertCreate, stockAlertUnsubscribe } from '../generated/operations/stock-alerts.ts';
import type {
  StockAlert,
  StockAlertConfirmParams,
  StockAlertConfirmed,
  StockAlertCreateParams,
  StockAlertUnsubscribeParams,
  Unsubscribed,
} from '../generated/types.ts';

export interface StockAlertsResource {
  /** Asks to be told when a product is back; the alert starts when the link in the mail is opened. */
  create(params: StockAlertCreateParams, options?: RequestOptions): ApiPromise<StockAlert>;
  /** Starts an alert with the token of that link. */
  confirm(params: StockAlertConfirmParams, options?: RequestOptions): ApiPromise<StockAlertConfirmed>;
  /** Ends an alert with the signed link of a mail. */
  unsubscribe(params: StockAlertUnsubscribeParams, options?: RequestOptions): ApiPromise<Unsubscribed>;
}

export function createStockAlertsResource(call: Call): StockAlertsResource {
  return bind<StockAlertsResource>(call, {
    create: stockAlertCreate,
    confirm: stockAlertConfirm,
    unsubscribe: stockAlertUnsubscribe,
  });
}
