import type { OrderGetParams } from '@regen/sdk';
import { GUEST, type AppContext } from '~/kernel/context.ts';
import { orderAccessOf } from './order-access.ts';

/** How the person at this browser reads an order: as the guest who placed it here, signed in since or not, or as themselves. */
export function orderParams({ buyer }: AppContext, orderId: string): OrderGetParams {
  const accessToken = orderAccessOf(orderId);
  if (accessToken !== undefined) return { id: GUEST, orderId, accessToken };
  return { id: buyer, orderId };
}
