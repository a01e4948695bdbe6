import type { Call } from '../core/pipeline.ts';
import type { UploadOptions } from '../core/request-options.ts';
import { createStorePicturesHelpers } from '../helpers/store-pictures.ts';
import type { ImageUploadParams } from '../upload/upload-image.ts';
import { storePictureCreateUpload } from './generated/store-pictures.ts';
import { writeOptions } from './write.ts';

/** `storePictures.uploadImage`. Takes `onProgress` among its options. */
export function storePictureUploadImage(call: Call, options?: UploadOptions) {
  const { uploadImage } = createStorePicturesHelpers(call);
  const { stales = [] } = storePictureCreateUpload.after ?? {};
  return writeOptions('storePictureCreateUpload', (params: ImageUploadParams) => uploadImage(params, options), {
    stales,
  });
}
