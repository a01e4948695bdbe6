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
} from '../generated/operations/store-labels.ts';
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
import type { ImageUploadParams, UploadOptions } from '../upload/upload-image.ts';

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
  /**
   * Uploads a picture: asks for an address, sends the file there (`onProgress`, `signal`) and reads the picture until it is
   * `ready` or `refused`. When the storage does not take the file it is a `RegenUploadError`.
   */
  uploadImage(params: ImageUploadParams, options?: UploadOptions): Promise<StorePictureState>;
  /** Takes the picture away. */
  deletePicture(params: StorePictureDeleteParams, options?: RequestOptions): ApiPromise<void>;
}

export function createStoreLabelsResource(call: Call): StoreLabelsResource {
  const methods = bind<Omit<StoreLabelsResource, 'uploadImage'>>(call, {
    get: storeLabelGet,
    create: storeLabelCreate,
    update: storeLabelUpdate,
    requestUpload: storePictureUpload,
    picture: storePictureGet,
    deletePicture: storePictureDelete,
  });
  return {
    ...methods,
    // Loaded with the first upload, so that only those who upload load it.
    uploadImage: async (params, options) =>
      (await import('../upload/upload-image.ts')).uploadImage(call, params, options),
  };
}
