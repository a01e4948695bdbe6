// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { createMessageFilesHelpers } from '../../helpers/message-files.ts';
import type { MessageFilesHelpers } from '../../helpers/message-files.ts';
import { messageFileCreateUpload, messageFileGet } from '../../generated/operations/message-files.ts';
import type { MessageFileCreateUploadParams, MessageFileGetParams, MessageFileState, MessageUpload } from '../../generated/types.ts';

/** Files for messages. */
export interface MessageFilesResource extends MessageFilesHelpers {
  /**
   * Request an upload URL for a file.
   *
   * Returns a signed URL that accepts one file of exactly this content type and size, by PUT, once, within ten minutes;
   * it refuses others as that of `storePictures.createUpload` does. Afterward, `messageFiles.get` checks the content,
   * and `messages.send` takes the file in `attachmentIds`. A file that is in no message is deleted after a day. A
   * person can request 60 an hour.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`; 409 `idempotency_key_reuse`; 422 `file_invalid`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const messageUpload = await regen.messageFiles.createUpload({ name: 'after-the-peel.jpg', contentType: 'image/jpeg', size: 482130 });
   * ```
   *
   * @see `/docs/api/messages#messageFileCreateUpload` in the reference of your server
   */
  createUpload(params: MessageFileCreateUploadParams, options?: RequestOptions): ApiPromise<MessageUpload>;
  /**
   * Check a file.
   *
   * Checks the content of a newly uploaded file. A picture is redrawn without its metadata, at most 2,560 × 2,560
   * pixels; a PDF must be readable without a password and contain no scripts or files. Only the person who requested
   * the URL sees the file here.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const messageFileState = await regen.messageFiles.get({ id: 'upl_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/messages#messageFileGet` in the reference of your server
   */
  get(params: MessageFileGetParams, options?: RequestOptions): ApiPromise<MessageFileState>;
}

export function createMessageFilesResource(call: Call): MessageFilesResource {
  return { ...bind<Omit<MessageFilesResource, keyof MessageFilesHelpers>>(call, {
    createUpload: messageFileCreateUpload,
    get: messageFileGet,
  }), ...createMessageFilesHelpers(call) };
}
