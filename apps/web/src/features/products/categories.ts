import type { Call, Category, Concern, Image, ProductPage } from '@regen/sdk';
import { categoryListForUser as getCategories } from '@regen/sdk/operations';
import { categoryListForUser, concernListForUser, productList } from '@regen/sdk/query';
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { PUBLIC } from '~/kernel/context.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller } from '~/kernel/use-session.ts';

/** They change rarely. */
export const CATEGORIES_FRESH_MS = 10 * 60_000;

async function readCategories(call: Call, caller: string, signal: AbortSignal): Promise<Category[]> {
  return (await call(getCategories, { userId: caller }, { maxRetries: 0, signal })).items;
}

/** The categories that a caller sees: professionals have some of their own. Without pictures, since every page contains them for its menus. */
export const categoriesFor = (call: Call, caller: string) =>
  queryOptions({
    queryKey: [...categoryListForUser(call, { userId: caller }).queryKey, 'names'] as const,
    queryFn: async ({ signal }) => {
      const all = await readCategories(call, caller, signal);
      return { items: all.map(({ image: _image, ...category }): Category => category) };
    },
    staleTime: CATEGORIES_FRESH_MS,
  });

/** Pictures by category slug, for categories that have one. */
export const categoryPictures = (call: Call, caller: string) =>
  queryOptions({
    queryKey: [...categoryListForUser(call, { userId: caller }).queryKey, 'pictures'] as const,
    queryFn: async ({ signal }): Promise<Readonly<Record<string, Image>>> => {
      const all = await readCategories(call, caller, signal);
      return Object.fromEntries(all.flatMap(({ slug, image }) => (image ? [[slug, image]] : [])));
    },
    staleTime: CATEGORIES_FRESH_MS,
  });

export const concernsFor = (call: Call, caller: string) => ({
  ...concernListForUser(call, { userId: caller }),
  staleTime: CATEGORIES_FRESH_MS,
});

/** For the navigation: the public ones until the session is known. */
export function useCategories(): readonly Category[] {
  const { call } = useApp();
  const query = categoriesFor(call, useCaller());
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  return useRendered(query.queryKey, data)?.items ?? [];
}

interface Known {
  call: Call;
  queryClient: QueryClient;
  rendered: QueryClient;
}

/** A category or concern by its slug, from what has been fetched already. */
export function knownCategory(
  { call, queryClient, rendered }: Known,
  caller: string,
  slug: string,
): Category | undefined {
  const read = (who: string, from = queryClient) => from.getQueryData(categoriesFor(call, who).queryKey)?.items;
  return (read(caller) ?? read(PUBLIC) ?? read(PUBLIC, rendered))?.find((category) => category.slug === slug);
}

/** Before the concerns are there, only the name, from the filters of the list in which it was chosen. */
export function knownConcern(
  { call, queryClient, rendered }: Known,
  caller: string,
  slug: string,
): (Pick<Concern, 'name'> & Partial<Concern>) | undefined {
  const read = (who: string, from = queryClient) => from.getQueryData(concernsFor(call, who).queryKey)?.items;
  const concerns = read(caller) ?? read(PUBLIC) ?? read(PUBLIC, rendered);
  if (concerns) return concerns.find((concern) => concern.slug === slug);
  const lists = queryClient.getQueriesData<ProductPage>({ queryKey: productList(call, { userId: caller }).queryKey });
  const facet = lists.flatMap(([, list]) => list?.facets.concern ?? []).find(({ value }) => value === slug);
  return facet && { name: facet.label };
}
