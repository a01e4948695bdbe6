import type { Destination } from '@regen/domain';
import type { CartNotice } from '@regen/sdk';
import type { Buyer } from '../../auth/buyer.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { onHandSql } from '../../db/kit-rules.ts';
import type { IdMaker } from '../../ids.ts';
import { GUEST_DAYS, USER_DAYS } from './cart-owner.ts';
import type { CartOwner } from './cart-owner.ts';
import { priceColumns } from './price-columns.ts';

/** What changes on the cart itself; undefined stays as it is. */
export interface CartChange {
  couponCode?: string | null;
  rewardPoints?: number;
  destination?: Destination | null;
  shippingMethodId?: string | null;
  freeItem?: { sku: string; offerId: string } | null;
}

function touchStatement(kind: CartOwner['kind']): { name: string; text: string } {
  const days = kind === 'user' ? USER_DAYS : GUEST_DAYS;
  const target = kind === 'user' ? '(user_id)' : '(browser_id, secret_hash)';
  // $5… come in pairs: whether the field changes, and to what.
  return {
    name: `cart-touch-${kind}`,
    text: `insert into carts as c (id, user_id, browser_id, secret_hash, coupon_code, points_to_spend, destination,
        shipping_method_id, free_item_sku, free_item_offer_id, expires_at)
      values ($1, $2, $3, $4, $7, coalesce($9::int, 0), $11::jsonb, $13, $15, $16, $17::timestamptz + interval '${days} days')
      on conflict ${target} do update set
        version = c.version + 1,
        coupon_code = case when $6::boolean then $7 else c.coupon_code end,
        points_to_spend = case when $8::boolean then $9::int else c.points_to_spend end,
        destination = case when $10::boolean then $11::jsonb else c.destination end,
        shipping_method_id = case when $12::boolean then $13 else c.shipping_method_id end,
        free_item_sku = case when $14::boolean then $15 else c.free_item_sku end,
        free_item_offer_id = case when $14::boolean then $16 else c.free_item_offer_id end,
        updated_at = $17, expires_at = excluded.expires_at
      where $5::int is null or c.version = $5
      returning c.id, c.version`,
  };
}

/**
 * Creates or changes the cart row, which also locks it until the transaction ends. Null when `expected` is another version
 * than the cart has; nothing is written then.
 */
export async function touchCart(
  tx: Tx,
  ids: IdMaker,
  owner: CartOwner,
  expected: number | null,
  change: CartChange,
  now: Date,
): Promise<{ id: string; version: number } | null> {
  const isGuest = owner.kind === 'guest';
  const { couponCode, rewardPoints, destination, shippingMethodId, freeItem } = change;
  const { rows } = await tx.query<{ id: string; version: number }>(touchStatement(owner.kind), [
    ids('cart'),
    isGuest ? null : owner.userId,
    isGuest ? owner.browserId : null,
    isGuest ? owner.secretHash : null,
    expected,
    couponCode !== undefined,
    couponCode ?? null,
    rewardPoints !== undefined,
    rewardPoints ?? 0,
    destination !== undefined,
    destination ? JSON.stringify(destination) : null,
    shippingMethodId !== undefined,
    shippingMethodId ?? null,
    freeItem !== undefined,
    freeItem?.sku ?? null,
    freeItem?.offerId ?? null,
    now,
  ]);
  return rows[0] ?? null;
}

export interface LineInput {
  sku: string;
  quantity: number;
  isRecommended?: boolean | undefined;
  /** The bundle that recommended it. */
  bundleId?: string | undefined;
}

export type LineMode = 'items' | 'set' | 'add';

interface ChangedLine {
  sku: string;
  shortName: string | null;
  asked: number;
  given: number | null;
  limit: number | null;
  onHand: number;
  isSold: boolean;
}

