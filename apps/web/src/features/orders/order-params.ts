import type { OrderGetParams } from '@regen/sdk';
import { GUEST, type AppContext } from '~/kernel/context.ts';
import { orderAccessOf } from '~/kernel/stored/order-access.ts';

/** How this browser reads an order: as the guest who placed it here, whether signed in since or not, or as the signed-in person. */
export function orderParams({ buyer }: AppContext, orderId: string): OrderGetParams {
  const accessToken = orderAccessOf(orderId);
  if (accessToken !== undefined) return { id: GUEST, orderId, accessToken };
  return { id: buyer, orderId };
}
