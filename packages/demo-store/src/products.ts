import { categories, concerns, products } from './catalog-source/index.ts';
import type { SeedProduct, UseStep } from './catalog-source/types.ts';
import type { DrawnPictures, ProductImage, Queryable } from './host.ts';

/** A line of `products` together with its stock, named as the columns are. */
export interface ProductLine {
  sku: string;
  gtin: string | null;
  name: string;
  short_name: string;
  tagline: string;
  sku_type: string;
  size: string;
  size_class: string;
  weight_grams: number;
  tax_code: string;
  visible_web: boolean;
  visible_retail: boolean;
  visible_pro: boolean;
  visible_school: boolean;
  retail_price_cents: number | null;
  school_price_cents: number | null;
  pro_tier1_price_cents: number | null;
  pro_tier2_price_cents: number | null;
  pro_tier3_price_cents: number | null;
  pro_tier4_price_cents: number | null;
  categories: readonly string[];
  concerns: readonly string[];
  skin_types: readonly string[];
  key_ingredients: readonly string[];
  keywords: readonly string[];
  images: readonly ProductImage[];
  limit_per_order: number;
  featured_rank: number;
  is_bestseller: boolean;
  launched_at: string;
  content: ReturnType<typeof contentOf>;
  on_hand: number;
  low_threshold: number;
}

/** After all ranked products. */
const UNRANKED = 100_000;
/** How many of the ranked products carry the bestseller mark. */
const BESTSELLERS = 10;
/** The catalog calls a stock low below 20, samples below 80; the column holds the greatest number that is low. */
const LOW = 19;
const LOW_SAMPLE = 79;

const TIMES = { am: 'AM', pm: 'PM', any: 'AM_PM', treatment: 'treatment' } as const satisfies Record<
  UseStep['when'],
  string
>;

function contentOf(product: SeedProduct) {
  return {
    description: [...product.description],
    keyIngredients: product.keyIngredients.map(({ name, role }) => ({ name, benefit: role })),
    inci: [...product.inci],
    howToUse: product.howToUse.map(({ when, text }) => ({ time: TIMES[when], text })),
    warnings: [...product.warnings],
    actives: product.actives.map(({ name, percent }) => ({ name, percent })),
    kitContents: product.kitContents.map(({ sku, quantity }) => ({ sku, quantity })),
    related: [...product.relatedSkus],
    ...(product.sizeSkus.length > 0 && { sizes: [...product.sizeSkus] }),
  };
}

/** Common names of ingredients, for search. */
const CALLED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ascorb/i, ['vitamin C']],
  [/retin(ol|al)/i, ['vitamin A', 'retinoid']],
  [/niacinamide/i, ['vitamin B3']],
  [/panthenol/i, ['vitamin B5']],
  [/tocopher/i, ['vitamin E']],
  [/glycolic|lactic|mandelic/i, ['AHA']],
  [/salicylic/i, ['BHA']],
  [/gluconolactone|lactobionic/i, ['PHA']],
  [/centella|madecass/i, ['cica']],
  [/zinc oxide|titanium dioxide/i, ['mineral sunscreen', 'SPF']],
];

/** A kit has no formula of its own; it is found by those of its products. */
function keywordsOf(product: SeedProduct): string[] {
  const parts = product.kitContents.flatMap(({ sku }) => products.filter((part) => part.sku === sku));
  const actives = [product, ...parts].flatMap((one) => one.actives.map(({ name }) => name));
  const names = [...actives, ...[product, ...parts].flatMap((one) => one.keyIngredients.map(({ name }) => name))];
  const called = CALLED.filter(([pattern]) => names.some((name) => pattern.test(name))).flatMap(([, words]) => words);
  return [...new Set([...actives, ...called])];
}

export function lineOf(product: SeedProduct, { imagesOf }: DrawnPictures): ProductLine {
  const { prices, skuType } = product;
  // Visitors and retail clients get samples only as a free item, and nothing that is for professionals (rule P8).
  const isPublic = prices.retailCents !== null && (skuType === 'retail' || skuType === 'kit');
  const tier = (at: 0 | 1 | 2 | 3) => prices.proCents?.[at] ?? null;
  return {
    sku: product.sku,
    gtin: product.gtin,
    name: product.name,
    short_name: product.shortName,
    tagline: product.tagline,
    sku_type: skuType,
    size: product.sizeLabel,
    size_class: product.sizeClass,
    weight_grams: product.weightGrams,
    tax_code: product.taxCode,
    visible_web: isPublic,
    visible_retail: isPublic,
    visible_pro: prices.proCents !== null,
    visible_school: prices.schoolCents !== null,
    retail_price_cents: prices.retailCents,
    school_price_cents: prices.schoolCents,
    pro_tier1_price_cents: tier(0),
    pro_tier2_price_cents: tier(1),
    pro_tier3_price_cents: tier(2),
    pro_tier4_price_cents: tier(3),
    categories: product.categories,
    concerns: product.concerns,
    skin_types: product.skinTypes,
    key_ingredients: product.keyIngredients.map(({ name }) => name),
    keywords: keywordsOf(product),
    images: imagesOf(product.designKey, product.name),
    limit_per_order: product.limitPerOrder,
    featured_rank: product.featuredRank ?? UNRANKED,
    is_bestseller: product.featuredRank !== null && product.featuredRank <= BESTSELLERS,
    launched_at: `${product.launchedAt}T00:00:00Z`,
    content: contentOf(product),
    on_hand: product.stock.onHand,
    low_threshold: skuType === 'sample' ? LOW_SAMPLE : LOW,
  };
}

