import type { Category, CategoryList } from '@regen/sdk';
import { toFrontImage } from '../../media/product-image.ts';
import type { Audience } from './audience.ts';
import { FACETS } from './catalog-index.ts';
import type { CatalogIndex, Filters, Sort } from './catalog-index.ts';
import type { Catalog } from './catalog.ts';
import { LISTS, pictureOf } from './freshness.ts';
import { pictureRows } from './repository.ts';
import type { ProductReading } from './repository.ts';

/** What a caller filters by, as it came. */
export interface FilterQuery {
  category: readonly string[];
  concern: readonly string[];
  skinType: readonly string[];
  sizeClass: readonly string[];
}

export interface ListQuery extends FilterQuery {
  page: number;
  perPage: number;
  sort: Sort;
}

/** Replaces a value that matches nothing. */
const NOTHING = ' ';

/** Known values once, in one order: the same question always gets the same key, and made-up values cannot fill the cache. */
export function knownFilters(index: CatalogIndex, audience: Audience, query: FilterQuery): Filters {
  const clean = (facet: (typeof FACETS)[number]): string[] => {
    const asked = query[facet];
    if (asked.length === 0) return [];
    const known = [...new Set(asked)].filter((slug) => index.canRead(audience, facet, slug)).sort();
    return known.length === 0 ? [NOTHING] : known;
  };
  return {
    category: clean('category'),
    concern: clean('concern'),
    skinType: clean('skinType'),
    sizeClass: clean('sizeClass'),
  };
}

/** The same for the same filters. */
export function filterKeyOf(filters: Filters): string {
  return FACETS.map((facet) => filters[facet].join(',')).join('|');
}

export function isUnfiltered(query: FilterQuery): boolean {
  return FACETS.every((facet) => query[facet].length === 0);
}

/** `items` in order as a JSON array; missing ones are left out. */
export function joinItems(skus: readonly string[], summaries: ReadonlyMap<string, string>): string {
  let json = '[';
  for (const sku of skus) {
    const item = summaries.get(sku);
    if (item !== undefined) json += json.length > 1 ? `,${item}` : item;
  }
  return `${json}]`;
}

/** A page of the catalog as JSON. */
export async function listPage(catalog: Catalog, audience: Audience, query: ListQuery): Promise<Buffer> {
  const { page, perPage, sort } = query;
  const index = isUnfiltered(query) ? null : await catalog.index();
  const filters = index === null ? null : knownFilters(index, audience, query);
  const filterKey = filters === null ? '' : filterKeyOf(filters);
  return catalog.answer(`list/${audience.key}/${sort}/${perPage}/${page}/${filterKey}`, async (mark) => {
    const current = await catalog.index();
    const chosen = knownFilters(current, audience, query);
    const { skus, total } = current.page(
      audience,
      current.matching(audience, chosen),
      sort,
      (page - 1) * perPage,
      perPage,
    );
    const summaries = await catalog.summaries(current, audience, skus, mark);
    const facets = current.facetsJson(audience, chosen, filterKey);
    const totalPages = Math.ceil(total / perPage);
    const json = `{"items":${joinItems(skus, summaries)},"currentPage":${page},"totalPages":${totalPages},"totalCount":${total},"perPage":${perPage},"sort":"${sort}","facets":${facets}}`;
    return { json, skus: [...skus, LISTS] };
  });
}

export async function concernList(catalog: Catalog, audience: Audience): Promise<Buffer> {
  return catalog.answer(`concern/${audience.key}`, async () => {
    const index = await catalog.index();
    return { json: JSON.stringify({ items: index.termCounts(audience, 'concern') }), skus: [] };
  });
}

/** The categories, each with the picture of its first product. */
export async function categoryList(catalog: Catalog, reading: ProductReading, audience: Audience): Promise<Buffer> {
  return catalog.answer(`category/${audience.key}`, async () => {
    const index = await catalog.index();
    const counts = index.termCounts(audience, 'category');
    const firsts = new Map(counts.map(({ slug }) => [slug, index.firstPictured(audience, slug)]));
    const skus = [...new Set([...firsts.values()].filter((sku) => sku !== undefined))];
    const rows = skus.length > 0 ? await pictureRows(reading, skus, audience) : [];
    const imageOf = new Map(rows.map(({ sku, images }) => [sku, toFrontImage(images[0] ?? null)]));
    const items = counts.map((count): Category => ({
      ...count,
      image: imageOf.get(firsts.get(count.slug) ?? '') ?? null,
    }));
    return { json: JSON.stringify({ items } satisfies CategoryList), skus: skus.map(pictureOf) };
  });
}
