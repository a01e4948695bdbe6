import type { OrderGetParams } from '@regen/sdk';
import type { AppContext } from '~/app/context.ts';
import { orderAccessOf } from './order-access.ts';

/** How the person at this browser reads an order: as the guest who placed it here, signed in since or not, or as themselves. */
export function orderParams(session: AppContext['session'], orderId: string): OrderGetParams {
  const accessToken = orderAccessOf(orderId);
  if (accessToken !== undefined) return { id: 'guest', orderId, accessToken };
  return { id: session.current()?.userId ?? 'guest', orderId };
}
