import type { ProductListParams, ProductSort } from '@regen/sdk';
import { choiceParam, listParam, pageParam, type RawSearch } from '~/kernel/search-params.ts';

export const filterNames = ['category', 'concern', 'skinType', 'sizeClass'] as const;
export type FilterName = (typeof filterNames)[number];

export const sortLabels: Record<ProductSort, string> = {
  featured: 'Featured',
  newest: 'Newest',
  name: 'Name, A to Z',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
};
const sorts = Object.keys(sortLabels) as ProductSort[];

/** What the URL of the product list says. Absent means: no such filter, the featured order, the first page. */
export interface ListSearch extends Partial<Record<FilterName, string[]>> {
  /** The order of a list is its own unless something is chosen: featured in the catalog, best match in a search. */
  sort?: Exclude<ProductSort, 'featured'>;
  page?: number | undefined;
}

/** Reads any URL without throwing: what makes no sense is left out. */
export function parseListSearch(raw: RawSearch): ListSearch {
  const search: ListSearch = {};
  for (const name of filterNames) {
    const values = listParam(raw[name]);
    if (values.length > 0) search[name] = values;
  }
  const sort = choiceParam(raw['sort'], sorts);
  if (sort && sort !== 'featured') search.sort = sort;
  const page = pageParam(raw['page']);
  if (page) search.page = page;
  return search;
}

export const listParams = (search: ListSearch, userId: string): ProductListParams => ({ ...search, userId });

export const countFilters = (search: ListSearch): number =>
  filterNames.reduce((count, name) => count + (search[name]?.length ?? 0), 0);

/** The filters without values that are not among the choices. */
export const knownFilters = (
  search: ListSearch,
  facets: Readonly<Record<FilterName, readonly { value: string }[]>>,
): Record<FilterName, string[] | undefined> => {
  const known = (name: FilterName) => search[name]?.filter((one) => facets[name].some(({ value }) => value === one));
  return {
    category: known('category'),
    concern: known('concern'),
    skinType: known('skinType'),
    sizeClass: known('sizeClass'),
  };
};

/** Adds or takes away one value of a filter; the list then starts at its first page. */
export function toggleFilter(search: ListSearch, name: FilterName, value: string): ListSearch {
  const { page: _page, ...rest } = search;
  const before = search[name] ?? [];
  const values = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  const { [name]: _values, ...others } = rest;
  return values.length > 0 ? { ...others, [name]: values } : others;
}

export function withoutFilters({ sort }: ListSearch): ListSearch {
  return sort ? { sort } : {};
}
