import { bigint, pgTable, smallint } from 'drizzle-orm/pg-core';

/**
 * One row that counts the changes of the small tables every cart is priced with (discounts, offers, shipping, taxes,
 * settings). Triggers move it; a process keeps those tables in memory for as long as the number stands still.
 */
export const commerceRevision = pgTable('commerce_revision', {
  id: smallint().primaryKey().default(1),
  revision: bigint({ mode: 'number' }).notNull().default(1),
});
