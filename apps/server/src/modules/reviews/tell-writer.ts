import type { Tx } from '../../db/database.ts';
import type { Needs } from '../../platform.ts';
import { reviewUrl, unsubscribe } from './links.ts';

/** Emails a decision to the address of the person, or of a guest's order, once for what was written. Whoever has opted out is left out on delivery. */
export async function tellWriter(
  needs: Needs<'auth' | 'clock' | 'mail' | 'publicUrl'>,
  tx: Tx,
  reviewId: string,
  state: 'published' | 'rejected',
): Promise<void> {
  const { rows } = await tx.query<{ orderId: string; email: string; sku: string }>(
    `select o.id as "orderId", coalesce(u.email, o.email) as email, r.sku
     from reviews r join orders o on o.id = r.order_id left join users u on u.id = o.user_id where r.id = $1`,
    [reviewId],
  );
  const [review] = rows;
  if (!review) return;
  const origin = needs.publicUrl();
  const data = {
    reviewId,
    state,
    productUrl: `${origin}/products/${encodeURIComponent(review.sku)}#reviews`,
    reviewUrl: reviewUrl(needs, review.orderId),
    unsubscribeUrl: unsubscribe.url(needs.auth, origin, review.orderId),
  };
  await needs.mail.send({ to: review.email, template: 'review-decided', data }, tx);
}
