import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { pageGetContent, pageGet } from '../generated/operations/pages.ts';
import type { PageContent, PageGetContentParams, PageGetParams, PageRecord } from '../generated/types.ts';

export interface PagesResource {
  /** Title, summary and document of a page. */
  get(params: PageGetParams, options?: RequestOptions): ApiPromise<PageRecord>;
  /** The blocks of a page, as plain data. */
  getContent(params: PageGetContentParams, options?: RequestOptions): ApiPromise<PageContent>;
}

export function createPagesResource(call: Call): PagesResource {
  return bind<PagesResource>(call, {
    get: pageGet,
    getContent: pageGetContent,
  });
}
