// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { pageGetContent, pageGet } from '../../generated/operations/pages.ts';
import type { PageContent, PageGetContentParams, PageGetParams, PageRecord } from '../../generated/types.ts';

/** Pages written by editors. */
export interface PagesResource {
  /**
   * Read the content of a page.
   *
   * The blocks of the page, in order: plain data, no HTML.
   *
   * Fails with 404 `not_found`.
   *
   * @example
   * ```ts
   * const pageContent = await regen.pages.getContent({ slug: 'founder' });
   * ```
   *
   * @see `/docs/api/content#pageGetContent` in the reference of your server
   */
  getContent(params: PageGetContentParams, options?: RequestOptions): ApiPromise<PageContent>;
  /**
   * Read the record of a page.
   *
   * Title, summary, date of the last change, and its document if it has one. A page of a channel exists only for people
   * in that channel.
   *
   * Fails with 404 `not_found`.
   *
   * @example
   * ```ts
   * const pageRecord = await regen.pages.get({ slug: 'founder' });
   * ```
   *
   * @see `/docs/api/content#pageGet` in the reference of your server
   */
  get(params: PageGetParams, options?: RequestOptions): ApiPromise<PageRecord>;
}

export function createPagesResource(call: Call): PagesResource {
  return bind<PagesResource>(call, {
    getContent: pageGetContent,
    get: pageGet,
  });
}
