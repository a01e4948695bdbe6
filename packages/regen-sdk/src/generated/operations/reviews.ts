// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { OrderReviews, OwnReview, Review, ReviewAnswerParams, ReviewCreateParams, ReviewDeleteParams, ReviewEmailState, ReviewForStaff, ReviewGetOrderParams, ReviewListParams, ReviewModerateParams, ReviewPage, ReviewQueue, ReviewQueueParams, ReviewReportParams, ReviewReported, ReviewUnsubscribeParams, ReviewUpdateParams } from '../types.ts';

export const reviewAnswer: Operation<ReviewAnswerParams, ReviewForStaff> = { id: 'reviewAnswer', method: 'PUT', path: '/admin/reviews/{reviewId}/answer', body: 'json' };
export const reviewCreate: Operation<ReviewCreateParams, OwnReview> = { id: 'reviewCreate', method: 'POST', path: '/order/{orderId}/reviews', body: 'json', idempotent: true };
export const reviewDelete: Operation<ReviewDeleteParams, void> = { id: 'reviewDelete', method: 'DELETE', path: '/reviews/{reviewId}' };
export const reviewGetOrder: Operation<ReviewGetOrderParams, OrderReviews> = { id: 'reviewGetOrder', method: 'GET', path: '/order/{orderId}/reviews' };
export const reviewList: ListOperation<ReviewListParams, ReviewPage, Review> = { id: 'reviewList', method: 'GET', path: '/product/{sku}/reviews', items: ['items'] };
export const reviewModerate: Operation<ReviewModerateParams, ReviewForStaff> = { id: 'reviewModerate', method: 'PUT', path: '/admin/reviews/{reviewId}', body: 'json' };
export const reviewQueue: ListOperation<ReviewQueueParams, ReviewQueue, ReviewForStaff> = { id: 'reviewQueue', method: 'GET', path: '/admin/reviews', items: ['items'] };
export const reviewReport: Operation<ReviewReportParams, ReviewReported> = { id: 'reviewReport', method: 'POST', path: '/reviews/{reviewId}/report', body: 'json' };
export const reviewUnsubscribe: Operation<ReviewUnsubscribeParams, ReviewEmailState> = { id: 'reviewUnsubscribe', method: 'POST', path: '/reviews/unsubscribe', body: 'json' };
export const reviewUpdate: Operation<ReviewUpdateParams, OwnReview> = { id: 'reviewUpdate', method: 'PUT', path: '/reviews/{reviewId}', body: 'json' };
