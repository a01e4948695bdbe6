import { bigint, pgTable, smallint } from 'drizzle-orm/pg-core';

/**
 * One row that counts the changes to the small tables that price every cart (discounts, offers, shipping, taxes, settings). Triggers
 * increment it; a process caches those tables for as long as the number is unchanged.
 */
export const commerceRevision = pgTable('commerce_revision', {
  id: smallint().primaryKey().default(1),
  revision: bigint({ mode: 'number' }).notNull().default(1),
});
