import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp } from '~/kernel/use-app.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { productsFound } from './products-found.ts';
import { MIN_LETTERS } from './search-length.ts';
import { useDebounced } from './use-debounced.ts';

/** Debounce in milliseconds. */
const DEBOUNCE = 150;

/** Products found while somebody types. `term` is what was searched for last, which can be older than the text. */
export function useProductsFound(text: string, { perPage }: { perPage: number }) {
  const { call } = useApp();
  const typed = text.trim();
  const term = useDebounced(typed, DEBOUNCE);
  // No loader: the query depends on what’s typed.
  const query = useQuery({
    ...productsFound(call, { search: term, perPage }, useCaller()),
    enabled: term.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
  });
  const isLongEnough = typed.length >= MIN_LETTERS;
  return {
    query,
    term,
    /** What was found, perhaps for an older text; undefined as long as too little is typed. */
    found: isLongEnough && term.length >= MIN_LETTERS ? query.data : undefined,
    /** Waiting for what the text finds. */
    isSearching: isLongEnough && (term !== typed || query.isFetching || query.isPlaceholderData),
  };
}
