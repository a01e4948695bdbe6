// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { createStorePicturesHelpers } from '../../helpers/store-pictures.ts';
import type { StorePicturesHelpers } from '../../helpers/store-pictures.ts';
import { storePictureGet, storePictureCreateUpload, storePictureDelete } from '../../generated/operations/store-pictures.ts';
import type { StorePictureCreateUploadParams, StorePictureDeleteParams, StorePictureGetParams, StorePictureState, Upload } from '../../generated/types.ts';

/** The picture of a professional’s store. */
export interface StorePicturesResource extends StorePicturesHelpers {
  /**
   * Read the picture of a store.
   *
   * Puts a newly uploaded file into use: its content is checked, it is redrawn without its metadata, and it is served
   * in the media sizes.
   *
   * Fails with 403 `forbidden`, `wrong_channel`.
   *
   * @example
   * ```ts
   * const storePictureState = await regen.storePictures.get({ id: 'acc_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/stores#storePictureGet` in the reference of your server
   */
  get(params: StorePictureGetParams, options?: RequestOptions): ApiPromise<StorePictureState>;
  /**
   * Request an upload URL.
   *
   * Returns a signed URL that accepts one file of exactly this content type and size, by PUT, once, within ten minutes.
   * An altered or expired URL returns 403, a used one 409, a longer file 413, a shorter one 400 and a different type
   * 415; with S3 it is 403, and 412 for a used URL. Afterward, `storePictures.get` checks the content of the file and
   * returns the picture.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 422 `file_invalid`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const upload = await regen.storePictures.createUpload({ id: 'acc_01hzx0k3v9', contentType: 'image/png', size: 48213 });
   * ```
   *
   * @see `/docs/api/stores#storePictureCreateUpload` in the reference of your server
   */
  createUpload(params: StorePictureCreateUploadParams, options?: RequestOptions): ApiPromise<Upload>;
  /**
   * Remove the picture of a store.
   *
   * Removes the picture and any pending upload. Succeeds even if there is none.
   *
   * Fails with 403 `forbidden`, `wrong_channel`.
   *
   * @example
   * ```ts
   * await regen.storePictures.delete({ id: 'acc_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/stores#storePictureDelete` in the reference of your server
   */
  delete(params: StorePictureDeleteParams, options?: RequestOptions): ApiPromise<void>;
}

export function createStorePicturesResource(call: Call): StorePicturesResource {
  return { ...bind<Omit<StorePicturesResource, keyof StorePicturesHelpers>>(call, {
    get: storePictureGet,
    createUpload: storePictureCreateUpload,
    delete: storePictureDelete,
  }), ...createStorePicturesHelpers(call) };
}
