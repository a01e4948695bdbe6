import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
