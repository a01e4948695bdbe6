import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** A signed-in session. The JWT names it; setting `revokedAt` ends it everywhere. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    browserId: text(),
    createdAt: createdAt(),
    refreshedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** Why it was ended, by whom it belongs to: signed out where it was open, or revoked from elsewhere. */
    endReason: text().$type<'signed_out' | 'revoked'>(),
    /** How often it was renewed; a token of an earlier generation is retired. */
    generation: integer().notNull().default(0),
    /** `Chrome on Android`: how the person recognizes it. */
    device: text(),
    /** `203.0.113.0/24`: never the whole address. */
    network: text(),
  },
  (table) => [
    check('sessions_end_reason_known', sql`${table.endReason} in ('signed_out', 'revoked')`),
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  {
    /** SHA-256 of the token, hex; the token itself is only in the email. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('password_reset_tokens_user').on(table.userId)],
);

/** Another email address that somebody wants to sign in with; one for each person. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text().notNull(),
    /** SHA-256 of the tokens, hex; the tokens themselves are only in the emails to the two addresses. */
    newTokenHash: text().notNull().unique('email_changes_new_token'),
    currentTokenHash: text().notNull().unique('email_changes_current_token'),
    requestedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    newConfirmedAt: moment(),
    currentConfirmedAt: moment(),
  },
  (table) => [index('email_changes_expiry').on(table.expiresAt)],
);

/**
 * Fixed windows, counted in the database so that the limit holds across processes. The table is unlogged: after a PostgreSQL crash it is
 * empty, and limits start over.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text().notNull(),
    windowStart: moment().notNull(),
    hits: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.windowStart] }),
    index('rate_limits_expiry').on(table.expiresAt),
  ],
);

/** First results of unsafe calls, written in the same transaction as their effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** User or browser, then operationId: one person's key never meets another's. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    result: jsonb(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_expiry').on(table.expiresAt)],
);
