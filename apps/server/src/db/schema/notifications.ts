import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { accounts, users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { sessions } from './sessions.ts';

/** The VAPID keys of the store: one pair for all processes, since browsers subscribe with the public one. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: smallint().primaryKey().default(1),
    publicKey: text().notNull(),
    privateKey: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('push_keys_one', sql`${table.id} = 1`)],
);

/**
 * Browsers that agreed to notifications. Triggers delete a row when its session is revoked, and when somebody else signs in in the same
 * browser. A session that merely expires leaves it: notifications are for people who are away.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text()
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    endpoint: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text().references(() => sessions.id, { onDelete: 'set null' }),
    browserId: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
    renewedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId, table.renewedAt),
    index('push_subscriptions_session').on(table.sessionId),
    index('push_subscriptions_browser').on(table.browserId),
  ],
);

/** When an account was last emailed about unread messages. It is emailed again only after its people have read something. */
export const messageEmails = pgTable(
  'message_emails',
  {
    accountId: text()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    emailedAt: moment().notNull(),
    /** How many messages the account had read by then, in all conversations. */
    readTotal: integer().notNull(),
    /** Set by a trigger when something is read and more is unread: messages that came after the email are looked at again then. */
    recheckAt: moment(),
  },
  (table) => [
    index('message_emails_recheck')
      .on(table.recheckAt)
      .where(sql`${table.recheckAt} is not null`),
  ],
);

/** How far the messages of a conversation were pushed to an account. */
export const messagePushes = pgTable(
  'message_pushes',
  {
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    otherAccountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The place of the newest one. */
    seq: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.otherAccountId] })],
);

/** How far in time the unread messages were looked at, by each kind of notification. */
export const messageCursors = pgTable('message_cursors', {
  kind: text().$type<'email' | 'push'>().primaryKey(),
  lookedUntil: moment().notNull(),
});
