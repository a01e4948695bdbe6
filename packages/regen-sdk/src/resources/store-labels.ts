import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  storeLabelCreate,
  storeLabelGet,
  storeLabelUpdate,
  storePictureDelete,
  storePictureGet,
  storePictureUpload,
} from '../generated/operations.ts';
import type {
  StoreLabel,
  StoreLabelCreateParams,
  StoreLabelGetParams,
  StoreLabelUpdateParams,
  StorePictureDeleteParams,
  StorePictureGetParams,
  StorePictureState,
  StorePictureUploadParams,
  Upload,
} from '../generated/types.ts';

/** The label and the picture of a professional’s store. */
export interface StoreLabelsResource {
  /** The label, the former ones and the picture. */
  get(params: StoreLabelGetParams, options?: RequestOptions): ApiPromise<StoreLabel>;
  /** The first label of an account. */
  create(params: StoreLabelCreateParams, options?: RequestOptions): ApiPromise<StoreLabel>;
  /** The old label leads to the new one. */
  update(params: StoreLabelUpdateParams, options?: RequestOptions): ApiPromise<StoreLabel>;
  /** A signed address for one picture. */
  requestUpload(params: StorePictureUploadParams, options?: RequestOptions): ApiPromise<Upload>;
  /** The picture, and how its newest upload stands. */
  picture(params: StorePictureGetParams, options?: RequestOptions): ApiPromise<StorePictureState>;
  /** Takes the picture away. */
  deletePicture(params: StorePictureDeleteParams, options?: RequestOptions): ApiPromise<void>;
}

export function createStoreLabelsResource(call: Call): StoreLabelsResource {
  return bind<StoreLabelsResource>(call, {
    get: storeLabelGet,
    create: storeLabelCreate,
    update: storeLabelUpdate,
    requestUpload: storePictureUpload,
    picture: storePictureGet,
    deletePicture: storePictureDelete,
  });
}
