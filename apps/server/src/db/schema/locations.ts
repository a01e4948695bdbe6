import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, updatedAt } from './columns.ts';

/** One opening of one weekday, local time. */
export interface OpeningHoursColumn {
  day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
  opens: string;
  closes: string;
}

/** The places of business of an account. */
export const locations = pgTable(
  'locations',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    line1: text().notNull(),
    line2: text(),
    city: text().notNull(),
    region: text(),
    postalCode: text(),
    countryCode: text().notNull(),
    phone: text(),
    /** IANA zone of the opening hours. */
    timezone: text().notNull(),
    hours: jsonb().$type<OpeningHoursColumn[]>().notNull().default([]),
    /** Shown in the store locator, as soon as it has a position. */
    isListed: boolean().notNull().default(false),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Name of the region, so that "Utah" finds what is stored as UT. */
    regionName: text().notNull().default(''),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`regen_fold(name || ' ' || city || ' ' || coalesce(region, '') || ' ' || region_name || ' ' || coalesce(postal_code, ''))`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('locations_position_whole', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    index('locations_account').on(table.accountId, table.createdAt, table.id),
    index('locations_listed_place')
      .on(table.latitude, table.longitude)
      .where(sql`${table.isListed} and ${table.latitude} is not null`),
    index('locations_listed_name')
      .on(table.name, table.id)
      .where(sql`${table.isListed} and ${table.latitude} is not null`),
    index('locations_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Where postal codes are, and what is there: ZIP codes of the United States, the first three characters of Canadian codes. */
export const postalPlaces = pgTable(
  'postal_places',
  {
    countryCode: text().notNull(),
    code: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Null in Canada, where the source has districts of cities. */
    city: text(),
    /** Code of the state or province. */
    region: text(),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.code] })],
);
