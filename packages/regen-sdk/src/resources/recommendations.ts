import type { ApiPromise } from '../core/api-promise.ts';
import type { PagePromise } from '../core/page-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  recommendationClaim,
  recommendationCreate,
  recommendationDelete,
  recommendationDeleteFile,
  recommendationGet,
  recommendationGetShared,
  recommendationReplaceLink,
  recommendationList,
  recommendationListReceived,
  recommendationReport,
  recommendationSearch,
  recommendationSend,
  recommendationUpdate,
} from '../generated/operations/recommendations.ts';
import type {
  Bundle,
  BundlePage,
  BundleReport,
  BundleReportRow,
  BundleSent,
  BundleSummary,
  RecommendationClaimParams,
  RecommendationCreateParams,
  RecommendationDeleteParams,
  RecommendationDeleteFileParams,
  RecommendationGetParams,
  RecommendationGetSharedParams,
  RecommendationReplaceLinkParams,
  RecommendationListParams,
  RecommendationListReceivedParams,
  RecommendationReportParams,
  RecommendationSearchParams,
  RecommendationSendParams,
  RecommendationUpdateParams,
  SharedBundle,
  SharedBundlePage,
} from '../generated/types.ts';

/** Bundles that professionals build for their clients. */
export interface RecommendationsResource {
  /** The caller’s bundles, newest first; iterate it for all of them. */
  list(params: RecommendationListParams, options?: RequestOptions): PagePromise<BundlePage, BundleSummary>;
  /** `items` are SKUs, a repeated one is a quantity. Instructions are typed or a PDF in `file`, never both. */
  create(params: RecommendationCreateParams, options?: RequestOptions): ApiPromise<Bundle>;
  /** One of the caller’s bundles. */
  get(params: RecommendationGetParams, options?: RequestOptions): ApiPromise<Bundle>;
  /** What is left out stays as it is. */
  update(params: RecommendationUpdateParams, options?: RequestOptions): ApiPromise<Bundle>;
  /** Its link stops working. */
  delete(params: RecommendationDeleteParams, options?: RequestOptions): ApiPromise<void>;
  /** Removes the PDF, so that instructions can be typed. */
  deleteFile(params: RecommendationDeleteFileParams, options?: RequestOptions): ApiPromise<Bundle>;
  /** Makes a new link; the old one stops working. */
  replaceLink(params: RecommendationReplaceLinkParams, options?: RequestOptions): ApiPromise<Bundle>;
  /** Mails the link to linked clients. */
  send(params: RecommendationSendParams, options?: RequestOptions): ApiPromise<BundleSent>;
  /** A shared bundle, priced for the caller; `public` for nobody in particular. */
  getShared(params: RecommendationGetSharedParams, options?: RequestOptions): ApiPromise<SharedBundle>;
  /** Keeps a shared bundle among those received. */
  claim(params: RecommendationClaimParams, options?: RequestOptions): ApiPromise<SharedBundle>;
  /** The caller’s bundles by name, SKU or product name. */
  search(params: RecommendationSearchParams, options?: RequestOptions): PagePromise<BundlePage, BundleSummary>;
  /** The bundles that the caller got, newest first. */
  listReceived(
    params: RecommendationListReceivedParams,
    options?: RequestOptions,
  ): PagePromise<SharedBundlePage, SharedBundle>;
  /** How far each bundle got: sent, opened, added, bought. */
  report(params: RecommendationReportParams, options?: RequestOptions): PagePromise<BundleReport, BundleReportRow>;
}

export function createRecommendationsResource(call: Call): RecommendationsResource {
  return bind<RecommendationsResource>(call, {
    list: recommendationList,
    create: recommendationCreate,
    get: recommendationGet,
    update: recommendationUpdate,
    delete: recommendationDelete,
    deleteFile: recommendationDeleteFile,
    replaceLink: recommendationReplaceLink,
    send: recommendationSend,
    getShared: recommendationGetShared,
    claim: recommendationClaim,
    search: recommendationSearch,
    listReceived: recommendationListReceived,
    report: recommendationReport,
  });
}
