import type { Call } from '../../http/request/call.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import { guestOwner } from '../cart/cart-owner.ts';
import { LINK_DAYS, orderUrl, readOrderToken } from './order-link.ts';

export type OrderCaller = Pick<Call, 'actor' | 'browserId' | 'cookies' | 'headers'>;

type AccessNeeds = Needs<'db' | 'auth' | 'clock' | 'mail' | 'publicUrl'>;

interface OrderOfLink {
  number: string;
  email: string;
  userId: string | null;
  isOwn: boolean;
  isRecent: boolean;
}

const ACCESS = {
  name: 'order-access',
  text: `select o.number, o.email, o.user_id as "userId", o.placed_at > $5 as "isRecent",
      coalesce(o.user_id = $2, false) or coalesce(o.user_id is null and c.secret_hash = $3 and c.browser_id = $4, false) as "isOwn"
    from orders o left join carts c on c.id = o.cart_id where o.id = $1`,
};

/** Only to the address of the order, and once a day: the holder of an old link learns nothing that is not theirs. */
async function sendNewLink(needs: AccessNeeds, orderId: string, order: OrderOfLink): Promise<void> {
  const day = needs.clock.now().toISOString().slice(0, 10);
  await needs.mail.send({
    to: order.email,
    template: 'order-link',
    data: {
      orderNumber: order.number,
      orderUrl: orderUrl(needs, { id: orderId, userId: order.userId }),
      validDays: LINK_DAYS,
    },
    dedupeKey: `order-link:${orderId}:${day}`,
  });
}

/**
 * Whether the caller may see and pay an order: its buyer, the holder of its access token, or the browser that placed it. For everyone
 * else it does not exist. The holder of an expired token learns that it has expired, and the buyer gets a new one.
 * @param readToken For parts of an order that more than its own link opens.
 */
export async function assertOrderAccess(
  needs: AccessNeeds,
  caller: OrderCaller,
  orderId: string,
  accessToken: string | undefined,
  readToken: typeof readOrderToken = readOrderToken,
): Promise<void> {
  const link = accessToken === undefined ? null : readToken(needs, accessToken);
  const opensIt = link?.subject === orderId;
  if (opensIt && link.isOpen) return;
  const userId = caller.actor.kind === 'user' ? caller.actor.userId : null;
  const guest = guestOwner(caller);
  const { rows } = await needs.db.query<OrderOfLink>(ACCESS, [
    orderId,
    userId,
    guest.secretHash,
    guest.browserId,
    new Date(needs.clock.now().getTime() - LINK_DAYS * 86_400_000),
  ]);
  const order = rows[0];
  if (order?.isOwn) return;
  if (opensIt && order) {
    if (link.endsAt === null && order.isRecent) return;
    await sendNewLink(needs, orderId, order);
    const message = 'This link has expired. We have emailed a new one to the address on the order.';
    throw refuse('link_expired', message);
  }
  if (accessToken !== undefined) throw refuse('forbidden', 'This link does not open this order.');
  throw notFound('There is no such order.');
}
