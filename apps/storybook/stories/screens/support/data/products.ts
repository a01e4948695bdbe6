import { priceFor, priceOnWire, type Channel, type ProductPrices } from '@regen/domain';
import type { Category, Concern, Image, Product, ProductSummary } from '@regen/sdk';
import { now } from '../fixed-world.ts';
// Written from the demo catalog by packages/demo-store/drawing/story-catalog.ts.
import catalogue from './catalogue.json';
import { tierOf } from './people.ts';

type Details = Pick<
  Product,
  'gtin' | 'description' | 'skinTypes' | 'keyIngredients' | 'inci' | 'howToUse' | 'warnings' | 'actives' | 'kitContents'
>;
type Facts = Omit<ProductSummary, 'price' | 'stock' | 'image' | 'isNew' | 'isBestseller' | 'rating'> & Details;

export interface StoryProduct extends Facts {
  readonly cents: ProductPrices;
  readonly stock: ProductSummary['stock']['state'];
  readonly alts: Readonly<Record<Image['view'], string>>;
  readonly featured: number | null;
  readonly launchedAt: string;
  readonly related: readonly string[];
  readonly sizes: readonly string[];
}

// Of a JSON file TypeScript knows neither which texts there are nor how long a list is.
const products = catalogue.products as readonly unknown[] as readonly StoryProduct[];
export const { skinTypes } = catalogue;

/** Of the others nobody has said anything yet. */
const ratings = new Map([['1403', { average: 4.6, count: 38 }]]);
const large = new Set(['1401', '8001', 'GM3101']);

function image({ sku, alts }: StoryProduct, view: Image['view'] = 'front'): Image {
  return {
    view,
    alt: alts[view],
    // Below the page of the stories, wherever they are served.
    template: `media/products/${sku}/${view}-{size}.{format}`,
    sizes: large.has(sku) ? ['thumbnail', 'retail'] : ['thumbnail'],
    formats: ['avif'],
  };
}

const imagesOf = (product: StoryProduct): Image[] =>
  large.has(product.sku) ? [image(product), image(product, 'texture'), image(product, 'context')] : [image(product)];

export function summaryOf(product: StoryProduct, channel: Channel): ProductSummary {
  const price = priceFor(product.cents, channel, tierOf(channel)) ?? priceFor(product.cents, 'b2b', 1);
  if (price === null) throw new Error(`${product.sku} has no price.`);
  const { sku, name, shortName, skuType, size, sizeClass, tagline, categories, concerns, limitPerOrder } = product;
  return {
    sku,
    name,
    shortName,
    skuType,
    size,
    sizeClass,
    tagline,
    categories,
    concerns,
    limitPerOrder,
    price: priceOnWire(price),
    stock: { state: product.stock, left: product.stock === 'low_stock' ? 4 : null },
    image: image(product),
    isNew: Date.parse(product.launchedAt) > now - 180 * 86_400_000,
    isBestseller: product.featured !== null && product.featured <= 3,
    rating: ratings.get(sku) ?? null,
  };
}

/** What a channel can buy; samples are for carts and recommendations. */
export const assortment = (channel: Channel): readonly StoryProduct[] =>
  products
    .filter((product) => product.skuType !== 'sample' && priceFor(product.cents, channel, tierOf(channel)) !== null)
    .toSorted((a, b) => (a.featured ?? 99) - (b.featured ?? 99));

export function productOf(sku: string): StoryProduct {
  const found = products.find((product) => product.sku === sku);
  if (!found) throw new Error(`No story has the product ${sku}.`);
  return found;
}

function sizesOf(skus: readonly string[], channel: Channel): Product['sizes'] {
  const sizes = skus
    .flatMap((sku) => products.find((product) => product.sku === sku) ?? [])
    .filter(({ cents }) => priceFor(cents, channel, tierOf(channel)) !== null)
    .map((product) => summaryOf(product, channel));
  if (sizes.length < 2) return [];
  return sizes.map(({ sku, name, size, sizeClass, price, stock }) => ({ sku, name, size, sizeClass, price, stock }));
}

/** A product page's data; undefined where the channel does not have the product. */
export function detailsOf(sku: string, channel: Channel): Product | undefined {
  const product = products.find((each) => each.sku === sku);
  if (!product || priceFor(product.cents, channel, tierOf(channel)) === null) return undefined;
  const {
    gtin,
    description,
    skinTypes: types,
    keyIngredients,
    inci,
    howToUse,
    warnings,
    actives,
    kitContents,
  } = product;
  return {
    ...summaryOf(product, channel),
    gtin,
    description,
    skinTypes: types,
    keyIngredients,
    inci,
    howToUse,
    warnings,
    actives,
    kitContents,
    sizes: sizesOf(product.sizes, channel),
    images: imagesOf(product),
    related: products
      .filter(({ sku: other }) => product.related.includes(other))
      .filter(({ cents }) => priceFor(cents, channel, tierOf(channel)) !== null)
      .map((other) => summaryOf(other, channel)),
    updatedAt: new Date(now).toISOString(),
  };
}

/** The categories that hold something for a channel. */
export const categoriesOf = (channel: Channel): Category[] =>
  catalogue.categories.flatMap(({ slug, name, description }) => {
    const members = assortment(channel).filter(({ categories }) => categories.includes(slug));
    const [first] = members;
    return first ? [{ slug, name, description, productCount: members.length, image: image(first) }] : [];
  });

export const concernsOf = (channel: Channel): Concern[] =>
  catalogue.concerns
    .map(({ slug, name, description }) => ({
      slug,
      name,
      description,
      productCount: assortment(channel).filter(({ concerns }) => concerns.includes(slug)).length,
    }))
    .filter(({ productCount }) => productCount > 0);
