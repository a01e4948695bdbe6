import type { AdminListOrdersParams, StaffOrderSummary } from '@regen/sdk';
import { createAdminResource } from '@regen/sdk/resources/admin';
import type { AppContext } from '~/kernel/context.ts';

/** As many as the list counts. */
const EXPORT_LIMIT = 10_000;

/** The largest page that the contract allows. */
const PER_PAGE = 50;

export interface ExportProgress {
  read: number;
  /** How many there are to read. */
  of: number;
}

/** All orders that match, up to `EXPORT_LIMIT`, page by page. One that moves to the next page in the meantime is included once. */
export async function readMatchingOrders(
  { service }: Pick<AppContext, 'service'>,
  params: AdminListOrdersParams,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ExportProgress) => void },
): Promise<StaffOrderSummary[]> {
  const { page: _, ...filters } = params;
  const orders = new Map<string, StaffOrderSummary>();
  const list = service(createAdminResource).listOrders({ ...filters, perPage: PER_PAGE }, { signal });
  for await (const { items, totalCount } of list.pages()) {
    for (const order of items) if (orders.size < EXPORT_LIMIT) orders.set(order.id, order);
    onProgress({ read: orders.size, of: Math.min(totalCount, EXPORT_LIMIT) });
    if (orders.size >= EXPORT_LIMIT) break;
  }
  return [...orders.values()];
}
