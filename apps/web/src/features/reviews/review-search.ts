import type { Call, ReviewListParams, ReviewSort } from '@regen/sdk';
import { reviewList } from '@regen/sdk/query';
import { choiceParam, pageParam, textParam, type RawSearch } from '~/kernel/search-params.ts';

/** What the URL of a product says about its reviews. Absent means: no such filter, the newest first, the first page. */
export type ReviewSearch = {
  stars?: number;
  skinType?: string;
  concern?: string;
  sort?: ReviewSort;
  page?: number;
};

export const sortLabels: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
};
const sorts = Object.keys(sortLabels) as ReviewSort[];

const slugParam = (value: unknown): string | undefined => {
  const text = textParam(value, 60);
  return text !== undefined && /^[\w-]+$/.test(text) ? text : undefined;
};

/** Reads any URL without throwing: what makes no sense is left out. */
export function parseReviewSearch(raw: RawSearch): ReviewSearch {
  const stars = Number(raw['stars']);
  const skinType = slugParam(raw['skinType']);
  const concern = slugParam(raw['concern']);
  const sort = choiceParam(raw['sort'], sorts);
  const page = pageParam(raw['page']);
  return {
    ...([1, 2, 3, 4, 5].includes(stars) && { stars }),
    ...(skinType !== undefined && { skinType }),
    ...(concern !== undefined && { concern }),
    ...(sort !== undefined && sort !== 'newest' && { sort }),
    ...(page !== undefined && { page }),
  };
}

/** Reviews that a page of the section shows. */
const REVIEWS_PER_PAGE = 6;

export const reviewParams = (
  sku: string,
  { stars, skinType, concern, sort, page }: ReviewSearch,
): ReviewListParams => ({
  sku,
  perPage: REVIEWS_PER_PAGE,
  ...(stars !== undefined && { rating: [stars] }),
  ...(skinType !== undefined && { skinType: [skinType] }),
  ...(concern !== undefined && { concern: [concern] }),
  ...(sort !== undefined && { sort }),
  ...(page !== undefined && { page }),
});

/** A page of the reviews of a product, as a URL asks for it. */
export const reviewsOf = (call: Call, sku: string, search: ReviewSearch) => reviewList(call, reviewParams(sku, search));

/** Another choice; the list then starts at its first page. */
export function withChoice<Name extends Exclude<keyof ReviewSearch, 'page'>>(
  search: ReviewSearch,
  name: Name,
  value: ReviewSearch[Name] | undefined,
): ReviewSearch {
  const { page: _page, [name]: _before, ...rest } = search;
  return value === undefined ? rest : { ...rest, [name]: value };
}

export const isFiltered = ({ stars, skinType, concern }: ReviewSearch): boolean =>
  stars !== undefined || skinType !== undefined || concern !== undefined;
