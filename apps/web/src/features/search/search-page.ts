import type { ContentHit, ContentSearchParams, ProductSearchParams } from '@regen/sdk';
import { choiceParam, pageParam, textParam, type RawSearch } from '~/kernel/search-params.ts';

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

/** `/search?q=…&in=articles&page=…`; products unless `in` says otherwise. */
export interface SearchPageSearch {
  q?: string;
  in?: ContentSlug;
  page?: number;
}

export function parseSearchPage(raw: RawSearch): SearchPageSearch {
  const q = textParam(raw['q'], 100)?.replace(/\s+/g, ' ');
  const slug = choiceParam(raw['in'], contentSlugs);
  const page = pageParam(raw['page']);
  return { ...(q && { q }), ...(q && slug && { in: slug }), ...(q && page && { page }) };
}

/** In a tab of content, the first page of products says how many there are. */
export const searchParams = ({ q = '', in: slug, page }: SearchPageSearch): ProductSearchParams =>
  page && !slug ? { search: q, page } : { search: q };

/** Content that is shown below products; more of it is in the tabs. */
const BESIDE = 3;

export function contentParams({ q = '', in: slug, page }: SearchPageSearch): ContentSearchParams {
  if (!slug) return { search: q, perPage: BESIDE };
  return { search: q, type: typeOf(slug), ...(page && { page }) };
}
