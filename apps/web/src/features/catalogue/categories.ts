import type { Category, Concern } from '@regen/sdk';
import type { StoreQueries } from '~/app/store-client.ts';
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { useApp } from '~/app/use-app.ts';
import { useCaller } from './caller.ts';

/** They change rarely. */
const staleTime = 10 * 60_000;

/** The categories that a caller sees: professionals have some of their own. */
export const categoriesFor = (queries: StoreQueries, caller: string) => ({
  ...queries.categories.listForUser({ userId: caller }),
  staleTime,
});

export const concernsFor = (queries: StoreQueries, caller: string) => ({
  ...queries.concerns.listForUser({ userId: caller }),
  staleTime,
});

/** For the navigation: those of everybody until it is known who is signed in. */
export function useCategories(): readonly Category[] {
  const { queries } = useApp();
  const { data } = useQuery({ ...categoriesFor(queries, useCaller()), placeholderData: keepPreviousData });
  return data?.items ?? [];
}

interface Known {
  queries: StoreQueries;
  queryClient: QueryClient;
}

/** A category or concern by its slug, from what has been fetched already. */
export function knownCategory({ queries, queryClient }: Known, caller: string, slug: string): Category | undefined {
  const read = (who: string) => queryClient.getQueryData(categoriesFor(queries, who).queryKey)?.items;
  return (read(caller) ?? read('public'))?.find((category) => category.slug === slug);
}

export function knownConcern({ queries, queryClient }: Known, caller: string, slug: string): Concern | undefined {
  const read = (who: string) => queryClient.getQueryData(concernsFor(queries, who).queryKey)?.items;
  return (read(caller) ?? read('public'))?.find((concern) => concern.slug === slug);
}
