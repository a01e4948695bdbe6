import { HttpError, notFound } from '../../contract/errors.ts';
import type { Call, Deps } from '../../contract/module.ts';
import type { Queryable } from '../../db/database.ts';
import { guestOwner } from '../cart/cart-owner.ts';

const PURPOSE = 'order-access';

/** Opens one order for whoever holds it. Made from the order's id, so a repeated call can give it again. */
export function orderAccessToken(auth: Deps['auth'], orderId: string): string {
  return auth.sign(PURPOSE, orderId);
}

export type OrderCaller = Pick<Call, 'actor' | 'browserId' | 'cookies'>;

/**
 * Whether the caller may see and pay an order: the person who placed it, whoever holds its access token, or the browser that
 * placed it. To everybody else it does not exist.
 */
export async function assertOrderAccess(
  db: Queryable,
  auth: Deps['auth'],
  caller: OrderCaller,
  orderId: string,
  accessToken: string | undefined,
): Promise<void> {
  if (accessToken !== undefined && auth.verify(PURPOSE, accessToken) === orderId) return;
  const userId = caller.actor.kind === 'user' ? caller.actor.userId : null;
  const guest = guestOwner(caller.browserId, caller.cookies);
  const { rows } = await db.query<{ isOwn: boolean }>(
    {
      name: 'order-access',
      text: `select coalesce(o.user_id = $2, false) or coalesce(o.user_id is null and c.secret_hash = $3 and c.browser_id = $4, false) as "isOwn"
        from orders o left join carts c on c.id = o.cart_id where o.id = $1`,
    },
    [orderId, userId, guest.secretHash, guest.browserId],
  );
  if (rows[0]?.isOwn) return;
  if (accessToken !== undefined) throw new HttpError(403, 'forbidden', 'This link does not open this order.');
  throw notFound('There is no such order.');
}
