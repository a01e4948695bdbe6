// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPages } from '../read.ts';
import * as operations from '../../generated/operations/content.ts';

/** Search content: `content.search`. */
export const contentSearch = /* @__PURE__ */ read(operations.contentSearch);

/** Search content: `content.search`. The pages one after the other, for `useInfiniteQuery`. */
export const contentSearchInfinite = /* @__PURE__ */ readPages(operations.contentSearch);

/** List content records: `content.list`. */
export const contentList = /* @__PURE__ */ read(operations.contentList);

/** List content records: `content.list`. The pages one after the other, for `useInfiniteQuery`. */
export const contentListInfinite = /* @__PURE__ */ readPages(operations.contentList);

/** Read a content record: `content.get`. */
export const contentGet = /* @__PURE__ */ read(operations.contentGet);
