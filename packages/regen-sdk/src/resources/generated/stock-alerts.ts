// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { stockAlertCreate, stockAlertUnsubscribe, stockAlertConfirm } from '../../generated/operations/stock-alerts.ts';
import type { StockAlert, StockAlertConfirmParams, StockAlertConfirmed, StockAlertCreateParams, StockAlertUnsubscribeParams, Unsubscribed } from '../../generated/types.ts';

/** Emails when a product is back in stock. */
export interface StockAlertsResource {
  /**
   * Request a stock alert.
   *
   * Sends a confirmation email; the alert starts when its link is opened. The response is the same if the alert already
   * exists.
   *
   * Fails with 404 `not_found`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const stockAlert = await regen.stockAlerts.create({ email: 'ana@example.com', sku: 'GM1001' });
   * ```
   *
   * @see `/docs/api/products#stockAlertCreate` in the reference of your server
   */
  create(params: StockAlertCreateParams, options?: RequestOptions): ApiPromise<StockAlert>;
  /**
   * End a stock alert.
   *
   * From the signed link in an email.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const unsubscribed = await regen.stockAlerts.unsubscribe({
   *   email: 'gwen@example.com',
   *   sku: 'GM1042',
   *   signature: 'the-signature-of-the-link',
   * });
   * ```
   *
   * @see `/docs/api/products#stockAlertUnsubscribe` in the reference of your server
   */
  unsubscribe(params: StockAlertUnsubscribeParams, options?: RequestOptions): ApiPromise<Unsubscribed>;
  /**
   * Confirm a stock alert.
   *
   * From the signed link in the email that `stockAlerts.create` sends.
   *
   * Fails with 404 `not_found`.
   *
   * @example
   * ```ts
   * const stockAlertConfirmed = await regen.stockAlerts.confirm({ token: 'the-token-from-the-link-or-email' });
   * ```
   *
   * @see `/docs/api/products#stockAlertConfirm` in the reference of your server
   */
  confirm(params: StockAlertConfirmParams, options?: RequestOptions): ApiPromise<StockAlertConfirmed>;
}

export function createStockAlertsResource(call: Call): StockAlertsResource {
  return bind<StockAlertsResource>(call, {
    create: stockAlertCreate,
    unsubscribe: stockAlertUnsubscribe,
    confirm: stockAlertConfirm,
  });
}
