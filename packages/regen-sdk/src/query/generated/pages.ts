// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import * as operations from '../../generated/operations/pages.ts';

/** Read the content of a page: `pages.getContent`. */
export const pageGetContent = /* @__PURE__ */ read(operations.pageGetContent);

/** Read the record of a page: `pages.get`. */
export const pageGet = /* @__PURE__ */ read(operations.pageGet);
