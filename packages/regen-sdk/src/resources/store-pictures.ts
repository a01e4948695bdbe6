import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  storePictureCreateUpload,
  storePictureDelete,
  storePictureGet,
} from '../generated/operations/store-pictures.ts';
import type {
  StorePictureCreateUploadParams,
  StorePictureDeleteParams,
  StorePictureGetParams,
  StorePictureState,
  Upload,
} from '../generated/types.ts';
import type { ImageUploadParams, UploadOptions } from '../upload/upload-image.ts';

/** The picture of a professional’s store. */
export interface StorePicturesResource {
  /** The picture, and how its newest upload stands. */
  get(params: StorePictureGetParams, options?: RequestOptions): ApiPromise<StorePictureState>;
  /** A signed address for one picture. */
  createUpload(params: StorePictureCreateUploadParams, options?: RequestOptions): ApiPromise<Upload>;
  /**
   * Uploads a picture: asks for an address, sends the file there (`onProgress`, `signal`) and reads the picture until it is
   * `ready` or `refused`. When the storage does not take the file it is a `RegenUploadError`.
   */
  uploadImage(params: ImageUploadParams, options?: UploadOptions): Promise<StorePictureState>;
  /** Removes the picture. */
  delete(params: StorePictureDeleteParams, options?: RequestOptions): ApiPromise<void>;
}

export function createStorePicturesResource(call: Call): StorePicturesResource {
  const methods = bind<Omit<StorePicturesResource, 'uploadImage'>>(call, {
    get: storePictureGet,
    createUpload: storePictureCreateUpload,
    delete: storePictureDelete,
  });
  return {
    ...methods,
    // Loaded with the first upload, so that only those who upload load it.
    uploadImage: async (params, options) =>
      (await import('../upload/upload-image.ts')).uploadImage(call, params, options),
  };
}
