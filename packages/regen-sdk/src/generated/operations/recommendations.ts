// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { Bundle, BundlePage, BundleReport, BundleReportRow, BundleSent, BundleSummary, RecommendationClaimParams, RecommendationCreateParams, RecommendationDeleteFileParams, RecommendationDeleteParams, RecommendationGetParams, RecommendationGetSharedParams, RecommendationListParams, RecommendationListReceivedParams, RecommendationReplaceLinkParams, RecommendationReportParams, RecommendationSearchParams, RecommendationSendParams, RecommendationUpdateParams, SharedBundle, SharedBundlePage } from '../types.ts';

export const recommendationClaim: Operation<RecommendationClaimParams, SharedBundle> = { id: 'recommendationClaim', method: 'PUT', path: '/recommendations/{id}', body: 'json', retrySafe: true };
export const recommendationCreate: Operation<RecommendationCreateParams, Bundle> = { id: 'recommendationCreate', method: 'POST', path: '/recommendations/{id}', body: 'form', idempotent: true };
export const recommendationDelete: Operation<RecommendationDeleteParams, void> = { id: 'recommendationDelete', method: 'DELETE', path: '/recommendations/{userId}/bundle/{bundleId}' };
export const recommendationDeleteFile: Operation<RecommendationDeleteFileParams, Bundle> = { id: 'recommendationDeleteFile', method: 'DELETE', path: '/recommendations/{userId}/bundle/{bundleId}/file' };
export const recommendationGet: Operation<RecommendationGetParams, Bundle> = { id: 'recommendationGet', method: 'GET', path: '/recommendations/{userId}/bundle/{bundleId}' };
export const recommendationGetShared: Operation<RecommendationGetSharedParams, SharedBundle> = { id: 'recommendationGetShared', method: 'GET', path: '/recommendations/{bundleToken}/userId/{userId}' };
export const recommendationList: ListOperation<RecommendationListParams, BundlePage, BundleSummary> = { id: 'recommendationList', method: 'GET', path: '/recommendations/{id}', items: ['items'] };
export const recommendationListReceived: ListOperation<RecommendationListReceivedParams, SharedBundlePage, SharedBundle> = { id: 'recommendationListReceived', method: 'GET', path: '/recommendations/user/{userId}', items: ['items'] };
export const recommendationReplaceLink: Operation<RecommendationReplaceLinkParams, Bundle> = { id: 'recommendationReplaceLink', method: 'PUT', path: '/recommendations/{userId}/bundle/{bundleId}/link' };
export const recommendationReport: ListOperation<RecommendationReportParams, BundleReport, BundleReportRow> = { id: 'recommendationReport', method: 'GET', path: '/recommendations/user/{userId}/report/{period}', items: ['items'] };
export const recommendationSearch: ListOperation<RecommendationSearchParams, BundlePage, BundleSummary> = { id: 'recommendationSearch', method: 'GET', path: '/recommendations/{userId}/search/{term}', items: ['items'] };
export const recommendationSend: Operation<RecommendationSendParams, BundleSent> = { id: 'recommendationSend', method: 'POST', path: '/recommendations/{userId}/bundle/{bundleId}/send', body: 'json', idempotent: true };
export const recommendationUpdate: Operation<RecommendationUpdateParams, Bundle> = { id: 'recommendationUpdate', method: 'PUT', path: '/recommendations/{userId}/bundle/{bundleId}', body: 'form', idempotent: true };
