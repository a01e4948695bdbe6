import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { cents } from './columns.ts';

export const shippingMethods = pgTable('shipping_methods', {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(''),
  carrier: text().notNull(),
  minDays: smallint().notNull(),
  maxDays: smallint().notNull(),
  position: integer().notNull().default(0),
  sites: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  isActive: boolean().notNull().default(true),
});

/** The most specific zone wins: regions before country, country before `*`. */
export const shippingZones = pgTable('shipping_zones', {
  id: text().primaryKey(),
  name: text().notNull(),
  countries: text().array().notNull(),
  /** Empty: the whole country. */
  regions: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  position: integer().notNull().default(0),
});

export const shippingRates = pgTable(
  'shipping_rates',
  {
    id: text().primaryKey(),
    methodId: text()
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    zoneId: text()
      .notNull()
      .references(() => shippingZones.id, { onDelete: 'cascade' }),
    /** For the first piece. */
    baseCents: cents().notNull(),
    /** For each further piece. */
    perItemCents: cents().notNull().default(0),
    /** Amount after discounts from which it is free; null never. */
    freeFromCents: cents(),
  },
  (table) => [index('shipping_rates_zone').on(table.zoneId, table.methodId)],
);

export const taxRates = pgTable(
  'tax_rates',
  {
    id: text().primaryKey(),
    countryCode: text().notNull(),
    /** Null: the whole country. */
    region: text(),
    /** Null: the whole region. Matched from the start of the postal code; the longest wins. */
    postalPrefix: text(),
    name: text().notNull(),
    /** Parts per million: 82500 is 8.25%. */
    rateMillionths: integer().notNull(),
    appliesToShipping: boolean().notNull().default(false),
    /** Sites that do not pay it, such as professionals who resell. */
    exemptSites: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (table) => [index('tax_rates_place').on(table.countryCode, table.region)],
);

/** Rules that staff may change without a release, such as the points rates. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
