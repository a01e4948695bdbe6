import { startDeadline } from '../core/deadline.ts';
import { RegenTimeoutError, RegenUploadError, abortError } from '../core/errors.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions, UploadOptions } from '../core/request-options.ts';
import { sleep } from '../core/sleep.ts';
import { progressOf } from '../core/xhr.ts';
import { storePictureGet, storePictureCreateUpload } from '../generated/operations/store-pictures.ts';
import type { StorePictureState, UploadCreate } from '../generated/types.ts';
import { fetchSender, xhrSender } from './send-file.ts';

export interface ImageUploadParams {
  /** The account. */
  id: string;
  /** PNG, JPEG or WebP of at most 5 MB; its `type` must say which. */
  file: Blob;
}

/** Milliseconds that sending the file may take, unless the call says otherwise. */
export const FILE_TIMEOUT = 5 * 60_000;
/** Milliseconds before the picture is requested again; then twice as long each time, up to the longest. */
export const PICTURE_WAIT = 250;
export const PICTURE_LONGEST_WAIT = 4_000;
/** Milliseconds after which a picture that is still waiting counts as lost. */
export const PICTURE_TIMEOUT = 60_000;

/**
 * Requests a signed URL, sends the file there and reads the picture until it is ready or refused. The URL accepts one file once, so
 * sending is never retried.
 */
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
  // An address without a host is below the one that gave it.
  const url = response.url ? new URL(data.url, response.url).href : data.url;
  await sendFile(call, { url, headers: data.headers, file }, options, (loaded) =>
    onProgress?.(progressOf(loaded, file.size)),
  );
  return readPicture(call, id, options);
}

async function sendFile(
  call: Call,
  target: { url: string; headers: Record<string, string>; file: Blob },
  { signal, timeout = FILE_TIMEOUT }: RequestOptions,
  onProgress: (loaded: number) => void,
): Promise<void> {
  const operationId = 'storePictureCreateUpload';
  const deadline = startDeadline(timeout, signal);
  const usesXhr = !call.fetch && typeof XMLHttpRequest === 'function';
  const send = usesXhr ? xhrSender : fetchSender(call.fetch ?? fetch);
  let last = -1;
  try {
    await send({
      ...target,
      signal: deadline.signal,
      onProgress(loaded) {
        if (loaded <= last) return;
        last = loaded;
        onProgress(loaded);
      },
    });
    if (last < target.file.size) onProgress(target.file.size);
  } catch (cause) {
    if (signal?.aborted) throw abortError(operationId, signal, cause);
    throw new RegenUploadError(operationId, deadline.timedOut ? new RegenTimeoutError(operationId, timeout) : cause);
  } finally {
    deadline.clear();
  }
}

/** The read is what takes the file into use; another reader may be at it, or the storage a moment behind. */
async function readPicture(call: Call, id: string, options: RequestOptions): Promise<StorePictureState> {
  const end = Date.now() + PICTURE_TIMEOUT;
  for (let wait = PICTURE_WAIT; ; wait = Math.min(wait * 2, PICTURE_LONGEST_WAIT)) {
    const picture = await call(storePictureGet, { id }, options);
    if (picture.state !== 'waiting') return picture;
    if (Date.now() + wait > end) throw new RegenTimeoutError('storePictureGet', PICTURE_TIMEOUT);
    await sleep(wait, options.signal);
    if (options.signal?.aborted) throw abortError('storePictureGet', options.signal, options.signal.reason);
  }
}
