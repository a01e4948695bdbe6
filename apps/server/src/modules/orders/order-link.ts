import type { Needs, Platform } from '../../platform.ts';

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
  return auth.sign(PURPOSE, `${orderId} ${endsAt / 1000}`);
}

export interface OpenedLink {
  orderId: string;
  /** Null for a link of before links ended: it ends 90 days after its order. */
  endsAt: Date | null;
}

/** What a token opens, in its time or not; null when it was not made here. */
export function readOrderToken(auth: Pick<Platform['auth'], 'verify'>, token: string): OpenedLink | null {
  const [orderId = '', end] = auth.verify(PURPOSE, token)?.split(' ') ?? [];
  if (orderId === '') return null;
  return { orderId, endsAt: end === undefined ? null : new Date(Number(end) * 1000) };
}

/** Where a person reads their order; a guest's link opens it as well. */
export function orderUrl(
  needs: Needs<'auth' | 'clock' | 'publicUrl'>,
  order: { id: string; userId: string | null },
): string {
  const link = `${needs.publicUrl()}/order/${order.id}`;
  if (order.userId !== null) return link;
  return `${link}?accessToken=${encodeURIComponent(orderAccessToken(needs, order.id))}`;
}
