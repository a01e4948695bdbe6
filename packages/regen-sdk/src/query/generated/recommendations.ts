// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPages } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/recommendations.ts';

/** List recommendation bundles: `recommendations.list`. */
export const recommendationList = /* @__PURE__ */ read(operations.recommendationList);

/** List recommendation bundles: `recommendations.list`. The pages one after the other, for `useInfiniteQuery`. */
export const recommendationListInfinite = /* @__PURE__ */ readPages(operations.recommendationList);

/** Claim a shared bundle: `recommendations.claim`. */
export const recommendationClaim = /* @__PURE__ */ write(operations.recommendationClaim, {
  stales: ['recommendationListReceived', 'recommendationGetShared'],
});

/**
 * Create a bundle: `recommendations.create`. Keep one `idempotencyKey` until the response arrives: repeating the call
 * after a lost response is then safe.
 */
export const recommendationCreate = /* @__PURE__ */ write(operations.recommendationCreate, {
  stales: ['recommendationList', 'recommendationSearch', 'recommendationReport'],
});

/** Read a bundle: `recommendations.get`. */
export const recommendationGet = /* @__PURE__ */ read(operations.recommendationGet);

/**
 * Change a bundle: `recommendations.update`. Keep one `idempotencyKey` until the response arrives: repeating the call
 * after a lost response is then safe.
 */
export const recommendationUpdate = /* @__PURE__ */ write(operations.recommendationUpdate, {
  stales: ['recommendationList', 'recommendationSearch', 'recommendationReport', 'recommendationGet', 'recommendationGetShared', 'adminGetBundle', 'storeGet'],
});

/** Delete a bundle: `recommendations.delete`. */
export const recommendationDelete = /* @__PURE__ */ write(operations.recommendationDelete, {
  removes: ['recommendationGet', (_data, params) => ({ bundleId: params.bundleId })],
  stales: ['recommendationList', 'recommendationSearch', 'recommendationReport', 'storeGet', 'storeProfileGet'],
});

/** Remove the PDF of a bundle: `recommendations.deleteFile`. */
export const recommendationDeleteFile = /* @__PURE__ */ write(operations.recommendationDeleteFile, {
  stales: ['recommendationList', 'recommendationSearch', 'recommendationReport', 'recommendationGet', 'recommendationGetShared', 'adminGetBundle'],
});

/** Replace the link of a bundle: `recommendations.replaceLink`. */
export const recommendationReplaceLink = /* @__PURE__ */ write(operations.recommendationReplaceLink, {
  stales: ['recommendationList', 'recommendationSearch', 'recommendationReport', 'recommendationGet', 'recommendationGetShared', 'adminGetBundle', 'storeGet'],
});

/**
 * Send a bundle to clients: `recommendations.send`. Keep one `idempotencyKey` until the response arrives: repeating the
 * call after a lost response is then safe.
 */
export const recommendationSend = /* @__PURE__ */ write(operations.recommendationSend, {
  stales: ['recommendationList', 'recommendationSearch', 'recommendationReport', 'recommendationGet', 'recommendationGetShared', 'adminGetBundle'],
});

/** Open a shared bundle: `recommendations.getShared`. */
export const recommendationGetShared = /* @__PURE__ */ read(operations.recommendationGetShared);

/** Search bundles: `recommendations.search`. */
export const recommendationSearch = /* @__PURE__ */ read(operations.recommendationSearch);

/** Search bundles: `recommendations.search`. The pages one after the other, for `useInfiniteQuery`. */
export const recommendationSearchInfinite = /* @__PURE__ */ readPages(operations.recommendationSearch);

/** List received recommendations: `recommendations.listReceived`. */
export const recommendationListReceived = /* @__PURE__ */ read(operations.recommendationListReceived);

/**
 * List received recommendations: `recommendations.listReceived`. The pages one after the other, for `useInfiniteQuery`.
 */
export const recommendationListReceivedInfinite = /* @__PURE__ */ readPages(operations.recommendationListReceived);

/** Report on bundles: `recommendations.report`. */
export const recommendationReport = /* @__PURE__ */ read(operations.recommendationReport);

/** Report on bundles: `recommendations.report`. The pages one after the other, for `useInfiniteQuery`. */
export const recommendationReportInfinite = /* @__PURE__ */ readPages(operations.recommendationReport);
