import type { ContentHit, ContentSearchParams, ProductSearchParams } from '@regen/sdk';
import { parseListSearch, type ListSearch } from '~/features/products/index.ts';
import { choiceParam, textParam, type RawSearch } from '~/kernel/search-params.ts';
import { MAX_LETTERS } from './search-length.ts';

/** What is found beside products, by its name in the URL, in the order of the tabs. */
const contentTypes = {
  articles: 'blogPost',
  protocols: 'protocol',
  webinars: 'webinar',
  resources: 'resource',
  faqs: 'faq',
} as const satisfies Record<string, ContentHit['type']>;

export type ContentSlug = keyof typeof contentTypes;

export const contentSlugs = Object.keys(contentTypes) as readonly ContentSlug[];

export const typeOf = (slug: ContentSlug): ContentHit['type'] => contentTypes[slug];

/** `/search?q=…&in=articles&page=…`; products, with the filters of their list, unless `in` says otherwise. */
export interface SearchPageSearch extends ListSearch {
  q?: string;
  in?: ContentSlug;
}

export function parseSearchPage(raw: RawSearch): SearchPageSearch {
  const q = textParam(raw['q'], MAX_LETTERS)?.replace(/\s+/g, ' ');
  const slug = choiceParam(raw['in'], contentSlugs);
  if (!q) return {};
  const list = parseListSearch(raw);
  return slug ? { q, in: slug, ...(list.page && { page: list.page }) } : { q, ...list };
}

/** In a tab of content, the first page of products says how many there are. */
export const searchParams = ({ q = '', in: slug, ...list }: SearchPageSearch): ProductSearchParams => ({
  search: q,
  facets: true,
  ...(!slug && list),
});

/** Content that is shown below products; more of it is in the tabs. */
const BESIDE = 3;

export function contentParams({ q = '', in: slug, page }: SearchPageSearch): ContentSearchParams {
  if (!slug) return { search: q, perPage: BESIDE };
  return { search: q, type: typeOf(slug), ...(page && { page }) };
}
