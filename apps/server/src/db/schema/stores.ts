import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bundles } from './bundles.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

/** The labels that an account has or had. A label is never given to another account, so that old links stay right. */
export const storeLabels = pgTable(
  'store_labels',
  {
    label: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The one of its store page; the others lead there. */
    isPresent: boolean().notNull(),
    /** When it was last chosen. */
    chosenAt: createdAt(),
  },
  (table) => [
    check(
      'store_labels_shape',
      sql`${table.label} ~ '^[a-z0-9](-?[a-z0-9])+$' and length(${table.label}) between 3 and 40`,
    ),
    uniqueIndex('store_labels_one_present')
      .on(table.accountId)
      .where(sql`${table.isPresent}`),
    index('store_labels_account').on(table.accountId, table.chosenAt.desc()),
    // Supports prefix search, whatever the database's collation is.
    index('store_labels_beginning')
      .on(sql`${table.label} text_pattern_ops`)
      .where(sql`${table.isPresent}`),
  ],
);

/** The picture of a store; its files are in the storage, named by account and hash. */
export const storePictures = pgTable('store_pictures', {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  hash: text().notNull(),
  createdAt: createdAt(),
});

export interface TeamMemberColumn {
  name: string;
  role: string;
}

/** What a store page says about the business. */
export const storeProfiles = pgTable('store_profiles', {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  intro: text(),
  team: jsonb().$type<TeamMemberColumn[]>().notNull().default([]),
  updatedAt: updatedAt(),
});

/** The bundles that a store page shows to everybody. */
export const storeBundles = pgTable(
  'store_bundles',
  {
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    bundleId: text()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    /** From 1, in the order that the business gave. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.bundleId] }),
    // What a deleted bundle takes with it is found by it.
    index('store_bundles_bundle').on(table.bundleId),
  ],
);

export const UPLOAD_STATES = ['waiting', 'used', 'refused', 'withdrawn'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** Signed addresses that were given out for pictures, and what became of the files. Only the newest of an account counts. */
export const storeUploads = pgTable(
  'store_uploads',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    state: text().$type<UploadState>().notNull().default('waiting'),
    /** Why it was refused, for users. */
    reason: text(),
    expiresAt: moment().notNull(),
    /** Whether the uploaded file is known to be gone. */
    isCleared: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check('store_uploads_state_known', sql`${table.state} in ('waiting', 'used', 'refused', 'withdrawn')`),
    index('store_uploads_account').on(table.accountId, table.createdAt.desc(), table.id.desc()),
    index('store_uploads_uncleared')
      .on(table.expiresAt)
      .where(sql`not ${table.isCleared}`),
  ],
);
