import type { Call } from '../core/pipeline.ts';
import type { UploadOptions } from '../core/request-options.ts';
import { messageFileCreateUpload, messageFileGet } from '../generated/operations/message-files.ts';
import type { MessageFileCreate, MessageFileState } from '../generated/types.ts';
import { readChecked, sendToUrl } from './upload-file.ts';

export interface MessageFileUploadParams {
  /** PDF of at most 10 MB; PNG, JPEG or WebP of at most 5 MB. Its `type` must say which. */
  file: Blob;
  /** File name for downloads. */
  name: string;
}

/** Requests a signed URL, sends the file there and reads it until it is ready or refused. */
export async function uploadMessageFile(
  call: Call,
  { file, name }: MessageFileUploadParams,
  { onProgress, ...options }: UploadOptions = {},
): Promise<MessageFileState> {
  // The contract lists the types, and the server rejects others.
  const contentType = file.type as MessageFileCreate['contentType'];
  const order = { name, contentType, size: file.size };
  const { data, response } = await call(messageFileCreateUpload, order, options).withResponse();
  const { attachmentId: id, url, headers } = data;
  await sendToUrl(call, 'messageFileCreateUpload', { url, headers, response, file }, { ...options, onProgress });
  return readChecked('messageFileGet', () => call(messageFileGet, { id }, options), options);
}
