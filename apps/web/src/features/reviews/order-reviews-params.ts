import type { ReviewGetOrderParams } from '@regen/sdk';
import { textParam, type RawSearch } from '~/kernel/search-params.ts';
import { orderAccessOf } from '~/kernel/stored/order-access.ts';

/**
 * How an order is read for its reviews: by its buyer, with the token that the link in the email carries, or with that of the order, whose own
 * link was opened here.
 */
export function orderReviewsParams(orderId: string, search: RawSearch): ReviewGetOrderParams {
  const accessToken = textParam(search['accessToken']) ?? orderAccessOf(orderId);
  return { orderId, ...(accessToken !== undefined && { accessToken }) };
}
