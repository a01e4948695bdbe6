import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** The demo's catalog as a folder to import; see docs/guides/import-a-catalog.md. It is next to `src` and `dist`. */
export const CATALOG_FOLDER = fileURLToPath(new URL('../catalog', import.meta.url));

const read = (file: string): string => readFileSync(new URL(`../catalog/${file}`, import.meta.url), 'utf8');
const json = <Row>(row: z.ZodType<Row>, file: string): readonly Row[] => z.array(row).parse(JSON.parse(read(file)));
const csv = <Row>(row: z.ZodType<Row>, file: string): readonly Row[] =>
  z.array(row).parse(parse(read(file), { columns: true }));

const texts = z.array(z.string());
const skinTypes = ['normal', 'dry', 'oily', 'combination', 'sensitive', 'mature', 'blemish-prone'] as const;
export type SkinType = (typeof skinTypes)[number];

const productRow = z.object({
  sku: z.string(),
  gtin: z.string(),
  name: z.string(),
  short_name: z.string(),
  tagline: z.string(),
  type: z.enum(['retail', 'professional', 'kit', 'sample']),
  size: z.string(),
  size_class: z.enum(['travel', 'standard', 'professional']),
  tax_code: z.enum(['cosmetic', 'otc-drug', 'kit']),
  sold_to: texts,
  categories: texts,
  concerns: texts,
  skin_types: z.array(z.enum(skinTypes)),
  description: texts,
  key_ingredients: z.array(z.object({ name: z.string(), benefit: z.string() })),
  inci: texts,
  how_to_use: z.array(z.object({ time: z.string(), text: z.string() })),
  warnings: texts,
  actives: z.array(z.object({ name: z.string(), percent: z.number().nullable() })),
  kit_contents: z.array(z.object({ sku: z.string(), quantity: z.number() })),
  related: texts,
  sizes: texts,
  limit_per_order: z.number(),
  featured_rank: z.number(),
  launched_at: z.string(),
});

const dollars = z.string().transform((text) => (text === '' ? null : Math.round(Number(text) * 100)));
const priceRow = z.object({
  sku: z.string(),
  retail: dollars,
  school: dollars,
  tier_1: dollars,
  tier_2: dollars,
  tier_3: dollars,
  tier_4: dollars,
});
const stockRow = z.object({ sku: z.string(), on_hand: z.coerce.number(), low_threshold: z.coerce.number() });
const pictureRow = z.object({
  sku: z.string(),
  file: z.string(),
  view: z.enum(['front', 'texture', 'context']),
  alt: z.string(),
});
const termRow = z.object({ slug: z.string(), name: z.string(), description: z.string(), position: z.coerce.number() });

const couponRow = z.object({ code: z.string(), channels: z.string(), starts_at: z.string(), ends_at: z.string() });

/** A product of products.json, with its lines of prices.csv (in cents) and stock.csv. */
export interface DemoProduct extends Readonly<z.infer<typeof productRow>> {
  readonly prices: Readonly<Omit<z.infer<typeof priceRow>, 'sku'>>;
  readonly stock: Readonly<Omit<z.infer<typeof stockRow>, 'sku'>>;
}
export type DemoPicture = Readonly<z.infer<typeof pictureRow>>;
export type DemoTerm = Readonly<z.infer<typeof termRow>>;

const bySku = <Row extends { sku: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.sku, row]));

function joined(): readonly DemoProduct[] {
  const prices = bySku(csv(priceRow, 'prices.csv'));
  const stock = bySku(csv(stockRow, 'stock.csv'));
  return json(productRow, 'products.json').map((product) => {
    const [price, shelf] = [prices.get(product.sku), stock.get(product.sku)];
    if (!price || !shelf) throw new Error(`The demo has no price or no stock for ${product.sku}.`);
    return { ...product, prices: price, stock: shelf };
  });
}

/** The products of the demo in the order of products.json. */
export const products: readonly DemoProduct[] = joined();
/** Its pictures, grouped by product. The files are in the catalog's folder `pictures`. */
export const pictures: readonly DemoPicture[] = csv(pictureRow, 'pictures.csv');
export const categories: readonly DemoTerm[] = csv(termRow, 'categories.csv');
export const concerns: readonly DemoTerm[] = csv(termRow, 'concerns.csv');
/** Times are as in the file: empty if there are none. */
export const coupons: readonly Readonly<z.infer<typeof couponRow>>[] = csv(couponRow, 'coupons.csv');