function linesStatement(buyer: Buyer): { name: string; text: string } {
  const { key, visible, own } = priceColumns(buyer);
  return {
    name: `cart-lines-${key}`,
    text: `with wanted as materialized (
        select w.sku, p.short_name, p.limit_per_order as "limit", ${onHandSql('$7')} as on_hand, w.is_recommended, w.bundle_id, w.position,
          coalesce(p.${visible} and p.${own} is not null and (p.discontinued_at is null or p.discontinued_at > $7), false) as is_sold,
          w.quantity + case when $2 = 'add' then coalesce(i.quantity, 0) else 0 end as asked
        from unnest($3::text[], $4::int[], $5::boolean[], $6::text[]) with ordinality as w(sku, quantity, is_recommended, bundle_id, position)
        left join products p on p.sku = w.sku
        left join stock s on s.sku = w.sku
        left join cart_items i on i.cart_id = $1 and i.sku = w.sku
      ), gone as (
        delete from cart_items where cart_id = $1
          and (sku in (select sku from wanted where asked = 0) or ($2 = 'items' and sku <> all($3::text[])))
      ), written as (
        insert into cart_items as i (cart_id, sku, quantity, is_recommended, bundle_id, added_at)
        select $1, sku, least(asked, "limit", on_hand), is_recommended, bundle_id, $7::timestamptz + position * interval '1 millisecond'
        from wanted where is_sold and asked > 0 and least("limit", on_hand) > 0
        on conflict (cart_id, sku) do update set quantity = excluded.quantity,
          is_recommended = i.is_recommended or excluded.is_recommended, bundle_id = coalesce(excluded.bundle_id, i.bundle_id)
        returning i.sku, i.quantity
      )
      select wanted.sku, short_name as "shortName", asked, written.quantity as given, "limit", on_hand as "onHand", is_sold as "isSold"
      from wanted left join written on written.sku = wanted.sku
      where asked > 0 and written.quantity is distinct from asked
      order by position`,
  };
}

function noticeOf(line: ChangedLine): CartNotice {
  const { sku, given } = line;
  // The name of a product that this buyer must not see stays untold.
  if (!line.isSold) return { code: 'not_available', message: `${sku} is not available.`, sku };
  const name = line.shortName ?? sku;
  if (line.onHand <= 0) return { code: 'out_of_stock', message: `${name} is out of stock.`, sku };
  if (line.onHand < (line.limit ?? 0)) {
    return { code: 'low_stock', message: `Only ${given} of ${name} ${given === 1 ? 'is' : 'are'} left.`, sku };
  }
  return { code: 'quantity_limited', message: `You can order at most ${given} of ${name} at a time.`, sku };
}

/** The same SKU twice in one request: quantities add up when adding, otherwise the last one counts. */
function unique(lines: readonly LineInput[], mode: LineMode): LineInput[] {
  const bySku = new Map<string, LineInput>();
  for (const line of lines) {
    const before = bySku.get(line.sku);
    const quantity = mode === 'set' || !before ? line.quantity : before.quantity + line.quantity;
    bySku.set(line.sku, {
      sku: line.sku,
      quantity,
      isRecommended: line.isRecommended || before?.isRecommended,
      bundleId: line.bundleId ?? before?.bundleId,
    });
  }
  return [...bySku.values()];
}

/** Changes the lines of a cart that `touchCart` has locked; returns what could not be done as requested. */
export async function writeLines(
  tx: Queryable,
  cartId: string,
  buyer: Buyer,
  mode: LineMode,
  lines: readonly LineInput[],
  now: Date,
): Promise<CartNotice[]> {
  const wanted = unique(lines, mode);
  const { rows } = await tx.query<ChangedLine>(linesStatement(buyer), [
    cartId,
    mode,
    wanted.map((line) => line.sku),
    wanted.map((line) => line.quantity),
    wanted.map((line) => line.isRecommended ?? false),
    wanted.map((line) => line.bundleId ?? null),
    now,
  ]);
  return rows.map(noticeOf);
}
