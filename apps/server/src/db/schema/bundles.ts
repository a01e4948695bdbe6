import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';
import { products } from './products.ts';

/** What a professional recommends: products with either typed instructions or a PDF (rule B3). */
export const bundles = pgTable(
  'bundles',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The author's account: its own users' actions with the bundle are not counted. */
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    instructions: text(),
    /** The PDF's key in object storage. */
    fileKey: text(),
    fileName: text(),
    /** Bytes. */
    fileSize: integer(),
    /** The last part of the current link; its holder may read the bundle. */
    token: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('bundles_text_or_file', sql`${table.instructions} is null or ${table.fileKey} is null`),
    check('bundles_file_whole', sql`num_nulls(${table.fileKey}, ${table.fileName}, ${table.fileSize}) in (0, 3)`),
    uniqueIndex('bundles_token').on(table.token),
    index('bundles_author').on(table.userId, table.createdAt.desc(), table.id.desc()),
  ],
);

export const bundleItems = pgTable(
  'bundle_items',
  {
    bundleId: text()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    /** From 1, in the order that the author gave. */
    position: integer().notNull(),
    sku: text()
      .notNull()
      .references(() => products.sku),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bundleId, table.position] }),
    uniqueIndex('bundle_items_sku').on(table.bundleId, table.sku),
    check('bundle_items_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Replaced links; they work for those who claimed the bundle, and for no one else. */
export const bundleOldTokens = pgTable(
  'bundle_old_tokens',
  {
    token: text().primaryKey(),
    bundleId: text()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    replacedAt: createdAt(),
  },
  (table) => [index('bundle_old_tokens_bundle').on(table.bundleId)],
);

/** Clients who were sent the bundle or claimed it. */
export const bundleRecipients = pgTable(
  'bundle_recipients',
  {
    bundleId: text()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sentAt: moment(),
    claimedAt: moment(),
    /** The newest of the two: the list of the client is sorted by it. */
    receivedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bundleId, table.accountId] }),
    check('bundle_recipients_reason', sql`${table.sentAt} is not null or ${table.claimedAt} is not null`),
    index('bundle_recipients_newest').on(table.accountId, table.receivedAt.desc(), table.bundleId),
  ],
);

/**
 * How far a person got with a bundle, the first time each. Purchases are not here: they are counted from the paid orders whose line items
 * name the bundle, so that cancellations and refunds need no further writes.
 */
export const bundleEvents = pgTable(
  'bundle_events',
  {
    bundleId: text()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    kind: text().$type<'sent' | 'opened' | 'added'>().notNull(),
    /** An account, or the browser of a visitor. */
    person: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.bundleId, table.kind, table.person] }),
    check('bundle_events_kind', sql`${table.kind} in ('sent', 'opened', 'added')`),
    index('bundle_events_period').on(table.bundleId, table.kind, table.createdAt),
  ],
);
