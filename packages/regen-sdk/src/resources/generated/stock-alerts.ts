// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { stockAlertCreate, stockAlertUnsubscribe, stockAlertGet, stockAlertConfirm, stockAlertList, stockAlertDelete } from '../../generated/operations/stock-alerts.ts';
import type { StockAlert, StockAlertConfirmParams, StockAlertConfirmed, StockAlertCreateParams, StockAlertDeleteParams, StockAlertGetParams, StockAlertLink, StockAlertList, StockAlertListParams, StockAlertUnsubscribeParams, Unsubscribed } from '../../generated/types.ts';

/** Emails when a product is back in stock. */
export interface StockAlertsResource {
  /**
   * Request a stock alert.
   *
   * Sends a confirmation email; the alert starts when its link is opened. For the email address of the caller’s own
   * account it starts at once, without an email, if a link in an email to that address has been opened before. The
   * response is the same if the alert already exists.
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
   * Read the alert of a link.
   *
   * Reads the alert behind a signed email link: a confirmation link by its token; an unsubscribe link by its signature
   * (as `token`), `email` and `sku`. Changes nothing.
   *
   * @example
   * ```ts
   * const stockAlertLink = await regen.stockAlerts.get({ token: 'the-token-from-the-link-or-email' });
   * ```
   *
   * @see `/docs/api/products#stockAlertGet` in the reference of your server
   */
  get(params: StockAlertGetParams, options?: RequestOptions): ApiPromise<StockAlertLink>;
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
  /**
   * List stock alerts.
   *
   * The caller’s alerts that wait for a product, newest first, at most 100. Those that a guest requested with the same
   * address are not among them.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const stockAlertList = await regen.stockAlerts.list({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/products#stockAlertList` in the reference of your server
   */
  list(params: StockAlertListParams, options?: RequestOptions): ApiPromise<StockAlertList>;
  /**
   * Turn off a stock alert.
   *
   * Succeeds even if there is none.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * await regen.stockAlerts.delete({ id: 'usr_01hzx0k3v9', sku: 'GM1042' });
   * ```
   *
   * @see `/docs/api/products#stockAlertDelete` in the reference of your server
   */
  delete(params: StockAlertDeleteParams, options?: RequestOptions): ApiPromise<void>;
}

export function createStockAlertsResource(call: Call): StockAlertsResource {
  return bind<StockAlertsResource>(call, {
    create: stockAlertCreate,
    unsubscribe: stockAlertUnsubscribe,
    get: stockAlertGet,
    confirm: stockAlertConfirm,
    list: stockAlertList,
    delete: stockAlertDelete,
  });
}
