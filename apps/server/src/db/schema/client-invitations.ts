import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts, users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** A professional's request to be linked with a client; both have to agree. */
export const clientInvitations = pgTable(
  'client_invitations',
  {
    /** SHA-256 of the token, hex; the token itself is only in the email. */
    tokenHash: text().primaryKey(),
    professionalAccountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    invitedBy: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Compared without case. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** When it was used; a token works once. */
    acceptedAt: moment(),
  },
  (table) => [
    index('client_invitations_open')
      .on(table.professionalAccountId, sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null`),
    index('client_invitations_expiry').on(table.expiresAt),
  ],
);
