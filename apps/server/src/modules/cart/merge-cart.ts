import type { CartMerge, CartNotice } from '@regen/sdk';
import type { Needs } from '../../platform.ts';
import { guestOwner } from './cart-owner.ts';
import type { GuestProof } from './cart-owner.ts';
import { touchCart } from './cart-write.ts';

interface MergedLine {
  sku: string;
  shortName: string;
  wanted: number;
  quantity: number;
}

// Lines that the user's own channel does not sell are merged too: the cart shows them with a notice, and nothing is lost.
const MERGE_LINES = `with merged as (
    select g.sku, p.short_name, g.quantity + coalesce(u.quantity, 0) as wanted, g.is_recommended, g.bundle_id, g.added_at,
      least(g.quantity + coalesce(u.quantity, 0), greatest(p.limit_per_order, coalesce(u.quantity, 0), 1)) as quantity
    from cart_items g join products p on p.sku = g.sku
    left join cart_items u on u.cart_id = $2 and u.sku = g.sku
    where g.cart_id = $1
  ), written as (
    insert into cart_items as i (cart_id, sku, quantity, is_recommended, bundle_id, added_at)
    select $2, sku, quantity, is_recommended, bundle_id, added_at from merged
    on conflict (cart_id, sku) do update set quantity = excluded.quantity,
      is_recommended = i.is_recommended or excluded.is_recommended, bundle_id = coalesce(excluded.bundle_id, i.bundle_id)
  )
  select sku, short_name as "shortName", wanted, quantity from merged`;

/**
 * Merges a visitor's cart in this browser into the cart of the user who signed in: quantities add up to the limit; coupon, destination
 * and shipping method are kept if the user had none. Undefined if there was nothing to merge.
 */
async function mergeGuestCart(
  { clock, db, ids }: Needs<'clock' | 'db' | 'ids'>,
  guest: GuestProof & { userId: string },
): Promise<CartMerge | undefined> {
  const { browserId, secretHash } = guestOwner(guest);
  if (secretHash === null) return undefined;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const found = await tx.query<{ id: string }>(
      'select id from carts where browser_id = $1 and secret_hash = $2 and expires_at > $3 for update',
      [browserId, secretHash, now],
    );
    const guestId = found.rows[0]?.id;
    if (guestId === undefined) return undefined;
    const cart = await touchCart(tx, ids, { kind: 'user', userId: guest.userId }, null, {}, now);
    if (!cart) throw new Error("The user's cart could not be created.");
    await tx.query(
      `update carts u set coupon_code = coalesce(u.coupon_code, g.coupon_code),
         destination = coalesce(u.destination, g.destination),
         shipping_method_id = coalesce(u.shipping_method_id, g.shipping_method_id),
         free_item_sku = coalesce(u.free_item_sku, g.free_item_sku),
         free_item_offer_id = case when u.free_item_sku is null then g.free_item_offer_id else u.free_item_offer_id end
       from carts g where u.id = $2 and g.id = $1`,
      [guestId, cart.id],
    );
    const { rows } = await tx.query<MergedLine>(MERGE_LINES, [guestId, cart.id]);
    await tx.query('delete from carts where id = $1', [guestId]);
    const notices = rows
      .filter((line) => line.quantity < line.wanted)
      .map((line): CartNotice => {
        const message = `You can order at most ${line.quantity} of ${line.shortName} at a time.`;
        return { code: 'quantity_limited', message, sku: line.sku };
      });
    return { cartId: cart.id, mergedLines: rows.length, notices };
  });
}

/** Merges the guest cart of a browser into the cart of the user who has just signed in (rule C2). Never throws. */
export type MergeGuestCart = (guest: GuestProof & { userId: string }) => Promise<CartMerge | undefined>;

export function createGuestCartMerge(needs: Needs<'clock' | 'db' | 'ids' | 'log'>): MergeGuestCart {
  return async (guest) => {
    try {
      return await mergeGuestCart(needs, guest);
    } catch (error) {
      // The guest cart is still there for the next try.
      needs.log.error({ err: error, userId: guest.userId }, 'guest cart not merged');
      return undefined;
    }
  };
}
