// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions, UploadOptions } from '../../core/request-options.ts';
import { recommendationList, recommendationClaim, recommendationCreate, recommendationGet, recommendationUpdate, recommendationDelete, recommendationDeleteFile, recommendationReplaceLink, recommendationSend, recommendationGetShared, recommendationSearch, recommendationListReceived, recommendationReport } from '../../generated/operations/recommendations.ts';
import type { Bundle, BundlePage, BundleReport, BundleReportRow, BundleSent, BundleSummary, RecommendationClaimParams, RecommendationCreateParams, RecommendationDeleteFileParams, RecommendationDeleteParams, RecommendationGetParams, RecommendationGetSharedParams, RecommendationListParams, RecommendationListReceivedParams, RecommendationReplaceLinkParams, RecommendationReportParams, RecommendationSearchParams, RecommendationSendParams, RecommendationUpdateParams, SharedBundle, SharedBundlePage } from '../../generated/types.ts';

/** Bundles that professionals build for their clients. */
export interface RecommendationsResource {
  /**
   * List recommendation bundles.
   *
   * The bundles of a professional, newest first.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`, `wrong_channel`.
   *
   * @example
   * ```ts
   * for await (const item of regen.recommendations.list({ id: 'usr_01hzx0k3v9' })) console.log(item);
   * ```
   *
   * @see `/docs/api/recommendations#recommendationList` in the reference of your server
   */
  list(params: RecommendationListParams, options?: RequestOptions): PagePromise<BundlePage, BundleSummary>;
  /**
   * Claim a shared bundle.
   *
   * Adds a shared bundle to the signed-in client’s received recommendations. The body repeats the token in the path.
   * Claiming twice changes nothing.
   *
   * Fails with 403 `wrong_channel`; 404 `not_found`; 422 `token_mismatch`.
   *
   * @example
   * ```ts
   * const sharedBundle = await regen.recommendations.claim({ id: 'the-token-of-the-link', token: 'the-token-of-the-link' });
   * ```
   *
   * @see `/docs/api/recommendations#recommendationClaim` in the reference of your server
   */
  claim(params: RecommendationClaimParams, options?: RequestOptions): ApiPromise<SharedBundle>;
  /**
   * Create a bundle.
   *
   * Items are SKUs; a repeated SKU is a quantity. Instructions are either typed or a PDF (≤ 10 MB, checked by content);
   * sending both is refused with 422 `instructions_conflict`.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 409 `idempotency_key_reuse`; 422 `bundles_full`, `file_invalid`,
   * `instructions_conflict`, `sku_unknown`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const bundle = await regen.recommendations.create({ id: 'usr_01hzx0k3v9', bundleName: 'Calm winter skin', items: ['GM1042'] });
   * ```
   *
   * @see `/docs/api/recommendations#recommendationCreate` in the reference of your server
   */
  create(params: RecommendationCreateParams, options?: UploadOptions): ApiPromise<Bundle>;
  /**
   * Read a bundle.
   *
   * One of the caller’s own bundles.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const bundle = await regen.recommendations.get({ userId: 'usr_01hzx0k3v9', bundleId: 'bdl_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/recommendations#recommendationGet` in the reference of your server
   */
  get(params: RecommendationGetParams, options?: RequestOptions): ApiPromise<Bundle>;
  /**
   * Change a bundle.
   *
   * Omitted fields stay unchanged. Items are SKUs; a repeated SKU is a quantity. Instructions are either typed or a PDF
   * (≤ 10 MB, checked by content); sending both is refused with 422 `instructions_conflict`. While there is a PDF,
   * typed instructions are refused until `recommendations.deleteFile` removes it.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`; 409 `idempotency_key_reuse`; 422 `file_invalid`,
   * `instructions_conflict`, `sku_unknown`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const bundle = await regen.recommendations.update({
   *   userId: 'usr_01hzx0k3v9',
   *   bundleId: 'bdl_01hzx0k3v9',
   *   bundleName: 'Calm winter skin',
   * });
   * ```
   *
   * @see `/docs/api/recommendations#recommendationUpdate` in the reference of your server
   */
  update(params: RecommendationUpdateParams, options?: UploadOptions): ApiPromise<Bundle>;
  /**
   * Delete a bundle.
   *
   * Its link stops working; clients keep what they bought.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`.
   *
   * @example
   * ```ts
   * await regen.recommendations.delete({ userId: 'usr_01hzx0k3v9', bundleId: 'bdl_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/recommendations#recommendationDelete` in the reference of your server
   */
  delete(params: RecommendationDeleteParams, options?: RequestOptions): ApiPromise<void>;
  /**
   * Remove the PDF of a bundle.
   *
   * Afterward, instructions can be typed. Succeeds even if there was no PDF.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const bundle = await regen.recommendations.deleteFile({ userId: 'usr_01hzx0k3v9', bundleId: 'bdl_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/recommendations#recommendationDeleteFile` in the reference of your server
   */
  deleteFile(params: RecommendationDeleteFileParams, options?: RequestOptions): ApiPromise<Bundle>;
  /**
   * Replace the link of a bundle.
   *
   * Creates a new token; the old link stops working for everyone who has not claimed the bundle.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const bundle = await regen.recommendations.replaceLink({ userId: 'usr_01hzx0k3v9', bundleId: 'bdl_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/recommendations#recommendationReplaceLink` in the reference of your server
   */
  replaceLink(params: RecommendationReplaceLinkParams, options?: RequestOptions): ApiPromise<Bundle>;
  /**
   * Send a bundle to clients.
   *
   * Emails the link to linked retail clients and adds the bundle to their received recommendations.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 404 `not_found`; 409 `idempotency_key_reuse`; 422 `client_not_linked`;
   * 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const bundleSent = await regen.recommendations.send({
   *   userId: 'usr_01hzx0k3v9',
   *   bundleId: 'bdl_01hzx0k3v9',
   *   clientIds: ['acc_01hzx0k3v9'],
   * });
   * ```
   *
   * @see `/docs/api/recommendations#recommendationSend` in the reference of your server
   */
  send(params: RecommendationSendParams, options?: RequestOptions): ApiPromise<BundleSent>;
  /**
   * Open a shared bundle.
   *
   * Anyone with the link can open it, with `public` as the user; prices are those of the caller’s channel. Products
   * that are not available in that channel are left out and counted.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const sharedBundle = await regen.recommendations.getShared({ bundleToken: 'the-token-of-the-link', userId: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/recommendations#recommendationGetShared` in the reference of your server
   */
  getShared(params: RecommendationGetSharedParams, options?: RequestOptions): ApiPromise<SharedBundle>;
  /**
   * Search bundles.
   *
   * Searches the caller’s own bundles by name, SKU or product name.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`, `wrong_channel`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * for await (const item of regen.recommendations.search({ userId: 'usr_01hzx0k3v9', term: 'calm' })) console.log(item);
   * ```
   *
   * @see `/docs/api/recommendations#recommendationSearch` in the reference of your server
   */
  search(params: RecommendationSearchParams, options?: RequestOptions): PagePromise<BundlePage, BundleSummary>;
  /**
   * List received recommendations.
   *
   * The bundles that were sent to this person or that they claimed, newest first.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`, `wrong_channel`.
   *
   * @example
   * ```ts
   * for await (const item of regen.recommendations.listReceived({ userId: 'usr_01hzx0k3v9' })) console.log(item);
   * ```
   *
   * @see `/docs/api/recommendations#recommendationListReceived` in the reference of your server
   */
  listReceived(params: RecommendationListReceivedParams, options?: RequestOptions): PagePromise<SharedBundlePage, SharedBundle>;
  /**
   * Report on bundles.
   *
   * For each bundle: how many clients it was sent to, how many opened it, added it to a cart and bought from it, and
   * for how much, in the period that ends now.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`, `wrong_channel`.
   *
   * @example
   * ```ts
   * for await (const item of regen.recommendations.report({ userId: 'usr_01hzx0k3v9', period: 'month' })) console.log(item);
   * ```
   *
   * @see `/docs/api/recommendations#recommendationReport` in the reference of your server
   */
  report(params: RecommendationReportParams, options?: RequestOptions): PagePromise<BundleReport, BundleReportRow>;
}

export function createRecommendationsResource(call: Call): RecommendationsResource {
  return bind<RecommendationsResource>(call, {
    list: recommendationList,
    claim: recommendationClaim,
    create: recommendationCreate,
    get: recommendationGet,
    update: recommendationUpdate,
    delete: recommendationDelete,
    deleteFile: recommendationDeleteFile,
    replaceLink: recommendationReplaceLink,
    send: recommendationSend,
    getShared: recommendationGetShared,
    search: recommendationSearch,
    listReceived: recommendationListReceived,
    report: recommendationReport,
  });
}
