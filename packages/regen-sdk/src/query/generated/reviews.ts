// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPages } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/reviews.ts';

/** List the reviews of a product: `reviews.list`. */
export const reviewList = /* @__PURE__ */ read(operations.reviewList);

/** List the reviews of a product: `reviews.list`. The pages one after the other, for `useInfiniteQuery`. */
export const reviewListInfinite = /* @__PURE__ */ readPages(operations.reviewList);

/** Read what can be reviewed of an order: `reviews.getOrder`. */
export const reviewGetOrder = /* @__PURE__ */ read(operations.reviewGetOrder);

/**
 * Review a line of an order: `reviews.create`. Keep one `idempotencyKey` until the response arrives: repeating the call
 * after a lost response is then safe.
 */
export const reviewCreate = /* @__PURE__ */ write(operations.reviewCreate, {
  stales: ['reviewGetOrder', 'reviewQueue'],
});

/** Unsubscribe from emails about reviews: `reviews.unsubscribe`. */
export const reviewUnsubscribe = /* @__PURE__ */ write(operations.reviewUnsubscribe, {
  stales: ['notificationGet'],
});

/** Change a review: `reviews.update`. */
export const reviewUpdate = /* @__PURE__ */ write(operations.reviewUpdate, {
  stales: ['reviewGetOrder', 'reviewList', 'reviewQueue', 'productGet'],
});

/** Delete a review: `reviews.delete`. */
export const reviewDelete = /* @__PURE__ */ write(operations.reviewDelete, {
  stales: ['reviewGetOrder', 'reviewList', 'reviewQueue', 'productGet'],
});

/** Report a review: `reviews.report`. */
export const reviewReport = /* @__PURE__ */ write(operations.reviewReport, {
  stales: ['reviewQueue'],
});

/** List reviews for staff: `reviews.queue`. */
export const reviewQueue = /* @__PURE__ */ read(operations.reviewQueue);

/** List reviews for staff: `reviews.queue`. The pages one after the other, for `useInfiniteQuery`. */
export const reviewQueueInfinite = /* @__PURE__ */ readPages(operations.reviewQueue);

/** Publish or reject a review: `reviews.moderate`. */
export const reviewModerate = /* @__PURE__ */ write(operations.reviewModerate, {
  stales: ['reviewQueue', 'reviewList', 'productGet'],
});

/** Reply to a review: `reviews.answer`. */
export const reviewAnswer = /* @__PURE__ */ write(operations.reviewAnswer, {
  stales: ['reviewQueue', 'reviewList'],
});
