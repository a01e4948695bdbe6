// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { resourceGetCounts, resourceArchive } from '../../generated/operations/resources.ts';
import type { ResourceArchive, ResourceArchiveParams, ResourceCounts } from '../../generated/types.ts';

/** Files of the resource library. */
export interface ResourcesResource {
  /**
   * Count the resources of each channel.
   *
   * How many files of the resource library the people of each channel can read. The resources themselves are content
   * records.
   *
   * Fails with 503 `content_unavailable`.
   *
   * @see `/docs/api/content#resourceGetCounts` in the reference of your server
   */
  getCounts(options?: RequestOptions): ApiPromise<ResourceCounts>;
  /**
   * Make an archive of resources.
   *
   * The URL of a ZIP file with the files of these resources, good for an hour. The file is written while it is
   * downloaded, and has what the caller’s channel can read. One resource that the channel cannot read is a 404; more
   * than 200 MB in all are refused with 413 `archive_too_large`.
   *
   * Fails with 404 `not_found`; 413 `archive_too_large`; 429 `rate_limited`; 503 `content_unavailable`.
   *
   * @example
   * ```ts
   * const resourceArchive = await regen.resources.archive({ slugs: ['skin-diary', 'spf-chart'] });
   * ```
   *
   * @see `/docs/api/content#resourceArchive` in the reference of your server
   */
  archive(params: ResourceArchiveParams, options?: RequestOptions): ApiPromise<ResourceArchive>;
}

export function createResourcesResource(call: Call): ResourcesResource {
  return bind<ResourcesResource>(call, {
    getCounts: resourceGetCounts,
    archive: resourceArchive,
  });
}
