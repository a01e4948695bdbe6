import type { Tx } from '../../db/database.ts';
import type { IdMaker } from '../../ids.ts';
import { guestOwner } from '../cart/cart-owner.ts';
import type { GuestProof } from '../cart/cart-owner.ts';
import { keepAddress } from './order-write.ts';

export interface Claimant {
  userId: string;
  accountId: string;
  email: string;
}

const CLAIM = {
  name: 'order-claim',
  text: `with claimed as (
      update orders o set user_id = $1, account_id = $2 from carts c
      where c.id = o.cart_id and c.secret_hash = $4 and c.browser_id = $5 and o.user_id is null and lower(o.email) = lower($3)
      returning o.id, o.shipping_address, o.placed_at
    ), coupons_used as (
      update coupon_redemptions r set user_id = $1 from claimed where r.order_id = claimed.id
    )
    select shipping_address as "shippingAddress", placed_at as "placedAt" from claimed`,
};

/**
 * Moves the orders that a guest placed to the account created in the same browser with the same email (rule O19), with the coupons they used,
 * and their newest address to its address book. The email alone proves nothing, because it is not confirmed yet; the secret of the guest's cart does.
 */
export async function claimOrders(tx: Tx, ids: IdMaker, person: Claimant, call: GuestProof): Promise<void> {
  const guest = guestOwner(call);
  if (guest.secretHash === null) return;
  const { rows } = await tx.query<{ shippingAddress: Parameters<typeof keepAddress>[3]; placedAt: Date }>(CLAIM, [
    person.userId,
    person.accountId,
    person.email,
    guest.secretHash,
    guest.browserId,
  ]);
  const newest = rows.reduce<(typeof rows)[number] | null>(
    (latest, row) => (latest === null || row.placedAt > latest.placedAt ? row : latest),
    null,
  );
  if (newest !== null) keepAddress(tx, ids('address'), person.userId, newest.shippingAddress);
}
