// Imported by the loaders that need it: their routes are in every page, and staff calls need not be.
import type { StaffOrder } from '@regen/sdk';
import { adminGetOrder, adminListOrders } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';
import type { RawSearch } from '~/kernel/search-params.ts';
import { deskParams, parseDeskSearch } from './desk-search.ts';
import { parsePrintSearch, type PrintSearch } from './print-search.ts';

/** The orders that a URL names. */
export async function loadDesk({ ensure }: AppContext, search: RawSearch): Promise<void> {
  await ensure(adminListOrders, deskParams(parseDeskSearch(search)));
}

/** The number of the order, for the title. */
export async function loadOrder({ ensure }: AppContext, orderId: string): Promise<string> {
  const { number } = await ensure(adminGetOrder, { orderId });
  return number;
}

/** The orders to print, as they are now, in the order of the URL: paper doesn't change anymore. */
export async function loadPrint(
  { call, queryClient }: AppContext,
  search: RawSearch,
): Promise<{ orders: StaffOrder[]; sheet: PrintSearch['sheet'] }> {
  const { orders, sheet } = parsePrintSearch(search);
  const read = (orderId: string) => queryClient.fetchQuery({ ...adminGetOrder(call, { orderId }), staleTime: 0 });
  return { orders: await Promise.all(orders.map(read)), sheet };
}
