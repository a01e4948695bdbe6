import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cents, createdAt, moment, updatedAt } from './columns.ts';
import { products } from './products.ts';
import { refunds } from './refunds.ts';

/** A cart belongs to a user, or to a browser that also holds the secret cookie. */
export const carts = pgTable(
  'carts',
  {
    id: text().primaryKey(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    browserId: text(),
    /** SHA-256 of the guest's secret cookie, hex. */
    secretHash: text(),
    /** Goes up by one with each change; `If-Match` compares with it. */
    version: integer().notNull().default(1),
    couponCode: text(),
    freeItemSku: text(),
    /** The offer the free item was chosen from. */
    freeItemOfferId: text(),
    pointsToSpend: integer().notNull().default(0),
    shippingMethodId: text(),
    /** Where to, as far as the buyer said. */
    destination: jsonb().$type<{ countryCode: string; region?: string | null; postalCode?: string | null }>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    check(
      'carts_owner',
      sql`(${table.userId} is not null) <> (${table.browserId} is not null and ${table.secretHash} is not null)`,
    ),
    check('carts_points_not_negative', sql`${table.pointsToSpend} >= 0`),
    uniqueIndex('carts_user').on(table.userId),
    uniqueIndex('carts_guest').on(table.browserId, table.secretHash),
    index('carts_expiry').on(table.expiresAt),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    sku: text()
      .notNull()
      .references(() => products.sku),
    quantity: integer().notNull(),
    isRecommended: boolean().notNull().default(false),
    /** The bundle that recommended it; kept as a name only, bundles may be deleted. */
    bundleId: text(),
    addedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.sku] }),
    check('cart_items_quantity', sql`${table.quantity} > 0`),
  ],
);

export const coupons = pgTable(
  'coupons',
  {
    /** Upper case. */
    code: text().primaryKey(),
    id: text().notNull().unique(),
    label: text().notNull(),
    description: text().notNull().default(''),
    kind: text().$type<'percent' | 'fixed' | 'free_shipping'>().notNull(),
    /** Basis points (1500 is 15%) for `percent`, cents for `fixed`, 0 for `free_shipping`. */
    value: integer().notNull().default(0),
    minSubtotalCents: cents().notNull().default(0),
    /** Empty: every site. Otherwise any of web, retail, b2b, school. */
    sites: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Empty: the whole cart. */
    skus: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    categories: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    startsAt: moment(),
    endsAt: moment(),
    maxRedemptions: integer(),
    maxPerUser: integer(),
    /** False: refused as long as an automatic discount applies. */
    isCombinable: boolean().notNull().default(true),
    redemptions: integer().notNull().default(0),
    /** Listed for everybody of its sites; other codes are known only to those who were given them. */
    isShown: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    check(
      'coupons_not_overused',
      sql`${table.maxRedemptions} is null or ${table.redemptions} <= ${table.maxRedemptions}`,
    ),
  ],
);

/** Uses of coupons by orders that were paid. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    code: text()
      .notNull()
      .references(() => coupons.code),
    orderId: text().notNull(),
    userId: text(),
    /** The browser of a guest's order. */
    browserId: text(),
    /** Lower case. */
    email: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.orderId] }),
    index('coupon_redemptions_browser').on(table.code, table.browserId),
    index('coupon_redemptions_user').on(table.code, table.userId),
    index('coupon_redemptions_email').on(table.code, table.email),
  ],
);

export const automaticDiscounts = pgTable('automatic_discounts', {
  id: text().primaryKey(),
  label: text().notNull(),
  kind: text().$type<'percent' | 'free_shipping'>().notNull(),
  value: integer().notNull().default(0),
  minSubtotalCents: cents().notNull().default(0),
  minQuantity: integer().notNull().default(0),
  sites: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  skus: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  categories: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  priority: integer().notNull().default(0),
  startsAt: moment(),
  endsAt: moment(),
  isActive: boolean().notNull().default(true),
});

export const freeItemOffers = pgTable('free_item_offers', {
  id: text().primaryKey(),
  label: text().notNull(),
  thresholdCents: cents().notNull(),
  skus: text().array().notNull(),
  sites: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  startsAt: moment(),
  endsAt: moment(),
  isActive: boolean().notNull().default(true),
});

/** Points earned and spent; the balance is the sum. */
export const pointsLedger = pgTable(
  'points_ledger',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    orderId: text(),
    /** The refund that returned points or took them back. Such an entry has no order of its own: an order has each kind once. */
    refundId: text().references(() => refunds.id),
    /** The course that points were earned with or spent on. */
    courseId: text(),
    /** Points of a course instead of an order. */
    courseRegistrationId: text(),
    kind: text().$type<'earn' | 'spend' | 'refund' | 'expire' | 'adjust'>().notNull(),
    /** Signed: spending is negative. */
    points: integer().notNull(),
    note: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('points_ledger_user').on(table.userId, table.createdAt.desc()),
    uniqueIndex('points_ledger_once').on(table.orderId, table.kind),
    // Without the entries of orders and courses, which are nearly all.
    uniqueIndex('points_ledger_refund_once')
      .on(table.refundId, table.kind)
      .where(sql`${table.refundId} is not null`),
    uniqueIndex('points_ledger_course_once').on(table.courseRegistrationId, table.kind),
  ],
);
