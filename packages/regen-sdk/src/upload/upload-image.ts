import type { Call } from '../core/pipeline.ts';
import type { UploadOptions } from '../core/request-options.ts';
import { storePictureGet, storePictureCreateUpload } from '../generated/operations/store-pictures.ts';
import type { StorePictureState, UploadCreate } from '../generated/types.ts';
import { readChecked, sendToUrl } from './upload-file.ts';

export interface ImageUploadParams {
  /** The account. */
  id: string;
  /** PNG, JPEG or WebP of at most 5 MB; its `type` must say which. */
  file: Blob;
}

/** Requests a signed URL, sends the file there and reads the picture until it is ready or refused. */
export async function uploadImage(
  call: Call,
  { id, file }: ImageUploadParams,
  { onProgress, ...options }: UploadOptions = {},
): Promise<StorePictureState> {
  const order: UploadCreate & { id: string } = {
    id,
    // The contract lists the types, and the server rejects others.
    contentType: file.type as UploadCreate['contentType'],
    size: file.size,
  };
  const { data, response } = await call(storePictureCreateUpload, order, options).withResponse();
  const { url, headers } = data;
  await sendToUrl(call, 'storePictureCreateUpload', { url, headers, response, file }, { ...options, onProgress });
  return readChecked('storePictureGet', () => call(storePictureGet, { id }, options), options);
}
