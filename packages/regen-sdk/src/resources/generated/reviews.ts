// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { reviewList, reviewGetOrder, reviewCreate, reviewUnsubscribe, reviewUpdate, reviewDelete, reviewReport, reviewQueue, reviewModerate, reviewAnswer } from '../../generated/operations/reviews.ts';
import type { OrderReviews, OwnReview, Review, ReviewAnswerParams, ReviewCreateParams, ReviewDeleteParams, ReviewEmailState, ReviewForStaff, ReviewGetOrderParams, ReviewListParams, ReviewModerateParams, ReviewPage, ReviewQueue, ReviewQueueParams, ReviewReportParams, ReviewReported, ReviewUnsubscribeParams, ReviewUpdateParams } from '../../generated/types.ts';

/** Reviews by people who bought the product. */
export interface ReviewsResource {
  /**
   * List the reviews of a product.
   *
   * Published reviews, and the distribution of their stars. Several values of one filter widen the result, different
   * filters narrow it. A product that the caller cannot see is a 404.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 404 `not_found`.
   *
   * @example
   * ```ts
   * for await (const item of regen.reviews.list({ sku: 'GM1042' })) console.log(item);
   * ```
   *
   * @see `/docs/api/reviews#reviewList` in the reference of your server
   */
  list(params: ReviewListParams, options?: RequestOptions): PagePromise<ReviewPage, Review>;
  /**
   * Read what can be reviewed of an order.
   *
   * For the buyer, and for the holder of the link in the review request or of the access token of the order. For
   * everyone else the order does not exist. A link works for 90 days; after that the call fails with 403
   * `link_expired`, and a new link is emailed to the email address of the order.
   *
   * Fails with 403 `forbidden`, `link_expired`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const orderReviews = await regen.reviews.getOrder({ orderId: 'ord_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/reviews#reviewGetOrder` in the reference of your server
   */
  getOrder(params: ReviewGetOrderParams, options?: RequestOptions): ApiPromise<OrderReviews>;
  /**
   * Review a line of an order.
   *
   * One review per line, once the order was delivered: 422 `review_not_open` before, 409 `review_exists` afterward.
   * Staff read it before it is published.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`, `link_expired`; 404 `not_found`; 409 `review_exists`, `idempotency_key_reuse`; 422
   * `review_not_open`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const ownReview = await regen.reviews.create({
   *   orderId: 'ord_01hzx0k3v9',
   *   line: 1,
   *   rating: 5,
   *   title: 'Calm by morning',
   *   text: 'My cheeks are less red after two weeks.',
   *   skinType: 'sensitive',
   * });
   * ```
   *
   * @see `/docs/api/reviews#reviewCreate` in the reference of your server
   */
  create(params: ReviewCreateParams, options?: RequestOptions): ApiPromise<OwnReview>;
  /**
   * Unsubscribe from emails about reviews.
   *
   * From the signed link in the email. This address gets no more emails about reviews.
   *
   * Fails with 404 `not_found`.
   *
   * @example
   * ```ts
   * const reviewEmailState = await regen.reviews.unsubscribe({ token: 'the-token-of-the-link' });
   * ```
   *
   * @see `/docs/api/reviews#reviewUnsubscribe` in the reference of your server
   */
  unsubscribe(params: ReviewUnsubscribeParams, options?: RequestOptions): ApiPromise<ReviewEmailState>;
  /**
   * Change a review.
   *
   * For its writer. Staff read it again before it is published.
   *
   * Fails with 403 `forbidden`, `link_expired`; 404 `not_found`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const ownReview = await regen.reviews.update({
   *   reviewId: 'rev_01hzx0k3v9',
   *   rating: 4,
   *   title: 'Calm by morning',
   *   text: 'My cheeks are less red after two weeks. The pump sticks.',
   * });
   * ```
   *
   * @see `/docs/api/reviews#reviewUpdate` in the reference of your server
   */
  update(params: ReviewUpdateParams, options?: RequestOptions): ApiPromise<OwnReview>;
  /**
   * Delete a review.
   *
   * For its writer. The line of the order can be reviewed again.
   *
   * Fails with 403 `forbidden`, `link_expired`; 404 `not_found`.
   *
   * @example
   * ```ts
   * await regen.reviews.delete({ reviewId: 'rev_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/reviews#reviewDelete` in the reference of your server
   */
  delete(params: ReviewDeleteParams, options?: RequestOptions): ApiPromise<void>;
  /**
   * Report a review.
   *
   * Asks staff to look at a published review; it stays published until they have. Succeeds again if the caller has
   * reported it before.
   *
   * Fails with 404 `not_found`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const reviewReported = await regen.reviews.report({
   *   reviewId: 'rev_01hzx0k3v9',
   *   reason: 'off_topic',
   *   note: 'This is about the delivery.',
   * });
   * ```
   *
   * @see `/docs/api/reviews#reviewReport` in the reference of your server
   */
  report(params: ReviewReportParams, options?: RequestOptions): ApiPromise<ReviewReported>;
  /**
   * List reviews for staff.
   *
   * For staff with `admin:reviews`. `pending` and `reported` wait for a decision, the oldest first; of those decided,
   * the newest first.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`.
   *
   * @see `/docs/api/reviews#reviewQueue` in the reference of your server
   */
  queue(params?: ReviewQueueParams, options?: RequestOptions): PagePromise<ReviewQueue, ReviewForStaff>;
  /**
   * Publish or reject a review.
   *
   * For staff with `admin:reviews`. Also resolves its reports. Each decision is stored with the user id of the staff
   * member.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 409 `review_changed`.
   *
   * @example
   * ```ts
   * const reviewForStaff = await regen.reviews.moderate({
   *   reviewId: 'rev_01hzx0k3v9',
   *   state: 'published',
   *   submittedAt: '2026-11-20T09:30:00.000Z',
   * });
   * ```
   *
   * @see `/docs/api/reviews#reviewModerate` in the reference of your server
   */
  moderate(params: ReviewModerateParams, options?: RequestOptions): ApiPromise<ReviewForStaff>;
  /**
   * Reply to a review.
   *
   * For staff with `admin:reviews`. Everyone who can read the review can read the reply.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const reviewForStaff = await regen.reviews.answer({
   *   reviewId: 'rev_01hzx0k3v9',
   *   text: 'Thank you. Warm the bottle in your hands and the pump moves again.',
   * });
   * ```
   *
   * @see `/docs/api/reviews#reviewAnswer` in the reference of your server
   */
  answer(params: ReviewAnswerParams, options?: RequestOptions): ApiPromise<ReviewForStaff>;
}

export function createReviewsResource(call: Call): ReviewsResource {
  return bind<ReviewsResource>(call, {
    list: reviewList,
    getOrder: reviewGetOrder,
    create: reviewCreate,
    unsubscribe: reviewUnsubscribe,
    update: reviewUpdate,
    delete: reviewDelete,
    report: reviewReport,
    queue: reviewQueue,
    moderate: reviewModerate,
    answer: reviewAnswer,
  });
}
