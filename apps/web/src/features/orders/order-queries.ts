import type { Call } from '@regen/sdk';
import { orderList } from '@regen/sdk/query';

export interface OrdersSearch {
  year?: number | undefined;
  page?: number | undefined;
  /** Matched against order number, product names and SKUs. */
  search?: string | undefined;
}

/** A page of a person's orders; by default the newest. */
export const ordersOf = (call: Call, userId: string, { year, page = 1, search }: OrdersSearch = {}) =>
  orderList(call, { id: userId, page, ...(year !== undefined && { year }), ...(search !== undefined && { search }) });
