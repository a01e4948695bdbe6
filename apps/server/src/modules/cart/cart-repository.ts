import type { Destination, SkuType } from '@regen/domain';
import type { Buyer } from '../../auth/buyer.ts';
import { couponUses } from '../../db/coupon-rules.ts';
import type { Queryable } from '../../db/database.ts';
import { onHandSql } from '../../db/kit-rules.ts';
import type { StoredImage } from '../../db/schema.ts';
import type { CartOwner } from './cart-owner.ts';
import { priceColumns } from './price-columns.ts';

/** One line as the database has it. `list` and `own` are null where the buyer's channel has no price. */
export interface ItemRow {
  sku: string;
  quantity: number;
  isRecommended: boolean;
  /** The bundle that recommended it. */
  bundleId: string | null;
  name: string;
  shortName: string;
  skuType: SkuType;
  size: string;
  front: StoredImage | null;
  limit: number;
  categories: string[];
  list: number | null;
  own: number | null;
  retail: number | null;
  isSeen: boolean;
  onHand: number;
  lowThreshold: number;
}

export interface CouponRow {
  id: string;
  code: string;
  label: string;
  kind: 'percent' | 'fixed' | 'free_shipping';
  value: number;
  skus: string[];
  categories: string[];
  sites: ('b2b' | 'retail' | 'school' | 'web')[];
  minimum: number;
  startsAt: string | null;
  endsAt: string | null;
  isCombinable: boolean;
  usesLeft: number | null;
  usesLeftForBuyer: number | null;
}

export interface CartRow {
  /** Null when the owner has no cart. */
  id: string | null;
  userId: string | null;
  version: number;
  couponCode: string | null;
  freeItemSku: string | null;
  freeItemOfferId: string | null;
  pointsToSpend: number;
  shippingMethodId: string | null;
  destination: Destination | null;
  updatedAt: Date | null;
  expiresAt: Date | null;
  revision: number;
  items: ItemRow[];
  coupon: CouponRow | null;
  balance: number;
  /** Stock of the SKUs requested in addition to the cart. */
  stock: Record<string, number>;
}

type ItemTuple = [
  string,
  number,
  boolean,
  string,
  string,
  SkuType,
  string,
  StoredImage | null,
  number,
  string,
  number | null,
  number | null,
  boolean,
  number,
  number,
  string | null,
  number | null,
];

interface RawRow {
  id: string | null;
  user_id: string | null;
  version: number | null;
  coupon_code: string | null;
  free_item_sku: string | null;
  free_item_offer_id: string | null;
  points_to_spend: number | null;
  shipping_method_id: string | null;
  destination: Destination | null;
  updated_at: Date | null;
  expires_at: Date | null;
  revision: number;
  items: ItemTuple[] | null;
  coupon: CouponRow | null;
  balance: number | null;
  stock: Record<string, number> | null;
}

/**
 * Everything about a cart in one statement, which each connection prepares once: lines as arrays, because naming fifteen
 * fields for each of them would cost more than reading them. There is always exactly one row.
 */
function readStatement(owner: CartOwner['kind'], buyer: Buyer): { name: string; text: string } {
  const { key, visible, list, own, retail } = priceColumns(buyer);
  const join = owner === 'user' ? 'c.user_id = $1' : 'c.browser_id = $1 and c.secret_hash = $5';
  // A guest's earlier uses don't show in the cart; placing the order checks them by browser.
  const uses = owner === 'user' ? couponUses('k.code', (use) => `${use}.user_id = $1`) : '0';
  return {
    name: `cart-${owner}-${key}`,
    text: `select c.id, c.user_id, c.version, c.coupon_code, c.free_item_sku, c.free_item_offer_id, c.points_to_spend,
      c.shipping_method_id, c.destination, c.updated_at, c.expires_at,
      coalesce((select revision::float8 from commerce_revision), 0) as revision,
      (select json_agg(json_build_array(i.sku, i.quantity, i.is_recommended, p.name, p.short_name, p.sku_type, p.size,
         p.images -> 0, p.limit_per_order, array_to_string(p.categories, ' '), p.${list}, p.${own},
         p.${visible} and (p.discontinued_at is null or p.discontinued_at > $4),
         ${onHandSql('$4')}, coalesce(s.low_threshold, 0), i.bundle_id, p.${retail}) order by i.added_at, i.sku)
       from cart_items i join products p on p.sku = i.sku left join stock s on s.sku = i.sku
       where i.cart_id = c.id) as items,
      case when c.coupon_code is not null then (
        select json_build_object('id', k.id, 'code', k.code, 'label', k.label, 'kind', k.kind, 'value', k.value,
          'skus', k.skus, 'categories', k.categories, 'sites', k.sites, 'minimum', k.min_subtotal_cents,
          'startsAt', k.starts_at, 'endsAt', k.ends_at, 'isCombinable', k.is_combinable,
          'usesLeft', k.max_redemptions - k.redemptions,
          'usesLeftForBuyer', k.max_per_user - ${uses})
        from coupons k where k.code = c.coupon_code and k.is_active) end as coupon,
      case when $3::boolean then (select sum(points)::int from points_ledger where user_id = $1) end as balance,
      (select json_object_agg(p.sku, ${onHandSql('$4')}) from products p left join stock s on s.sku = p.sku where p.sku = any($2::text[])) as stock
    from (select) one left join carts c on ${join} and c.expires_at > $4`,
  };
}

/** The cart of an owner, or an empty one, with what pricing needs to know about its lines and coupon. */
export async function readCart(
  db: Queryable,
  owner: CartOwner,
  buyer: Buyer,
  stockOf: readonly string[],
  now: Date,
): Promise<CartRow> {
  const values: unknown[] =
    owner.kind === 'user'
      ? [owner.userId, stockOf, buyer.rewards.isEligible, now]
      : [owner.browserId, stockOf, false, now, owner.secretHash];
  const { rows } = await db.query<RawRow>(readStatement(owner.kind, buyer), values);
  const row = rows[0];
  if (!row) throw new Error('Reading a cart returned no row.');
  return {
    id: row.id,
    userId: row.user_id,
    version: row.version ?? 0,
    couponCode: row.coupon_code,
    freeItemSku: row.free_item_sku,
    freeItemOfferId: row.free_item_offer_id,
    pointsToSpend: row.points_to_spend ?? 0,
    shippingMethodId: row.shipping_method_id,
    destination: row.destination,
    updatedAt: row.updated_at,
    expiresAt: row.expires_at,
    revision: row.revision,
    items: (row.items ?? []).map(toItem),
    coupon: row.coupon,
    balance: Math.max(0, row.balance ?? 0),
    stock: row.stock ?? {},
  };
}

function toItem(tuple: ItemTuple): ItemRow {
  const [
    sku,
    quantity,
    isRecommended,
    name,
    shortName,
    skuType,
    size,
    front,
    limit,
    categories,
    list,
    own,
    isSeen,
    onHand,
    lowThreshold,
    bundleId,
    retail,
  ] = tuple;
  return {
    sku,
    quantity,
    isRecommended,
    bundleId,
    name,
    shortName,
    skuType,
    size,
    front,
    limit,
    categories: categories === '' ? [] : categories.split(' '),
    list,
    own,
    retail,
    isSeen,
    onHand,
    lowThreshold,
  };
}
