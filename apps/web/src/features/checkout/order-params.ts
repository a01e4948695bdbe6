import type { OrderGetParams } from '@regen/sdk';
import type { AppContext } from '~/app/context.ts';
import { orderAccessOf } from './order-access.ts';

/** How the person at this browser reads an order: as themselves, or as the guest who placed it. */
export function orderParams(session: AppContext['session'], orderId: string): OrderGetParams {
  const userId = session.current()?.userId;
  if (userId !== undefined) return { id: userId, orderId };
  const accessToken = orderAccessOf(orderId);
  return accessToken === undefined ? { id: 'guest', orderId } : { id: 'guest', orderId, accessToken };
}
