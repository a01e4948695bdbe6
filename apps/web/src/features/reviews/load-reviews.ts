// Loaded by the loaders that need it: their routes are in every page, and the calls of reviews need not be.
import { reviewGetOrder, reviewQueue } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';
import type { RawSearch } from '~/kernel/search-params.ts';
import { orderReviewsParams } from './order-reviews-params.ts';
import { parseQueueSearch } from './queue-search.ts';
import { parseReviewSearch, reviewsOf } from './review-search.ts';

/** The reviews of a product that a URL names. Without them, the page of the product is still that. */
export const loadReviews = ({ prefetch }: AppContext, sku: string, search: RawSearch): Promise<void> =>
  prefetch(reviewsOf, sku, parseReviewSearch(search));

/** The lines of an order that can be reviewed. */
export async function loadOrderReviews({ ensure }: AppContext, orderId: string, search: RawSearch): Promise<void> {
  await ensure(reviewGetOrder, orderReviewsParams(orderId, search));
}

/** The part of the queue that a URL names. */
export async function loadQueue({ ensure }: AppContext, search: RawSearch): Promise<void> {
  await ensure(reviewQueue, parseQueueSearch(search));
}
