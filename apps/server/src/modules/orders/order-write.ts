import type { AddressInput } from '@regen/sdk';
import type { Buyer } from '../../auth/buyer.ts';
import type { Tx } from '../../db/database.ts';
import type { IdMaker } from '../../ids.ts';
import { appliedDiscounts } from '../cart/cart-view.ts';
import type { PricedCart } from '../cart/price-cart.ts';

export interface NewOrder {
  orderId: string;
  placedAt: Date;
  cart: PricedCart;
  buyer: Buyer;
  ids: IdMaker;
  browserId: string | null;
  network: string;
  email: string;
  phone: string | null;
  shippingAddress: AddressInput;
  billingAddress: AddressInput;
}

const ORDER_COLUMNS = `id, user_id, account_id, browser_id, network, cart_id, site, email, phone, subtotal_cents, discount_cents,
  rewards_discount_cents, shipping_cents, shipping_discount_cents, tax_cents, tax_name, tax_rate_millionths, total_cents, discounts,
  coupon_code, points_spent, points_earned, item_count, shipping_address, billing_address, shipping_method_id, shipping_method_name,
  placed_at, updated_at`;

const LINE_COLUMNS = `order_id, line, sku, name, short_name, sku_type, size, quantity, unit_price_cents, list_price_cents, discount_cents,
  line_total_cents, tax_cents, discount_type, discount_id, is_recommended, is_free, bundle_id`;

/**
 * Everything that belongs to a new order, in one statement. The next cart starts with the cheapest shipping method again, and a guest's
 * without an address: no buyer wants to pay for a choice made for another order.
 */
export const WRITE_ORDER = {
  name: 'order-write',
  text: `with placed as (
      insert into orders (number, ${ORDER_COLUMNS})
      select 'R-' || nextval('order_numbers'), ${ORDER_COLUMNS} from jsonb_populate_record(null::orders, $1)
      returning id, user_id, account_id, cart_id, points_spent, placed_at
    ), lines as (
      insert into order_items (${LINE_COLUMNS}) select ${LINE_COLUMNS} from jsonb_populate_recordset(null::order_items, $2)
    ), event as (
      insert into order_events (order_id, state, actor, created_at)
      select id, 'placed', coalesce(user_id, 'guest'), placed_at from placed
    ), spent as (
      insert into points_ledger (id, user_id, account_id, order_id, kind, points, note, created_at)
      select $3, user_id, account_id, id, 'spend', -points_spent, 'Spent on an order', placed_at from placed where points_spent > 0
    ), emptied as (
      delete from cart_items i using placed where i.cart_id = placed.cart_id
    )
    update carts c set version = version + 1, coupon_code = null, points_to_spend = 0, free_item_sku = null,
      free_item_offer_id = null, shipping_method_id = null,
      destination = case when c.user_id is not null then destination end, updated_at = placed.placed_at
    from placed where c.id = placed.cart_id`,
};

/** Columns of `order_items`. */
function orderLines(orderId: string, { lines, totals, freeItem }: PricedCart) {
  const rows = lines.map((line, index) => {
    const priced = totals.lines[index];
    return {
      order_id: orderId,
      line: index + 1,
      sku: line.row.sku,
      name: line.row.name,
      short_name: line.row.shortName,
      sku_type: line.row.skuType,
      size: line.row.size,
      quantity: line.quantity,
      unit_price_cents: line.price.yourPrice,
      list_price_cents: line.price.listPrice,
      discount_cents: priced?.discount ?? 0,
      line_total_cents: priced?.net ?? 0,
      tax_cents: priced?.tax ?? 0,
      discount_type: priced?.discountType ?? null,
      discount_id: priced?.discountId ?? null,
      is_recommended: line.row.isRecommended,
      is_free: false,
      bundle_id: line.row.bundleId,
    };
  });
  if (!freeItem) return rows;
  const { product, offer } = freeItem;
  return [
    ...rows,
    {
      order_id: orderId,
      line: rows.length + 1,
      sku: product.sku,
      name: product.name,
      short_name: product.shortName,
      sku_type: product.skuType,
      size: product.size,
      quantity: 1,
      unit_price_cents: 0,
      list_price_cents: product.valueCents ?? 0,
      discount_cents: 0,
      line_total_cents: 0,
      tax_cents: 0,
      discount_type: 'free_item',
      discount_id: offer.id,
      is_recommended: false,
      is_free: true,
      bundle_id: null,
    },
  ];
}

/** Columns of `orders`. */
function orderRecord({ cart, buyer, ...order }: NewOrder) {
  const { totals, row, method, tax } = cart;
  if (!method) throw new Error('An order needs a shipping method.');
  return {
    id: order.orderId,
    user_id: buyer.userId,
    account_id: buyer.accountId,
    browser_id: order.browserId,
    network: order.network,
    cart_id: row.id,
    site: buyer.channel,
    email: order.email,
    phone: order.phone,
    subtotal_cents: totals.subtotal,
    discount_cents: totals.discount,
    rewards_discount_cents: totals.rewards,
    shipping_cents: totals.shipping,
    shipping_discount_cents: totals.shippingDiscount,
    tax_cents: totals.taxes,
    tax_name: tax?.name ?? null,
    tax_rate_millionths: tax?.rate ?? null,
    total_cents: totals.total,
    discounts: appliedDiscounts(cart),
    coupon_code: totals.coupon?.isApplied ? row.couponCode : null,
    points_spent: totals.pointsSpent,
    points_earned: totals.pointsEarned,
    item_count: totals.itemCount + (cart.freeItem ? 1 : 0),
    shipping_address: order.shippingAddress,
    billing_address: order.billingAddress,
    shipping_method_id: method.id,
    shipping_method_name: method.name,
    placed_at: order.placedAt,
    updated_at: order.placedAt,
  };
}

/** The values of `WRITE_ORDER`, which is run or sent with the commit. */
export function orderValues(order: NewOrder): string[] {
  const lines = orderLines(order.orderId, order.cart);
  return [JSON.stringify(orderRecord(order)), JSON.stringify(lines), order.ids('pointsEntry')];
}

const ADDRESS_COLUMNS = `id, user_id, first_name, last_name, company, line1, line2, city, region, postal_code, country_code, phone`;

const KEEP_ADDRESS = {
  name: 'address-keep',
  text: `insert into addresses (${ADDRESS_COLUMNS}, is_default)
    select ${ADDRESS_COLUMNS}, not exists (select from addresses k where k.user_id = a.user_id and k.is_default)
    from jsonb_populate_record(null::addresses, $1) a
    where not exists (
      select from addresses k where k.user_id = a.user_id and lower(k.line1) = lower(a.line1) and lower(k.city) = lower(a.city)
        and k.postal_code = a.postal_code and k.country_code = a.country_code
        and lower(k.first_name || ' ' || k.last_name) = lower(a.first_name || ' ' || a.last_name))`,
};

/** Adds the address to the address book with the commit, unless it is there already. */
export function keepAddress(tx: Tx, id: string, userId: string, address: AddressInput): void {
  const record = {
    id,
    user_id: userId,
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company ?? null,
    line1: address.line1,
    line2: address.line2 ?? null,
    city: address.city,
    region: address.region ?? null,
    postal_code: address.postalCode,
    country_code: address.countryCode,
    phone: address.phone ?? null,
  };
  tx.withCommit(KEEP_ADDRESS, [JSON.stringify(record)]);
}
