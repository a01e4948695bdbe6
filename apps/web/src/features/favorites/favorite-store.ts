import { createClient } from '@regen/sdk';
import { createFavoritesResource } from '@regen/sdk/resources/favorites';
import type { QueryClient } from '@tanstack/react-query';
import type { AppContext } from '~/app/context.ts';
import { favoriteSkusKey } from './favorite-skus-key.ts';
import { createFavoriteWriter, type FavoriteWriter } from './favorite-writer.ts';

/** The largest page that the contract allows. */
const PER_PAGE = 50;

const favoritesOf = ({ call }: AppContext) => createClient(call, { favorites: createFavoritesResource }).favorites;

/** The SKUs of all favorites of a person, newest first. */
export async function readFavoriteSkus(app: AppContext, userId: string, signal: AbortSignal): Promise<string[]> {
  const skus: string[] = [];
  const pages = favoritesOf(app).list({ id: userId, perPage: PER_PAGE }, { signal, maxRetries: 0 });
  for await (const { sku } of pages) skus.push(sku);
  return skus;
}

// One writer per person and query client, that is per page in a browser; it goes with its client.
const writers = new WeakMap<QueryClient, Map<string, FavoriteWriter>>();

/** The one place through which this page changes the favorites of a person. */
export function favoriteWriterOf(app: AppContext, userId: string): FavoriteWriter {
  const { queryClient } = app;
  const ofClient = writers.get(queryClient) ?? new Map<string, FavoriteWriter>();
  writers.set(queryClient, ofClient);
  const existing = ofClient.get(userId);
  if (existing) return existing;
  const favorites = favoritesOf(app);
  const queryKey = favoriteSkusKey(userId);
  const writer = createFavoriteWriter({
    read: () => queryClient.getQueryData<readonly string[]>(queryKey) ?? [],
    write(skus) {
      // A read that is on its way would bring the favorites of before.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, skus);
    },
    async send(sku, isFavorite) {
      if (isFavorite) await favorites.add({ id: userId, sku });
      else await favorites.remove({ id: userId, sku });
      // Its page keeps what it shows until it is opened again: what was taken out can still be put back.
      await queryClient.invalidateQueries({
        queryKey: ['favoriteList'],
        predicate: ({ queryKey: [, , kind] }) => kind === undefined,
        refetchType: 'none',
      });
    },
  });
  ofClient.set(userId, writer);
  return writer;
}

/** Makes sure that a product is a favorite, whatever is known of the others. */
export async function keepFavorite(app: AppContext, userId: string, sku: string): Promise<void> {
  await app.queryClient.ensureQueryData({
    queryKey: favoriteSkusKey(userId),
    queryFn: ({ signal }) => readFavoriteSkus(app, userId, signal),
  });
  await favoriteWriterOf(app, userId).set(sku, true);
}
