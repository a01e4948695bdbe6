import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { contentFound } from './content-found.ts';
import { contentParams, type SearchPageSearch } from './search-page.ts';

/** What the search page found besides products. */
export function useContentFound(search: SearchPageSearch) {
  const { call } = useApp();
  const query = contentFound(call, contentParams(search), useCaller());
  const { data: now, error, isPlaceholderData } = useQuery({ ...query, placeholderData: keepPreviousData });
  return { found: useRendered(query.queryKey, now), error, isPlaceholderData };
}
