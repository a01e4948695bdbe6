import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, createdAt, moment } from './columns.ts';
import { orders, payments } from './orders.ts';

/**
 * Full and partial refunds of orders. Triggers refuse more money than was paid, more units than were ordered and more points than the
 * order has.
 */
export const refunds = pgTable(
  'refunds',
  {
    /** The provider's idempotency key. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** The payment that is refunded; null if no money goes back. */
    paymentId: text().references(() => payments.id),
    amountCents: cents().notNull(),
    /** The part of the amount that is for shipping. */
    shippingCents: cents().notNull().default(0),
    /** Whether it includes shipping, which points may have paid. */
    hasShipping: boolean().notNull().default(false),
    pointsReturned: integer().notNull().default(0),
    pointsTaken: integer().notNull().default(0),
    /** What the buyer was told. */
    reason: text(),
    /** Who made it; null for the store itself. */
    staffUserId: text(),
    staffName: text(),
    /** When the provider accepted it; null while it is due. */
    sentAt: moment(),
    /** When it was last sent, or tried. */
    triedAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'refunds_not_negative',
      sql`least(${table.shippingCents}, ${table.pointsReturned}, ${table.pointsTaken}) >= 0`,
    ),
    check('refunds_shipping_fits', sql`${table.shippingCents} <= ${table.amountCents}`),
    check('refunds_by_payment', sql`${table.amountCents} = 0 or ${table.paymentId} is not null`),
    index('refunds_order').on(table.orderId, table.createdAt),
    index('refunds_payment').on(table.paymentId),
    uniqueIndex('refunds_shipping_once')
      .on(table.orderId)
      .where(sql`${table.hasShipping}`),
    // Those that the provider has not accepted: few, and queried every half minute.
    index('refunds_due')
      .on(table.triedAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: text()
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    /** Number of the line in the order. */
    line: integer().notNull(),
    quantity: integer().notNull(),
    amountCents: cents().notNull(),
    isRestocked: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.line] }),
    check('refund_lines_some', sql`${table.quantity} > 0 and ${table.amountCents} >= 0`),
  ],
);
