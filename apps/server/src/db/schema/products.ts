import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, moment, updatedAt } from './columns.ts';

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

/** What only the product page shows; kept out of the columns that lists read. Shapes as in the contract. */
export interface ProductContent {
  /** Paragraphs of plain text. */
  description: string[];
  keyIngredients: { name: string; benefit: string }[];
  /** INCI names in label order. */
  inci: string[];
  howToUse: { time: 'AM' | 'PM' | 'AM_PM' | 'treatment' | 'weekly'; text: string }[];
  warnings: string[];
  actives: { name: string; percent: number | null }[];
  kitContents: { sku: string; quantity: number }[];
  /** SKUs of what to use next, in order. */
  related: string[];
  /** SKUs of the sizes in which it comes, smallest first and its own among them; absent when there is only one. */
  sizes?: string[];
}

/** A picture of a product, as stored. */
export interface StoredImage {
  view: 'front' | 'texture' | 'context';
  alt: string;
  /** Its id in `pictures`. */
  picture: string;
}

/** Uploaded pictures. The file is in the storage; sizes and formats are made from it when they are first requested. */
export const pictures = pgTable(
  'pictures',
  {
    /** Made of the content and the focal point: a picture never changes. */
    id: text().primaryKey(),
    /** SHA-256 of the content, which is the name of the file in the storage; pictures with other focal points share it. */
    file: text().notNull(),
    contentType: text().$type<'image/png' | 'image/jpeg' | 'image/webp'>().notNull(),
    /** Pixels of the upright picture. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** What stays in the middle when the picture is cropped, in percent from the left and from the top. */
    focusX: smallint().notNull().default(50),
    focusY: smallint().notNull().default(50),
    createdAt: createdAt(),
    /** Since when no product shows it, as far as a clean-up has noticed. */
    unusedSince: moment(),
  },
  (table) => [
    check('pictures_focus_inside', sql`${table.focusX} between 0 and 100 and ${table.focusY} between 0 and 100`),
    index('pictures_file').on(table.file),
    index('pictures_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);

export const products = pgTable(
  'products',
  {
    sku: text().primaryKey(),
    gtin: text(),
    name: text().notNull(),
    shortName: text().notNull(),
    tagline: text().notNull().default(''),
    skuType: text().$type<'retail' | 'professional' | 'kit' | 'sample'>().notNull(),
    size: text().notNull(),
    sizeClass: text().$type<'travel' | 'standard' | 'professional'>().notNull(),
    weightGrams: integer().notNull().default(0),
    taxCode: text().$type<'cosmetic' | 'otc-drug' | 'kit'>().notNull().default('cosmetic'),

    visibleWeb: boolean().notNull().default(false),
    visibleRetail: boolean().notNull().default(false),
    visiblePro: boolean().notNull().default(false),
    visibleSchool: boolean().notNull().default(false),

    /** What visitors and retail clients pay. A channel that sees a product has its price (checked below). */
    retailPriceCents: cents(),
    schoolPriceCents: cents(),
    proTier1PriceCents: cents(),
    proTier2PriceCents: cents(),
    proTier3PriceCents: cents(),
    proTier4PriceCents: cents(),

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

    /** In the order in which they are shown; may be empty. */
    images: jsonb()
      .$type<StoredImage[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    limitPerOrder: smallint().notNull().default(99),
    featuredRank: integer().notNull().default(1000),
    isBestseller: boolean().notNull().default(false),
    launchedAt: moment().notNull().defaultNow(),
    discontinuedAt: moment(),

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

    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'products_prices_not_negative',
      sql`least(${table.retailPriceCents}, ${table.schoolPriceCents}, ${table.proTier1PriceCents}, ${table.proTier2PriceCents}, ${table.proTier3PriceCents}, ${table.proTier4PriceCents}) >= 0`,
    ),
    check(
      'products_seen_has_price',
      sql`(not (${table.visibleWeb} or ${table.visibleRetail}) or ${table.retailPriceCents} is not null) and (not ${table.visibleSchool} or ${table.schoolPriceCents} is not null) and (not ${table.visiblePro} or num_nulls(${table.proTier1PriceCents}, ${table.proTier2PriceCents}, ${table.proTier3PriceCents}, ${table.proTier4PriceCents}) = 0)`,
    ),
    check('products_images_list', sql`jsonb_typeof(${table.images}) = 'array'`),
    // Filters, facets, sorting and words are served from the memory of each process, see modules/products and modules/search.
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
  // The last line of defense against overselling: a transaction that takes too much fails as a whole.
  (table) => [check('stock_not_negative', sql`${table.onHand} >= 0`)],
);

export const stockAlerts = pgTable(
  'stock_alerts',
  {
    /** Names the alert in the signed links of its emails. */
    id: text()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    /** Lower case. */
    email: text().notNull(),
    sku: text()
      .notNull()
      .references(() => products.sku, { onDelete: 'cascade' }),
    userId: text(),
    createdAt: createdAt(),
    confirmedAt: moment(),
    notifiedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.sku] }),
    index('stock_alerts_sku').on(table.sku),
    index('stock_alerts_user').on(table.userId),
    // The alerts that wait for stock.
    index('stock_alerts_waiting')
      .on(table.sku)
      .where(sql`${table.confirmedAt} is not null and ${table.notifiedAt} is null`),
  ],
);
