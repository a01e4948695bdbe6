import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, createdAt, moment, tsvector, updatedAt } from './columns.ts';

export const categories = pgTable('categories', {
  slug: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(''),
  position: integer().notNull().default(0),
  /** Audiences that may see the category itself; its products are filtered on their own. */
  audiences: text()
    .array()
    .notNull()
    .default(sql`'{web,retail,b2b,school}'::text[]`),
  image: text(),
});

export const concerns = pgTable('concerns', {
  slug: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(''),
  position: integer().notNull().default(0),
  image: text(),
});

export interface ProductIngredient {
  name: string;
  inci?: string;
  benefit: string;
}

/** What only the product page shows; kept out of the columns that lists read. */
export interface ProductContent {
  description: string;
  benefits?: string[];
  keyIngredients: ProductIngredient[];
  inci: string;
  howToUse: string[];
  warnings: string[];
  actives?: { name: string; percent?: number }[];
  video?: { url: string; title: string; poster?: string } | null;
  /** SKUs of what to use next, in order. */
  nextSteps: string[];
  /** Parts of a kit. */
  contains?: { sku: string; quantity: number }[];
  [extra: string]: unknown;
}

export interface ProductImage {
  id: string;
  alt: string;
  kind?: 'packshot' | 'texture' | 'lifestyle';
}

