import { readGrant, signGrant } from '../../auth/grant.ts';
import type { Grant } from '../../auth/grant.ts';
import type { Needs } from '../../platform.ts';

const PURPOSE = 'order-access';
const DAY = 86_400_000;

/** How long a link opens an order: as long as customers return items or ask about them. */
export const LINK_DAYS = 90;

/**
 * Opens one order for its holder, for 90 days. The expiration is the end of a day, so that a repeated call usually returns the same
 * token.
 */
export function orderAccessToken({ auth, clock }: Needs<'auth' | 'clock'>, orderId: string): string {
  const endsAt = (Math.floor(clock.now().getTime() / DAY) + LINK_DAYS + 1) * DAY;
  return signGrant(auth, PURPOSE, orderId, endsAt);
}

/** The order that a token opens. One of before links ended has no end: it ends 90 days after its order. */
export const readOrderToken = (needs: Needs<'auth' | 'clock'>, token: string): Grant | null =>
  readGrant(needs, PURPOSE, token);

/** Where a person reads their order; a guest's link opens it as well. */
export function orderUrl(
  needs: Needs<'auth' | 'clock' | 'publicUrl'>,
  order: { id: string; userId: string | null },
): string {
  const link = `${needs.publicUrl()}/order/${order.id}`;
  if (order.userId !== null) return link;
  return `${link}?accessToken=${encodeURIComponent(orderAccessToken(needs, order.id))}`;
}
