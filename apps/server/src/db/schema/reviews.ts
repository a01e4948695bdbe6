import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { orderItems, orders } from './orders.ts';
import { products } from './products.ts';

/** What buyers say about a product, one for each line of an order. Triggers keep `product_ratings`. */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    orderId: text().notNull(),
    line: integer().notNull(),
    sku: text()
      .notNull()
      .references(() => products.sku, { onDelete: 'cascade' }),
    /** Null for a guest's. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** As it is published: "Ana R.". */
    authorName: text().notNull(),
    isProfessional: boolean().notNull(),
    rating: smallint().notNull(),
    title: text().notNull().default(''),
    body: text().notNull(),
    skinType: text(),
    concern: text(),
    state: text().$type<'pending' | 'published' | 'rejected'>().notNull().default('pending'),
    /** Why it was rejected, for its writer. */
    reason: text(),
    answer: text(),
    answeredAt: moment(),
    submittedAt: createdAt(),
    publishedAt: moment(),
    moderatedAt: moment(),
    moderatedBy: text(),
    /** When it was first reported since staff last decided about it. */
    reportedAt: moment(),
  },
  (table) => [
    unique('reviews_order_line').on(table.orderId, table.line),
    foreignKey({
      name: 'reviews_order_items_fk',
      columns: [table.orderId, table.line],
      foreignColumns: [orderItems.orderId, orderItems.line],
    }).onDelete('cascade'),
    check('reviews_rating_stars', sql`${table.rating} between 1 and 5`),
    check('reviews_state_known', sql`${table.state} in ('pending', 'published', 'rejected')`),
    check('reviews_published_dated', sql`${table.state} <> 'published' or ${table.publishedAt} is not null`),
    check('reviews_rejected_reason', sql`(${table.state} = 'rejected') = (${table.reason} is not null)`),
    check('reviews_answer_dated', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    index('reviews_listed')
      .on(table.sku, table.publishedAt.desc(), table.id)
      .where(sql`${table.state} = 'published'`),
    index('reviews_waiting')
      .on(table.submittedAt, table.id)
      .where(sql`${table.state} = 'pending'`),
    index('reviews_reported')
      .on(table.reportedAt, table.id)
      .where(sql`${table.reportedAt} is not null`),
    index('reviews_decided').on(table.state, table.moderatedAt.desc(), table.id),
    index('reviews_sku').on(table.sku),
    index('reviews_user').on(table.userId),
  ],
);

/** What visitors and buyers reported about a review since staff last decided about it. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: text()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** The user, or the browser of a visitor. */
    reporter: text().notNull(),
    reason: text().notNull(),
    note: text(),
    reportedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.reporter] })],
);

/** Sums over the published reviews of a product, kept by triggers: lists read them without counting. */
export const productRatings = pgTable(
  'product_ratings',
  {
    sku: text()
      .primaryKey()
      .references(() => products.sku, { onDelete: 'cascade' }),
    reviewCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    stars1: integer().notNull().default(0),
    stars2: integer().notNull().default(0),
    stars3: integer().notNull().default(0),
    stars4: integer().notNull().default(0),
    stars5: integer().notNull().default(0),
  },
  (table) => [
    check(
      'product_ratings_not_negative',
      sql`least(${table.stars1}, ${table.stars2}, ${table.stars3}, ${table.stars4}, ${table.stars5}) >= 0`,
    ),
    check(
      'product_ratings_add_up',
      sql`${table.reviewCount} = ${table.stars1} + ${table.stars2} + ${table.stars3} + ${table.stars4} + ${table.stars5} and ${table.ratingSum} = ${table.stars1} + 2 * ${table.stars2} + 3 * ${table.stars3} + 4 * ${table.stars4} + 5 * ${table.stars5}`,
    ),
  ],
);

/** Orders whose buyers were asked for reviews. */
export const reviewRequests = pgTable('review_requests', {
  orderId: text()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  askedAt: createdAt(),
});

/** Addresses, in lower case, that no order asks for reviews. */
export const reviewOptOuts = pgTable('review_opt_outs', {
  email: text().primaryKey(),
  createdAt: createdAt(),
});
