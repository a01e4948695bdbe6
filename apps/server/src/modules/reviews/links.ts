import { readGrant, signGrant } from '../../auth/grant.ts';
import { unsubscribeLink } from '../../mail/unsubscribe-link.ts';
import type { Needs } from '../../platform.ts';
import { assertOrderAccess } from '../orders/order-access.ts';
import type { OrderCaller } from '../orders/order-access.ts';
import { readOrderToken } from '../orders/order-link.ts';

const ACCESS = 'order-reviews';
const DAY = 86_400_000;

/** How long the link in an email opens the form. */
const LINK_DAYS = 90;

/** Opens the reviews of an order for its holder, and nothing else of it. */
const reviewToken = ({ auth, clock }: Needs<'auth' | 'clock'>, orderId: string): string =>
  signGrant(auth, ACCESS, orderId, clock.now().getTime() + LINK_DAYS * DAY);

export function reviewUrl(needs: Needs<'auth' | 'clock' | 'publicUrl'>, orderId: string): string {
  return `${needs.publicUrl()}/order/${orderId}/reviews?accessToken=${encodeURIComponent(reviewToken(needs, orderId))}`;
}

/**
 * Whether the caller may review an order: its buyer, the browser that placed it, and the holder of a link to its reviews or to the order.
 * For everyone else it does not exist.
 */
export const assertReviewAccess = (
  needs: Needs<'auth' | 'clock' | 'db' | 'mail' | 'publicUrl'>,
  caller: OrderCaller,
  orderId: string,
  accessToken: string | undefined,
): Promise<void> =>
  assertOrderAccess(
    needs,
    caller,
    orderId,
    accessToken,
    (of, token) => readGrant(of, ACCESS, token) ?? readOrderToken(of, token),
  );

/** From emails about reviews, of the address of an order. */
export const unsubscribe = unsubscribeLink('review-email-unsubscribe', '/reviews/unsubscribe');
