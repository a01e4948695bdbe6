import type { ProductSearchParams } from '@regen/sdk';
import { pageParam, textParam, type RawSearch } from '~/kernel/search-params.ts';

/** `/search?q=…&page=…` */
export interface SearchPageSearch {
  q?: string;
  page?: number;
}

export function parseSearchPage(raw: RawSearch): SearchPageSearch {
  const q = textParam(raw['q'], 100)?.replace(/\s+/g, ' ');
  const page = pageParam(raw['page']);
  return { ...(q && { q }), ...(q && page && { page }) };
}

export const searchParams = ({ q = '', page }: SearchPageSearch): ProductSearchParams =>
  page ? { search: q, page } : { search: q };