export const products = pgTable(
  'products',
  {
    sku: text().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    shortName: text().notNull(),
    tagline: text().notNull().default(''),
    line: text().notNull().default(''),
    skuType: text().$type<'retail' | 'professional' | 'kit' | 'sample'>().notNull(),
    size: text().notNull(),
    sizeClass: text().$type<'sample' | 'travel' | 'full' | 'backbar' | 'set'>().notNull(),
    weightGrams: integer().notNull().default(0),

    visibleWeb: boolean().notNull().default(false),
    visibleRetail: boolean().notNull().default(false),
    visiblePro: boolean().notNull().default(false),
    visibleSchool: boolean().notNull().default(false),

    /** What the public pays, and the price others are compared with. */
    listPriceCents: cents().notNull(),
    retailPriceCents: cents().notNull(),
    schoolPriceCents: cents().notNull(),
    proTier1PriceCents: cents().notNull(),
    proTier2PriceCents: cents().notNull(),
    proTier3PriceCents: cents().notNull(),
    proTier4PriceCents: cents().notNull(),

    categories: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    concerns: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    skinTypes: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    keyIngredients: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Synonyms and common misspellings that should find this product. */
    keywords: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),

    maxQuantity: smallint().notNull().default(99),
    featuredRank: integer().notNull().default(1000),
    isFeatured: boolean().notNull().default(false),
    launchedAt: moment().notNull().defaultNow(),
    discontinuedAt: moment(),

    images: jsonb().$type<ProductImage[]>().notNull().default([]),
    content: jsonb().$type<ProductContent>().notNull(),

    /** Name in sort order: lower case, no accents. */
    nameKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`regen_fold(${products.name})`),
    /** What trigram search compares with. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`regen_fold(${products.name} || ' ' || ${products.sku} || ' ' || regen_words(${products.keyIngredients}) || ' ' || regen_words(${products.keywords}) || ' ' || regen_words(${products.concerns}) || ' ' || regen_words(${products.categories}))`,
      ),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('english', regen_fold(${products.name} || ' ' || ${products.shortName} || ' ' || ${products.sku})), 'A') || setweight(to_tsvector('english', regen_fold(regen_words(${products.keyIngredients}) || ' ' || regen_words(${products.concerns}) || ' ' || regen_words(${products.keywords}))), 'B') || setweight(to_tsvector('english', regen_fold(regen_words(${products.categories}) || ' ' || ${products.tagline})), 'C') || setweight(to_tsvector('english', regen_fold(coalesce(${products.content} ->> 'description', ''))), 'D')`,
      ),

    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('products_slug').on(table.slug),
    check(
      'products_prices_not_negative',
      sql`least(${table.listPriceCents}, ${table.retailPriceCents}, ${table.schoolPriceCents}, ${table.proTier1PriceCents}, ${table.proTier2PriceCents}, ${table.proTier3PriceCents}, ${table.proTier4PriceCents}) >= 0`,
    ),
    // One index per sort and audience: a page of 12 is read in order, whatever the size of the catalogue.
    index('products_web_featured')
      .on(table.featuredRank, table.sku)
      .where(sql`${table.visibleWeb}`),
    index('products_web_newest')
      .on(table.launchedAt.desc(), table.sku)
      .where(sql`${table.visibleWeb}`),
    index('products_web_name')
      .on(table.nameKey, table.sku)
      .where(sql`${table.visibleWeb}`),
    index('products_web_price')
      .on(table.listPriceCents, table.sku)
      .where(sql`${table.visibleWeb}`),
    index('products_retail_featured')
      .on(table.featuredRank, table.sku)
      .where(sql`${table.visibleRetail}`),
    index('products_retail_newest')
      .on(table.launchedAt.desc(), table.sku)
      .where(sql`${table.visibleRetail}`),
    index('products_retail_name')
      .on(table.nameKey, table.sku)
      .where(sql`${table.visibleRetail}`),
    index('products_retail_price')
      .on(table.retailPriceCents, table.sku)
      .where(sql`${table.visibleRetail}`),
    index('products_school_featured')
      .on(table.featuredRank, table.sku)
      .where(sql`${table.visibleSchool}`),
    index('products_school_newest')
      .on(table.launchedAt.desc(), table.sku)
      .where(sql`${table.visibleSchool}`),
    index('products_school_name')
      .on(table.nameKey, table.sku)
      .where(sql`${table.visibleSchool}`),
    index('products_school_price')
      .on(table.schoolPriceCents, table.sku)
      .where(sql`${table.visibleSchool}`),
    index('products_pro_featured')
      .on(table.featuredRank, table.sku)
      .where(sql`${table.visiblePro}`),
    index('products_pro_newest')
      .on(table.launchedAt.desc(), table.sku)
      .where(sql`${table.visiblePro}`),
    index('products_pro_name')
      .on(table.nameKey, table.sku)
      .where(sql`${table.visiblePro}`),
    index('products_pro_price_1')
      .on(table.proTier1PriceCents, table.sku)
      .where(sql`${table.visiblePro}`),
    index('products_pro_price_2')
      .on(table.proTier2PriceCents, table.sku)
      .where(sql`${table.visiblePro}`),
    index('products_pro_price_3')
      .on(table.proTier3PriceCents, table.sku)
      .where(sql`${table.visiblePro}`),
    index('products_pro_price_4')
      .on(table.proTier4PriceCents, table.sku)
      .where(sql`${table.visiblePro}`),
    index('products_categories').using('gin', table.categories),
    index('products_concerns').using('gin', table.concerns),
    index('products_skin_types').using('gin', table.skinTypes),
    index('products_search').using('gin', table.search),
    index('products_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

export const stock = pgTable(
  'stock',
  {
    sku: text()
      .primaryKey()
      .references(() => products.sku, { onDelete: 'cascade' }),
    onHand: integer().notNull(),
    lowThreshold: integer().notNull().default(10),
    restockAt: moment(),
    updatedAt: updatedAt(),
  },
  // The last line of defence against overselling: a transaction that takes too much fails as a whole.
  (table) => [check('stock_not_negative', sql`${table.onHand} >= 0`)],
);

export const stockAlerts = pgTable(
  'stock_alerts',
  {
    email: text().notNull(),
    sku: text()
      .notNull()
      .references(() => products.sku, { onDelete: 'cascade' }),
    userId: text(),
    createdAt: createdAt(),
    confirmedAt: moment(),
    notifiedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.email, table.sku] }), index('stock_alerts_sku').on(table.sku)],
);
