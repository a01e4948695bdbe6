import type { Order } from '@regen/sdk';
import { orderGet } from '@regen/sdk/query';
import { orderParams } from '~/kernel/stored/order-access.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';

/** An order, as this browser may read it. */
export const useOrder = (orderId: string): Order => usePrefetchedQuery(orderGet, orderParams(useApp(), orderId)).data;
