// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { storeLabelGet, storeLabelUpdate, storeLabelCreate } from '../../generated/operations/store-labels.ts';
import type { StoreLabel, StoreLabelCreateParams, StoreLabelGetParams, StoreLabelUpdateParams } from '../../generated/types.ts';

/** The label of a professional’s store. */
export interface StoreLabelsResource {
  /**
   * Read the store label of an account.
   *
   * The label, the former labels and the picture.
   *
   * Fails with 403 `forbidden`, `wrong_channel`.
   *
   * @example
   * ```ts
   * const storeLabel = await regen.storeLabels.get({ id: 'acc_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/stores#storeLabelGet` in the reference of your server
   */
  get(params: StoreLabelGetParams, options?: RequestOptions): ApiPromise<StoreLabel>;
  /**
   * Change a store label.
   *
   * The old label redirects to the new one from now on and stays reserved for this account, which can take it back.
   * `storeLabel` must be the current label: 409 `store_label_changed` otherwise, 404 `store_label_not_found` if there
   * is none yet. Taken and reserved labels are refused as in `storeLabels.create`; an account can have at most twelve
   * labels, including former ones (422 `store_label_limit`).
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `store_label_not_found`; 409 `store_label_taken`,
   * `store_label_changed`; 422 `store_label_invalid`, `store_label_reserved`, `store_label_limit`.
   *
   * @example
   * ```ts
   * const storeLabel = await regen.storeLabels.update({
   *   id: 'acc_01hzx0k3v9',
   *   storeLabel: 'lumen-skin',
   *   newStoreLabel: 'lumen-clinic',
   * });
   * ```
   *
   * @see `/docs/api/stores#storeLabelUpdate` in the reference of your server
   */
  update(params: StoreLabelUpdateParams, options?: RequestOptions): ApiPromise<StoreLabel>;
  /**
   * Choose a store label.
   *
   * Sets the first label of an account. A label that another account has or had is refused with 409
   * `store_label_taken`, a reserved word with 422 `store_label_reserved`. An account that already has a label gets 409
   * `store_label_exists`.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 409 `store_label_taken`, `store_label_exists`; 422
   * `store_label_invalid`, `store_label_reserved`.
   *
   * @example
   * ```ts
   * const storeLabel = await regen.storeLabels.create({ id: 'acc_01hzx0k3v9', storeLabel: 'lumen-skin' });
   * ```
   *
   * @see `/docs/api/stores#storeLabelCreate` in the reference of your server
   */
  create(params: StoreLabelCreateParams, options?: RequestOptions): ApiPromise<StoreLabel>;
}

export function createStoreLabelsResource(call: Call): StoreLabelsResource {
  return bind<StoreLabelsResource>(call, {
    get: storeLabelGet,
    update: storeLabelUpdate,
    create: storeLabelCreate,
  });
}
