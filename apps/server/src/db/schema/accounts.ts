import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';

/** Sales channels of signed-in users. Signed-out visitors are `web` and have no row. */
export const SITES = ['b2b', 'retail', 'school'] as const;
export type Site = (typeof SITES)[number];

/** The customer: a clinic, a school, a household. People (users) belong to one account. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    site: text().$type<Site>().notNull(),
    accountType: text().$type<'professional' | 'retail' | 'school' | 'admin'>().notNull(),
    /** `Professional` takes part in rewards; null buys at the plain price of its channel. */
    discountModel: text(),
    /** 1–4 for professionals, otherwise null. */
    tier: smallint(),
    rewardsTier: text(),
    exemptForReward: boolean().notNull().default(false),
    hasRetailStore: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('accounts_site_known', sql`${table.site} in ('b2b', 'retail', 'school')`),
    check('accounts_tier_range', sql`${table.tier} is null or ${table.tier} between 1 and 4`),
    index('accounts_site').on(table.site),
    // Only professionals have one, and staff filter by it.
    index('accounts_tier')
      .on(table.tier)
      .where(sql`${table.tier} is not null`),
    // Supports prefix search with any collation, as those of `users` do.
    index('accounts_name_beginning').on(sql`lower(${table.name}) text_pattern_ops`),
    // That of Regen's care team, to which all staff belong and everybody can write.
    uniqueIndex('accounts_care')
      .on(table.accountType)
      .where(sql`${table.accountType} = 'admin'`),
  ],
);

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    /** As the person wrote it; compared without case through `users_email`. */
    email: text().notNull(),
    /** When a link was opened that only the reader of this address has. */
    emailConfirmedAt: moment(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    countryCode: text().notNull().default('US'),
    smsOptIn: boolean().notNull().default(false),
    /** Whether they are emailed about messages that they have not read. */
    messageEmail: boolean().notNull().default(true),
    selfSignUp: boolean().notNull().default(true),
    /** Whether the bar that shows progress to the next rewards level is open. */
    isGamingBarOn: boolean().notNull().default(true),
    permissions: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    disabledAt: moment(),
    /** Why staff disabled the person, for other staff; null for people who can sign in. */
    disabledReason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('users_reason_of_disabled', sql`${table.disabledReason} is null or ${table.disabledAt} is not null`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_account').on(table.accountId),
    // For the staff's list and search.
    index('users_new').on(table.createdAt.desc(), table.id),
    index('users_disabled')
      .on(table.createdAt.desc(), table.id)
      .where(sql`${table.disabledAt} is not null`),
    index('users_name_beginning').on(sql`lower(${table.firstName} || ' ' || ${table.lastName}) text_pattern_ops`),
    index('users_last_name_beginning').on(sql`lower(${table.lastName}) text_pattern_ops`),
    index('users_email_beginning').on(sql`lower(${table.email}) text_pattern_ops`),
  ],
);

/** Which retail accounts a professional account looks after. */
export const clientLinks = pgTable(
  'client_links',
  {
    professionalAccountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    retailAccountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.professionalAccountId, table.retailAccountId] }),
    index('client_links_retail').on(table.retailAccountId),
  ],
);

export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    company: text(),
    line1: text().notNull(),
    line2: text(),
    city: text().notNull(),
    region: text(),
    postalCode: text(),
    countryCode: text().notNull(),
    phone: text(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('addresses_user').on(table.userId, table.createdAt),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);
