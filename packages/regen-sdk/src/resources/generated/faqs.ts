// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { faqList } from '../../generated/operations/faqs.ts';
import type { Faq, FaqListParams, FaqPage } from '../../generated/types.ts';

/** Questions and answers. */
export interface FaqsResource {
  /**
   * List questions and answers.
   *
   * The questions of the caller’s channel, by topic, in the editors’ order.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * @see `/docs/api/content#faqList` in the reference of your server
   */
  list(params?: FaqListParams, options?: RequestOptions): PagePromise<FaqPage, Faq>;
}

export function createFaqsResource(call: Call): FaqsResource {
  return bind<FaqsResource>(call, {
    list: faqList,
  });
}
