import type { AddressInput } from '@regen/sdk';
import type { Buyer } from '../../auth/buyer.ts';
import type { Tx } from '../../db/database.ts';
import type { IdMaker } from '../../ids.ts';
import type { PaymentMethodName } from '../../payments/provider.ts';
import { appliedDiscounts } from '../cart/cart-view.ts';
import type { PricedCart } from '../cart/price-cart.ts';

export interface NewOrder {
  orderId: string;
  paymentId: string | null;
  cart: PricedCart;
  buyer: Buyer;
  ids: IdMaker;
  browserId: string | null;
  network: string;
  email: string;
  phone: string | null;
  shippingAddress: AddressInput;
  billingAddress: AddressInput;
  method: PaymentMethodName;
  /** Who takes the payment. */
  provider: string;
}

/**
 * Everything that belongs to a new order, in one statement. The next cart starts with the cheapest shipping method again, and a guest's
 * without an address: no buyer wants to pay for a choice made for another order.
 */
const WRITE = {
  name: 'order-write',
  text: `with placed as (
      insert into orders (id, number, user_id, account_id, browser_id, cart_id, site, state, payment_status, email, phone,
        subtotal_cents, discount_cents, rewards_discount_cents, shipping_cents, shipping_discount_cents, tax_cents, total_cents,
        discounts, coupon_code, points_spent, points_earned, item_count, shipping_address, billing_address,
        shipping_method_id, shipping_method_name, network, tax_name, tax_rate_millionths)
      values ($1, 'R-' || nextval('order_numbers'), $2, $3, $4, $5, $6, 'placed', 'pending', $7, $8,
        $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $30, $31, $32)
    ), lines as (
      insert into order_items (order_id, line, sku, name, short_name, sku_type, size, quantity, unit_price_cents,
        list_price_cents, discount_cents, line_total_cents, tax_cents, discount_type, discount_id, is_recommended, is_free,
        bundle_id)
      select $1, * from jsonb_to_recordset($25) as l(line int, sku text, name text, short_name text, sku_type text, size text,
        quantity int, unit_price int, list_price int, discount int, total int, tax int, discount_type text, discount_id text,
        is_recommended boolean, is_free boolean, bundle_id text)
    ), event as (
      insert into order_events (order_id, state, actor) values ($1, 'placed', coalesce($2, 'guest'))
    ), payment as (
      insert into payments (id, order_id, provider, method, amount_cents) select $26::text, $1, $29, $27, $15 where $26::text is not null
    ), spent as (
      insert into points_ledger (id, user_id, account_id, order_id, kind, points, note)
      select $28::text, $2, $3, $1, 'spend', -$18::int, 'Spent on an order' where $18::int > 0
    ), emptied as (
      delete from cart_items where cart_id = $5
    )
    update carts set version = version + 1, coupon_code = null, points_to_spend = 0, free_item_sku = null,
      free_item_offer_id = null, shipping_method_id = null,
      destination = case when user_id is not null then destination end, updated_at = now()
    where id = $5`,
};

function orderLines({ lines, totals, freeItem }: PricedCart) {
  const rows = lines.map((line, index) => {
    const priced = totals.lines[index];
    return {
      line: index + 1,
      sku: line.row.sku,
      name: line.row.name,
      short_name: line.row.shortName,
      sku_type: line.row.skuType,
      size: line.row.size,
      quantity: line.quantity,
      unit_price: line.price.yourPrice,
      list_price: line.price.listPrice,
      discount: priced?.discount ?? 0,
      total: priced?.net ?? 0,
      tax: priced?.tax ?? 0,
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
      line: rows.length + 1,
      sku: product.sku,
      name: product.name,
      short_name: product.shortName,
      sku_type: product.skuType,
      size: product.size,
      quantity: 1,
      unit_price: 0,
      list_price: product.valueCents ?? 0,
      discount: 0,
      total: 0,
      tax: 0,
      discount_type: 'free_item',
      discount_id: offer.id,
      is_recommended: false,
      is_free: true,
      bundle_id: null,
    },
  ];
}

export async function writeOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { cart, buyer, ids } = order;
  const { totals, row, method } = cart;
  if (!method) throw new Error('An order needs a shipping method.');
  await tx.query(WRITE, [
    order.orderId,
    buyer.userId,
    buyer.accountId,
    order.browserId,
    row.id,
    buyer.channel,
    order.email,
    order.phone,
    totals.subtotal,
    totals.discount,
    totals.rewards,
    totals.shipping,
    totals.shippingDiscount,
    totals.taxes,
    totals.total,
    JSON.stringify(appliedDiscounts(cart)),
    totals.coupon?.isApplied ? row.couponCode : null,
    totals.pointsSpent,
    totals.pointsEarned,
    totals.itemCount + (cart.freeItem ? 1 : 0),
    JSON.stringify(order.shippingAddress),
    JSON.stringify(order.billingAddress),
    method.id,
    method.name,
    JSON.stringify(orderLines(cart)),
    order.paymentId,
    order.method,
    ids('pointsEntry'),
    order.provider,
    order.network,
    cart.tax?.name ?? null,
    cart.tax?.rate ?? null,
  ]);
}

/** Adds the address to the address book, unless it is there already. */
export async function keepAddress(tx: Tx, id: string, userId: string, address: AddressInput): Promise<void> {
  await tx.query(
    `insert into addresses (id, user_id, first_name, last_name, company, line1, line2, city, region, postal_code, country_code, phone, is_default)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, not exists (select from addresses where user_id = $2 and is_default)
     where not exists (
       select from addresses where user_id = $2 and lower(line1) = lower($6) and lower(city) = lower($8)
         and postal_code = $10 and country_code = $11 and lower(first_name || ' ' || last_name) = lower($3 || ' ' || $4))`,
    [
      id,
      userId,
      address.firstName,
      address.lastName,
      address.company ?? null,
      address.line1,
      address.line2 ?? null,
      address.city,
      address.region ?? null,
      address.postalCode,
      address.countryCode,
      address.phone ?? null,
    ],
  );
}
