// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPlain } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/admin.ts';

/** Read anyone’s bundle: `admin.getBundle`. */
export const adminGetBundle = /* @__PURE__ */ read(operations.adminGetBundle);

/** Read the state of the content: `admin.getContent`. */
export const adminGetContent = /* @__PURE__ */ readPlain(operations.adminGetContent);

/** Start a preview of drafts: `admin.previewContent`. */
export const adminPreviewContent = /* @__PURE__ */ write(operations.adminPreviewContent);
