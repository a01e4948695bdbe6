// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { adminGetBundle, adminGetContent, adminPreviewContent } from '../../generated/operations/admin.ts';
import type { AdminGetBundleParams, AdminPreviewContentParams, Bundle, ContentPreview, ContentState } from '../../generated/types.ts';

/** For staff. */
export interface AdminResource {
  /**
   * Read anyone’s bundle.
   *
   * For staff with `admin:bundles`. Each access is logged with the name of the staff member.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const bundle = await regen.admin.getBundle({ id: 'bdl_01hzx0k3v9', userId: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/recommendations#adminGetBundle` in the reference of your server
   */
  getBundle(params: AdminGetBundleParams, options?: RequestOptions): ApiPromise<Bundle>;
  /**
   * Read the state of the content.
   *
   * For staff with `admin:content`. Pages are rendered from a copy of the content service’s records: how old it is in
   * the process that responds, and why it could not be brought up to date.
   *
   * Fails with 403 `forbidden`.
   *
   * @see `/docs/api/content#adminGetContent` in the reference of your server
   */
  getContent(options?: RequestOptions): ApiPromise<ContentState>;
  /**
   * Start a preview of drafts.
   *
   * For staff with `admin:content`. Returns a link that shows drafts at their real addresses to the browser that opens
   * it. The link is good for five minutes, the preview for two hours. Each link is logged with the user id of the staff
   * member.
   *
   * Fails with 403 `forbidden`; 409 `preview_unavailable`.
   *
   * @example
   * ```ts
   * const contentPreview = await regen.admin.previewContent({ page: '/blogs' });
   * ```
   *
   * @see `/docs/api/content#adminPreviewContent` in the reference of your server
   */
  previewContent(params: AdminPreviewContentParams, options?: RequestOptions): ApiPromise<ContentPreview>;
}

export function createAdminResource(call: Call): AdminResource {
  return bind<AdminResource>(call, {
    getBundle: adminGetBundle,
    getContent: adminGetContent,
    previewContent: adminPreviewContent,
  });
}
