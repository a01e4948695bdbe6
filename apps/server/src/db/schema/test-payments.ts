import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, moment, updatedAt } from './columns.ts';

/** What the embedded test provider will do with a card. The number itself is never stored. */
export type TestCardOutcome =
  | 'succeed'
  | 'challenge'
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error';

/** The "bank" of the embedded test provider: tokens made from card numbers … */
export const testCards = pgTable(
  'test_cards',
  {
    token: text().primaryKey(),
    outcome: text().$type<TestCardOutcome>().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    /** A token is good for one order: the first that uses it. */
    orderId: text(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('test_cards_expiry').on(table.expiresAt)],
);

/** … and the charges made with them, in the database so that they outlive a restart. */
export const testPayments = pgTable(
  'test_payments',
  {
    ref: text().primaryKey(),
    /** One charge per key, whatever happens. */
    idempotencyKey: text().notNull().unique(),
    orderId: text().notNull(),
    token: text(),
    amountCents: cents().notNull(),
    currency: text().notNull(),
    status: text().$type<'requires_action' | 'succeeded' | 'failed' | 'refunded'>().notNull(),
    failureCode: text(),
    brand: text(),
    last4: text(),
    challengeId: text().unique(),
    refundedCents: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('test_payments_order').on(table.orderId),
    check('test_payments_refund_fits', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
  ],
);

/** Refunds that the test provider has made: one per key, whatever happens. */
export const testRefunds = pgTable('test_refunds', {
  idempotencyKey: text().primaryKey(),
  ref: text()
    .notNull()
    .references(() => testPayments.ref),
  amountCents: cents().notNull(),
  createdAt: createdAt(),
});
