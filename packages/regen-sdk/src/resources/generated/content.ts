// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { contentSearch, contentList, contentGet } from '../../generated/operations/content.ts';
import type { ContentGetParams, ContentHit, ContentListParams, ContentRecord, ContentRecordPage, ContentSearchParams, ContentSearchResult } from '../../generated/types.ts';

/** Records of the content service. */
export interface ContentResource {
  /**
   * Search content.
   *
   * Searches articles, protocols, webinars, resources and questions that the caller’s channel may read: titles, topics
   * and texts, with common misspellings. Every word has to be in a record, or begin a word of it. Best match first. The
   * trailing slash is part of the path.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 429 `rate_limited`; 503 `content_unavailable`.
   *
   * @example
   * ```ts
   * for await (const item of regen.content.search({ search: 'vitamin c' })) console.log(item);
   * ```
   *
   * @see `/docs/api/content#contentSearch` in the reference of your server
   */
  search(params: ContentSearchParams, options?: RequestOptions): PagePromise<ContentSearchResult, ContentHit>;
  /**
   * List content records.
   *
   * A page of the records of a type that the caller’s channel may read. The fields of a record are those of its model
   * in `@regen/content-sdk/models`.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 404 `not_found`; 503 `content_unavailable`.
   *
   * @example
   * ```ts
   * for await (const item of regen.content.list({ type: 'faq' })) console.log(item);
   * ```
   *
   * @see `/docs/api/content#contentList` in the reference of your server
   */
  list(params: ContentListParams, options?: RequestOptions): PagePromise<ContentRecordPage, ContentRecord>;
  /**
   * Read a content record.
   *
   * A record by its slug, or by its ID if its type has no slugs. A record of a channel exists only for people in that
   * channel.
   *
   * Fails with 404 `not_found`; 503 `content_unavailable`.
   *
   * @example
   * ```ts
   * const contentRecord = await regen.content.get({ type: 'faq', slug: 'returns-policy' });
   * ```
   *
   * @see `/docs/api/content#contentGet` in the reference of your server
   */
  get(params: ContentGetParams, options?: RequestOptions): ApiPromise<ContentRecord>;
}

export function createContentResource(call: Call): ContentResource {
  return bind<ContentResource>(call, {
    search: contentSearch,
    list: contentList,
    get: contentGet,
  });
}
