// What the design system's Storybook shows of the catalog.
//   node apps/server/scripts/story-catalog.ts data <file>       writes the products that its screens use
//   node apps/server/scripts/story-catalog.ts pictures <folder> draws those of their pictures that are not there yet
import { products } from '@regen/demo-store/catalog-source/index';
import { categories, concerns, skinTypes } from '@regen/demo-store/catalog-source/taxonomy';
import type { SeedProduct, UseStep } from '@regen/demo-store/catalog-source/types';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DRAWING_VERSION } from '../src/media/drawing-version.ts';
import { drawnImages } from '../src/media/drawn-images.ts';
import { renderEditorial, renderProduct } from '../src/media/render.ts';
import type { ImageSize } from '../src/media/sizes.ts';

const skus =
  '1101 1102 1201 1206 1302 1306 1401 1402 1403 1404 1407 1501 1502 1601 1701 1801 1802 8001 8003 8004 GM3101 GM3102 GM3201 9001 9003 9004'.split(
    ' ',
  );
/** Shown large, with all views. */
const large = ['1401', '8001', 'GM3101'];

const times = { am: 'AM', pm: 'PM', any: 'AM_PM', treatment: 'treatment' } as const satisfies Record<
  UseStep['when'],
  string
>;
const stocks = { available: 'in_stock', low: 'low_stock', out: 'out_of_stock' } as const;

function storyProduct(product: SeedProduct) {
  const { retailCents, schoolCents, proCents } = product.prices;
  return {
    sku: product.sku,
    name: product.name,
    shortName: product.shortName,
    skuType: product.skuType,
    size: product.sizeLabel,
    sizeClass: product.sizeClass,
    tagline: product.tagline,
    cents: { retail: retailCents, school: schoolCents, professional: proCents },
    stock: stocks[product.stock.state],
    alts: Object.fromEntries(drawnImages(product.designKey, product.name).map(({ view, alt }) => [view, alt])),
    categories: product.categories,
    concerns: product.concerns,
    featured: product.featuredRank,
    launchedAt: product.launchedAt,
    limitPerOrder: product.limitPerOrder,
    gtin: product.gtin,
    description: product.description,
    skinTypes: product.skinTypes,
    keyIngredients: product.keyIngredients.map(({ name, role }) => ({ name, benefit: role })),
    inci: product.inci,
    howToUse: product.howToUse.map(({ when, text }) => ({ time: times[when], text })),
    warnings: product.warnings,
    actives: product.actives,
    kitContents: product.kitContents.map(({ sku, quantity }) => ({
      sku,
      quantity,
      name: products.find((other) => other.sku === sku)?.name ?? sku,
    })),
    related: product.relatedSkus,
    sizes: product.sizeSkus,
  };
}

async function writeData(file: string): Promise<void> {
  const shown = products.filter(({ sku }) => skus.includes(sku)).map(storyProduct);
  await writeFile(file, JSON.stringify({ products: shown, categories, concerns, skinTypes }, null, 2));
}

/** Files by their name: `1401/front-thumbnail.avif`. */
async function drawPictures(folder: string): Promise<void> {
  const version = join(folder, 'version');
  const drawn = await readFile(version, 'utf8').catch(() => null);
  if (drawn !== DRAWING_VERSION) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(version, DRAWING_VERSION);
  const draw = async (name: string, render: () => Promise<Uint8Array | null>) => {
    const file = join(folder, name);
    if (existsSync(file)) return;
    const bytes = await render();
    if (bytes === null) throw new Error(`There is nothing to draw for ${name}.`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  const product = (sku: string, view: 'front' | 'texture' | 'context', size: ImageSize) =>
    draw(`products/${sku}/${view}-${size}.avif`, () => renderProduct(sku, view, size, 'avif'));
  for (const sku of skus) {
    await product(sku, 'front', 'thumbnail');
    if (!large.includes(sku)) continue;
    await product(sku, 'front', 'retail');
    for (const view of ['texture', 'context'] as const) {
      await product(sku, view, 'thumbnail');
      await product(sku, view, 'retail');
    }
  }
  await draw('editorial/hero-800.avif', () => renderEditorial('hero', 'tall', 800, 'avif'));
  await draw('editorial/texture-768.avif', () => renderEditorial('clarity', 'wide', 768, 'avif'));
}

const [what, where] = process.argv.slice(2);
if (where === undefined) throw new Error('Say `data` and a file, or `pictures` and a folder.');
if (what === 'data') await writeData(where);
else await drawPictures(where);
