import { products } from '@regen/demo-store/catalog-source/index';
import type { SeedProduct } from '@regen/demo-store/catalog-source/types';
import type { Design, Line, Texture } from './packshot/design.ts';

const descriptors: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cleansers: 'Cleanser',
    exfoliants: 'Exfoliant',
    'toners-mists': 'Toner',
    serums: 'Serum',
    moisturizers: 'Moisturizer',
    'eye-lip': 'Eye & lip',
    masks: 'Mask',
    'sun-care': 'Sun care',
    'blemish-treatments': 'Blemish care',
    body: 'Body care',
    kits: 'Collection',
    samples: 'Sample',
    'professional-peels': 'Professional peel',
    'back-bar': 'Back bar',
  }),
);

const textureWords: readonly (readonly [RegExp, Texture])[] = [
  [/powder|ampoule dry|night dots/i, 'powder'],
  [/foam|wash$|body wash|rinse body/i, 'foam'],
  [/kaolin|clay|sulfur|charcoal/i, 'clay'],
  [/\boil\b|lipid serum|1\.0%/i, 'oil'],
  [/mist|spray|alginate/i, 'mist'],
  [/gel\b|water mask|pumpkin|tonic pads/i, 'gel'],
  [
    /cream|milk|balm|lotion|emulsion|mineral veil|tinted|fluid spf|polish|overnight lip|retinal|retinol|azelaic|ceramide/i,
    'cream',
  ],
];

const textureByCategory: ReadonlyMap<string, Texture> = new Map(
  Object.entries({
    serums: 'drops',
    exfoliants: 'drops',
    'toners-mists': 'mist',
    'professional-peels': 'drops',
    'eye-lip': 'cream',
    masks: 'gel',
    cleansers: 'gel',
  }),
);

function textureOf(product: SeedProduct): Texture {
  const word = textureWords.find(([pattern]) => pattern.test(product.name));
  return word?.[1] ?? textureByCategory.get(product.categories[0] ?? '') ?? 'cream';
}

function lineOf(product: SeedProduct): Line {
  if (product.sku.startsWith('GRX')) return 'clinical';
  return product.prices.retailCents === null ? 'professional' : 'retail';
}

/** `10 × 3 mL` counts as the box that holds it; pads and patches as their tin. */
function volumeOf(product: SeedProduct): number {
  const [, amount, unit] = /^([\d.]+) (mL|L|g|kg)\b/.exec(product.sizeLabel) ?? [];
  if (amount === undefined) return 60;
  return Number(amount) * (unit === 'L' || unit === 'kg' ? 1000 : 1);
}

/** The label carries the name without strength and size; the strength has a line of its own. */
function titleOf(product: SeedProduct): string {
  return product.name
    .replace(/^GRX /, '')
    .replace(/ (Travel|Sample|Back Bar)$/, '')
    .replace(/ ?[·,].*$/, '')
    .replace(/ \d[\d.-]* ?%?( Renewal| Intensive)?$/, '$1')
    .replace(/ SPF$/, '')
    .trim();
}

function subtitleOf(product: SeedProduct): string {
  const active = product.actives[0];
  if (active && active.percent >= 0.02 && product.skuType !== 'kit' && product.taxCode === 'cosmetic') {
    return `${active.percent}% ${active.name}`;
  }
  const spf = /SPF \d+/.exec(product.name)?.[0];
  return spf ? `Broad spectrum ${spf}` : (descriptors.get(product.categories[0] ?? '') ?? 'Skin care');
}

function designOf(product: SeedProduct, bySku: ReadonlyMap<string, SeedProduct>): Design {
  return {
    key: product.designKey,
    packaging: product.packaging,
    palette: product.palette,
    line: lineOf(product),
    // A sample is a few drops of the product it introduces, which it names first.
    texture: textureOf(product.skuType === 'sample' ? (bySku.get(product.relatedSkus[0] ?? '') ?? product) : product),
    title: titleOf(product),
    subtitle: subtitleOf(product),
    sizeLabel: product.sizeLabel,
    volume: volumeOf(product),
    contents: product.kitContents.flatMap((item) => {
      const content = bySku.get(item.sku);
      return content ? [designOf(content, bySku)] : [];
    }),
  };
}

function allDesigns(): ReadonlyMap<string, Design> {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return new Map(products.map((product) => [product.designKey, designOf(product, bySku)]));
}

/** Every drawn design by its key. */
export const designs: ReadonlyMap<string, Design> = allDesigns();
