import type { Channel } from '@regen/domain';
import type {
  FavoritePage,
  Facets,
  FacetValue,
  ProductPage,
  ProductList,
  ProductSearchResult,
  ProductSort,
  ProductSummary,
} from '@regen/sdk';
import { assortment, categoriesOf, concernsOf, skinTypes, summaryOf, type StoryProduct } from './products.ts';

const perPage = 12;
const sizes = [
  { value: 'travel', label: 'Travel size' },
  { value: 'standard', label: 'Standard size' },
  { value: 'professional', label: 'Professional size' },
];

const termsOf = (product: StoryProduct): Record<keyof Facets, readonly string[]> => ({
  category: product.categories,
  concern: product.concerns,
  skinType: product.skinTypes,
  sizeClass: [product.sizeClass],
});

const orders: Record<ProductSort, ((a: ProductSummary, b: ProductSummary) => number) | null> = {
  featured: null,
  newest: (a, b) => Number(b.isNew) - Number(a.isNew),
  name: (a, b) => a.name.localeCompare(b.name),
  price_asc: (a, b) => a.price.yourPrice - b.price.yourPrice,
  price_desc: (a, b) => b.price.yourPrice - a.price.yourPrice,
};

/** A page of a list as the API cuts it. */
export function pageOf<Item>(all: readonly Item[], query: URLSearchParams) {
  const size = Number(query.get('perPage') ?? perPage);
  const currentPage = Number(query.get('page') ?? 1);
  return {
    items: all.slice((currentPage - 1) * size, currentPage * size),
    currentPage,
    totalPages: Math.ceil(all.length / size),
    totalCount: all.length,
    perPage: size,
  };
}

/** Filters, sorts and pages as the server does. */
export function listOf(
  channel: Channel,
  query: URLSearchParams,
  all: readonly StoryProduct[] = assortment(channel),
): ProductPage {
  const facetNames = ['category', 'concern', 'skinType', 'sizeClass'] as const;
  const chosen = Object.fromEntries(facetNames.map((name) => [name, query.getAll(name)]));
  const passes = (product: StoryProduct, except?: keyof Facets) =>
    facetNames.every((name) => {
      const values = chosen[name] ?? [];
      return name === except || values.length === 0 || values.some((value) => termsOf(product)[name].includes(value));
    });
  const count = (name: keyof Facets, values: readonly Omit<FacetValue, 'count'>[]): FacetValue[] =>
    values.map(({ value, label }) => ({
      value,
      label,
      count: all.filter((product) => passes(product, name) && termsOf(product)[name].includes(value)).length,
    }));
  const named = (list: readonly { slug: string; name: string }[]) =>
    list.map(({ slug, name }) => ({ value: slug, label: name }));
  const sort = (query.get('sort') ?? 'featured') as ProductSort; // the page's own, checked there
  const found = all.filter((product) => passes(product)).map((product) => summaryOf(product, channel));
  const by = orders[sort];
  return {
    ...pageOf(by ? found.toSorted(by) : found, query),
    sort,
    facets: {
      category: count('category', named(categoriesOf(channel))),
      concern: count('concern', named(concernsOf(channel))),
      skinType: count('skinType', named(skinTypes)),
      sizeClass: count('sizeClass', sizes),
    },
  };
}

/** Every third product, as if somebody had chosen. */
export function favoritesOf(channel: Channel, query: URLSearchParams): FavoritePage {
  const chosen = assortment(channel).filter((_product, index) => index % 3 === 0);
  const page = pageOf(
    chosen.map((product) => summaryOf(product, channel)),
    query,
  );
  return { ...page, gone: [] };
}

/** Products whose name or text has all words. */
export function searchOf(channel: Channel, query: URLSearchParams): ProductSearchResult {
  const text = query.get('search') ?? '';
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (...texts: readonly string[]) => words.every((word) => texts.join(' ').toLowerCase().includes(word));
  const found = assortment(channel).filter(({ name, tagline, keyIngredients, description }) =>
    holds(name, tagline, ...description, ...keyIngredients.map((each) => each.name)),
  );
  const { sort: _sort, facets, ...page } = listOf(channel, query, found);
  return {
    query: text,
    ...page,
    facets: query.get('facets') === 'true' ? facets : null,
    categories: categoriesOf(channel).filter(({ name }) => holds(name)),
    concerns: concernsOf(channel).filter(({ name }) => holds(name)),
    didYouMean: null,
  };
}

/** Products by SKU, as far as the channel has them. */
export function byIds(channel: Channel, ids: readonly string[]): ProductList {
  const own = assortment(channel);
  const found = ids.flatMap((sku) => own.find((product) => product.sku === sku) ?? []);
  return {
    items: found.map((product) => summaryOf(product, channel)),
    missing: ids.filter((sku) => !found.some((product) => product.sku === sku)),
  };
}
