// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { adminGetBundle, adminListApplications, adminGetApplication, adminDecideApplication, adminGetContent, adminPreviewContent } from '../../generated/operations/admin.ts';
import type { AdminDecideApplicationParams, AdminGetApplicationParams, AdminGetBundleParams, AdminListApplicationsParams, AdminPreviewContentParams, ApplicationForStaff, ApplicationQueue, ApplicationSummary, Bundle, ContentPreview, ContentState } from '../../generated/types.ts';

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
   * List professional applications.
   *
   * For staff with `admin:applications`. `waiting` lists undecided applications, oldest first; the other parts list
   * decided ones, newest first.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`.
   *
   * @see `/docs/api/staff#adminListApplications` in the reference of your server
   */
  listApplications(params?: AdminListApplicationsParams, options?: RequestOptions): PagePromise<ApplicationQueue, ApplicationSummary>;
  /**
   * Read a professional application.
   *
   * For staff with `admin:applications`. Each access is logged with the name of the staff member.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const applicationForStaff = await regen.admin.getApplication({ applicationId: 'apl_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/staff#adminGetApplication` in the reference of your server
   */
  getApplication(params: AdminGetApplicationParams, options?: RequestOptions): ApiPromise<ApplicationForStaff>;
  /**
   * Review, accept or decline a professional application.
   *
   * For staff with `admin:applications`. Accepting makes the applicant’s account professional, or creates one, with the
   * chosen tier; the applicant is emailed, with a link to set a password if the email address was never confirmed.
   * Declining emails the reason. Each decision is logged with the name of the staff member. If someone else was first,
   * the call fails with 409 `application_changed`. Staff, schools and disabled accounts can’t be accepted: 409
   * `application_not_acceptable`.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 409 `application_changed`, `application_not_acceptable`.
   *
   * @example
   * ```ts
   * const applicationForStaff = await regen.admin.decideApplication({
   *   applicationId: 'apl_01hzx0k3v9',
   *   status: 'accepted',
   *   changedAt: '2026-11-21T17:04:10.000Z',
   *   tier: 1,
   *   isRewardsEligible: true,
   * });
   * ```
   *
   * @see `/docs/api/staff#adminDecideApplication` in the reference of your server
   */
  decideApplication(params: AdminDecideApplicationParams, options?: RequestOptions): ApiPromise<ApplicationForStaff>;
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
    listApplications: adminListApplications,
    getApplication: adminGetApplication,
    decideApplication: adminDecideApplication,
    getContent: adminGetContent,
    previewContent: adminPreviewContent,
  });
}
