import type { Call } from '../core/pipeline.ts';
import type { UploadOptions } from '../core/request-options.ts';
import type { StorePictureState } from '../generated/types.ts';
import type { ImageUploadParams } from '../upload/upload-image.ts';

export interface StorePicturesHelpers {
  /**
   * Uploads a picture: asks for an address, sends the file there (`onProgress`, `signal`) and reads the picture until it is
   * `ready` or `refused`. When the storage does not take the file it is a `RegenUploadError`.
   */
  uploadImage(params: ImageUploadParams, options?: UploadOptions): Promise<StorePictureState>;
}

export function createStorePicturesHelpers(call: Call): StorePicturesHelpers {
  return {
    // Loaded with the first upload, so that only those who upload load it.
    uploadImage: async (params, options) =>
      (await import('../upload/upload-image.ts')).uploadImage(call, params, options),
  };
}
