// The part of the catalog that Storybook shows.
//   node packages/demo-store/drawing/story-catalog.ts data <file>       writes the products that its screens use
//   node packages/demo-store/drawing/story-catalog.ts pictures <folder> draws those of their pictures that don't exist yet
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Sharp } from 'sharp';
import { categories, concerns, pictures, products } from '../src/catalog.ts';
import type { DemoProduct, DemoTerm } from '../src/catalog.ts';
import { designs } from './designs.ts';
import { drawingFingerprint } from './fingerprint.ts';
import { drawEditorial, drawProduct } from './render.ts';
import type { ProductView } from './views.ts';

const skus =
  '1101 1102 1201 1206 1302 1306 1401 1402 1403 1404 1407 1501 1502 1601 1701 1801 1802 8001 8003 8004 GM3101 GM3102 GM3201 9001 9003 9004'.split(
    ' ',
  );
/** Shown large, with all views. */
const large = ['1401', '8001', 'GM3101'];

const sizes = { thumbnail: { width: 400, height: 500 }, retail: { width: 800, height: 1000 } } as const;

const skinTypes = ['Dry', 'Normal', 'Combination', 'Oily', 'Sensitive', 'Mature', 'Blemish-prone'].map((name) => ({
  slug: name.toLowerCase(),
  name,
}));

/** Higher ranks come after all products ranked by hand. */
const LAST_RANK = 1_000;

function stockState({ on_hand: count, low_threshold: low }: DemoProduct['stock']): string {
  if (count === 0) return 'out_of_stock';
  return count <= low ? 'low_stock' : 'in_stock';
}

function storyProduct(product: DemoProduct) {
  const { retail, school, tier_1, tier_2, tier_3, tier_4 } = product.prices;
  return {
    sku: product.sku,
    name: product.name,
    shortName: product.short_name,
    skuType: product.type,
    size: product.size,
    sizeClass: product.size_class,
    tagline: product.tagline,
    cents: { retail, school, professional: [tier_1, tier_2, tier_3, tier_4] },
    stock: stockState(product.stock),
    alts: Object.fromEntries(pictures.filter(({ sku }) => sku === product.sku).map(({ view, alt }) => [view, alt])),
    categories: product.categories,
    concerns: product.concerns,
    featured: product.featured_rank < LAST_RANK ? product.featured_rank : null,
    launchedAt: product.launched_at,
    limitPerOrder: product.limit_per_order,
    gtin: product.gtin,
    description: product.description,
    skinTypes: product.skin_types,
    keyIngredients: product.key_ingredients,
    inci: product.inci,
    howToUse: product.how_to_use,
    warnings: product.warnings,
    actives: product.actives,
    kitContents: product.kit_contents.map(({ sku, quantity }) => ({
      sku,
      quantity,
      name: products.find((other) => other.sku === sku)?.name ?? sku,
    })),
    related: product.related,
    sizes: product.sizes,
  };
}

const storyTerm = ({ slug, name, position, description }: DemoTerm) => ({ slug, name, sort: position, description });

async function writeData(file: string): Promise<void> {
  const shown = products.filter(({ sku }) => skus.includes(sku)).map(storyProduct);
  const terms = { categories: categories.map(storyTerm), concerns: concerns.map(storyTerm), skinTypes };
  await writeFile(file, `${JSON.stringify({ products: shown, ...terms }, null, 2)}\n`);
}

/** Files by their name: `1401/front-thumbnail.avif`. */
async function drawPictures(folder: string): Promise<void> {
  const version = join(folder, 'version');
  const fingerprint = drawingFingerprint();
  const drawn = await readFile(version, 'utf8').catch(() => null);
  if (drawn !== fingerprint) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(version, fingerprint);
  const draw = async (name: string, picture: () => Sharp) => {
    const file = join(folder, name);
    if (existsSync(file)) return;
    await mkdir(dirname(file), { recursive: true });
    // As the store serves it.
    await writeFile(file, await picture().avif({ quality: 60, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer());
  };
  for (const sku of skus) {
    const design = designs.get(sku);
    if (!design) throw new Error(`There is no design ${sku}.`);
    const product = (view: ProductView, size: keyof typeof sizes) =>
      draw(`products/${sku}/${view}-${size}.avif`, () => drawProduct(design, view, sizes[size]));
    await product('front', 'thumbnail');
    if (!large.includes(sku)) continue;
    await product('front', 'retail');
    for (const view of ['texture', 'context'] as const) {
      await product(view, 'thumbnail');
      await product(view, 'retail');
    }
  }
  await draw('editorial/hero-800.avif', () => drawEditorial('hero', 'tall', 800));
  await draw('editorial/texture-768.avif', () => drawEditorial('clarity', 'wide', 768));
}

const [what, where] = process.argv.slice(2);
if (where === undefined) throw new Error('Usage: story-catalog.ts data <file> | pictures <folder>');
if (what === 'data') await writeData(where);
else await drawPictures(where);
