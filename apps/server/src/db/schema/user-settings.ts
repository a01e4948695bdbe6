import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** The current version is the newest one that is published. */
export const termsVersions = pgTable('terms_versions', {
  version: text().primaryKey(),
  publishedAt: moment().notNull(),
});

/** Which terms a person accepted, and when; nothing is ever changed here. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text()
      .notNull()
      .references(() => termsVersions.version),
    acceptedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.version] }),
    index('terms_acceptances_version').on(table.version),
  ],
);

/** Who joined REGEN rewards, and when; nothing is ever changed here. */
export const rewardsAcceptances = pgTable('rewards_acceptances', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  acceptedAt: createdAt(),
});

/** A copy of what the store keeps about a person, one for each; a job collects it. */
export const dataExports = pgTable(
  'data_exports',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: moment().notNull(),
    /** Null while it is being collected, as are the other two. */
    collectedAt: moment(),
    expiresAt: moment(),
    content: jsonb(),
  },
  (table) => [
    check('data_exports_whole', sql`num_nulls(${table.collectedAt}, ${table.expiresAt}, ${table.content}) in (0, 3)`),
    index('data_exports_waiting')
      .on(table.requestedAt)
      .where(sql`${table.collectedAt} is null`),
    index('data_exports_expiry').on(table.expiresAt),
  ],
);

/** Accounts that people asked to delete (rule S25); a job does it when it is due. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: moment().notNull(),
    dueAt: moment().notNull(),
  },
  (table) => [index('account_deletions_due').on(table.dueAt)],
);
