// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPages } from '../read.ts';
import * as operations from '../../generated/operations/faqs.ts';

/** List questions and answers: `faqs.list`. */
export const faqList = /* @__PURE__ */ read(operations.faqList);

/** List questions and answers: `faqs.list`. The pages one after the other, for `useInfiniteQuery`. */
export const faqListInfinite = /* @__PURE__ */ readPages(operations.faqList);
