import { products } from '../catalog.ts';
import type { Queryable } from '../host.ts';

/** A row of `products` together with its stock, by column name. */
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
  images: readonly { alt: string }[];
  limit_per_order: number;
  featured_rank: number;
  is_bestseller: boolean;
  launched_at: string;
  content: { description: readonly string[]; related: readonly string[] };
  on_hand: number;
  low_threshold: number;
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

const INSERT = `insert into products (${COLUMNS.join(', ')})
  select ${COLUMNS.join(', ')} from jsonb_to_recordset($1::jsonb) as l(${RECORD}) on conflict (sku) do nothing`;

const STOCK = `insert into stock (sku, on_hand, low_threshold)
  select sku, on_hand, low_threshold from jsonb_to_recordset($1::jsonb) as l(sku text, on_hand int, low_threshold int)
  on conflict (sku) do nothing`;

/** Writes any number of products and their stock in two statements. */
export async function writeProducts(db: Queryable, lines: readonly ProductLine[]): Promise<void> {
  await db.query(INSERT, [JSON.stringify(lines)]);
  const stock = lines.map(({ sku, on_hand, low_threshold }) => ({ sku, on_hand, low_threshold }));
  await db.query(STOCK, [JSON.stringify(stock)]);
}

const DEMO = `select to_jsonb(line) as line from (
    select ${COLUMNS.map((column) => `p.${column}`).join(', ')}, s.on_hand, s.low_threshold
    from products p join stock s on s.sku = p.sku join unnest($1::text[]) with ordinality as demo(sku, place) on demo.sku = p.sku
    order by demo.place
  ) line`;

/** The demo's products as stored in the database, always in the same order. */
export async function readDemoLines(db: Queryable): Promise<ProductLine[]> {
  const { rows } = await db.query<{ line: ProductLine }>(DEMO, [products.map(({ sku }) => sku)]);
  return rows.map(({ line }) => line);
}
