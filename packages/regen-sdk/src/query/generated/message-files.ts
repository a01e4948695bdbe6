// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/message-files.ts';

/**
 * Request an upload URL for a file: `messageFiles.createUpload`. Keep one `idempotencyKey` until the response arrives:
 * repeating the call after a lost response is then safe.
 */
export const messageFileCreateUpload = /* @__PURE__ */ write(operations.messageFileCreateUpload);

/** Check a file: `messageFiles.get`. */
export const messageFileGet = /* @__PURE__ */ read(operations.messageFileGet);
