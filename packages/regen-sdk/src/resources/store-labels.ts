import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { storeLabelCreate, storeLabelGet, storeLabelUpdate } from '../generated/operations/store-labels.ts';
import type {
  StoreLabel,
  StoreLabelCreateParams,
  StoreLabelGetParams,
  StoreLabelUpdateParams,
} from '../generated/types.ts';

/** The label of a professional’s store. */
export interface StoreLabelsResource {
  /** The label, the former ones and the picture. */
  get(params: StoreLabelGetParams, options?: RequestOptions): ApiPromise<StoreLabel>;
  /** The first label of an account. */
  create(params: StoreLabelCreateParams, options?: RequestOptions): ApiPromise<StoreLabel>;
  /** The old label leads to the new one. */
  update(params: StoreLabelUpdateParams, options?: RequestOptions): ApiPromise<StoreLabel>;
}

export function createStoreLabelsResource(call: Call): StoreLabelsResource {
  return bind<StoreLabelsResource>(call, {
    get: storeLabelGet,
    create: storeLabelCreate,
    update: storeLabelUpdate,
  });
}
