import type { PagePromise } from '../core/page-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { faqList } from '../generated/operations/faqs.ts';
import type { Faq, FaqListParams, FaqPage } from '../generated/types.ts';

export interface FaqsResource {
  /** Questions and answers of the caller’s channel; iterate it for all of them. */
  list(params: FaqListParams, options?: RequestOptions): PagePromise<FaqPage, Faq>;
}

export function createFaqsResource(call: Call): FaqsResource {
  return bind<FaqsResource>(call, {
    list: faqList,
  });
}
