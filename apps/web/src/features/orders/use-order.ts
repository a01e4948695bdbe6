import type { Order } from '@regen/sdk';
import { orderGet } from '@regen/sdk/query';
import { orderParams } from './order-params.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';

/** An order as whoever is at this browser may read it. */
export const useOrder = (orderId: string): Order => usePrefetchedQuery(orderGet, orderParams(useApp(), orderId)).data;