const TYPES: Readonly<Record<keyof ProductLine, string>> = {
  sku: 'text',
  gtin: 'text',
  name: 'text',
  short_name: 'text',
  tagline: 'text',
  sku_type: 'text',
  size: 'text',
  size_class: 'text',
  weight_grams: 'int',
  tax_code: 'text',
  visible_web: 'bool',
  visible_retail: 'bool',
  visible_pro: 'bool',
  visible_school: 'bool',
  retail_price_cents: 'int',
  school_price_cents: 'int',
  pro_tier1_price_cents: 'int',
  pro_tier2_price_cents: 'int',
  pro_tier3_price_cents: 'int',
  pro_tier4_price_cents: 'int',
  categories: 'text[]',
  concerns: 'text[]',
  skin_types: 'text[]',
  key_ingredients: 'text[]',
  keywords: 'text[]',
  images: 'jsonb',
  limit_per_order: 'smallint',
  featured_rank: 'int',
  is_bestseller: 'bool',
  launched_at: 'timestamptz',
  content: 'jsonb',
  on_hand: 'int',
  low_threshold: 'int',
};

const STOCK_COLUMNS = new Set(['on_hand', 'low_threshold']);
const COLUMNS = Object.keys(TYPES).filter((column) => !STOCK_COLUMNS.has(column));
const RECORD = Object.entries(TYPES)
  .map(([column, type]) => `${column} ${type}`)
  .join(', ');

// A product that is already there takes the new text and prices; what is on the shelf is the warehouse's business.
const UPSERT = `insert into products (${COLUMNS.join(', ')})
  select ${COLUMNS.join(', ')} from jsonb_to_recordset($1::jsonb) as l(${RECORD})
  on conflict (sku) do update set ${COLUMNS.slice(1)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}, updated_at = now()`;

const STOCK = `insert into stock (sku, on_hand, low_threshold)
  select sku, on_hand, low_threshold from jsonb_to_recordset($1::jsonb) as l(sku text, on_hand int, low_threshold int)
  on conflict (sku) do nothing`;

/** Writes products and their stock in two statements, however many there are. */
export async function writeProducts(db: Queryable, lines: readonly ProductLine[]): Promise<void> {
  await db.query(UPSERT, [JSON.stringify(lines)]);
  const stock = lines.map(({ sku, on_hand, low_threshold }) => ({ sku, on_hand, low_threshold }));
  await db.query(STOCK, [JSON.stringify(stock)]);
}

/** Categories and concerns, inserted or brought up to date. */
async function writeTerms(db: Queryable): Promise<void> {
  const terms = categories.map((category) => ({
    ...category,
    audiences: 'professionalOnly' in category ? ['b2b', 'school'] : ['web', 'retail', 'b2b', 'school'],
  }));
  await db.query(
    `insert into categories (slug, name, description, position, audiences)
     select slug, name, description, sort, audiences
     from jsonb_to_recordset($1::jsonb) as c(slug text, name text, description text, sort int, audiences text[])
     on conflict (slug) do update set name = excluded.name, description = excluded.description,
       position = excluded.position, audiences = excluded.audiences`,
    [JSON.stringify(terms)],
  );
  await db.query(
    `insert into concerns (slug, name, description, position)
     select slug, name, description, sort
     from jsonb_to_recordset($1::jsonb) as c(slug text, name text, description text, sort int)
     on conflict (slug) do update set name = excluded.name, description = excluded.description, position = excluded.position`,
    [JSON.stringify(concerns)],
  );
}

/** The hand-written catalog. Doing it again changes nothing but what the catalog changed. */
export async function seedCatalog(db: Queryable, pictures: DrawnPictures): Promise<{ products: number }> {
  await writeTerms(db);
  await writeProducts(
    db,
    products.map((product) => lineOf(product, pictures)),
  );
  return { products: products.length };
}
