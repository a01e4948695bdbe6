import { favoriteList } from '@regen/sdk/query';
import { createFavoritesResource } from '@regen/sdk/resources/favorites';
import type { AppContext } from '~/kernel/context.ts';
import { favoriteSkus } from './favorite-skus.ts';
import { createFavoriteWriter, type FavoriteWriter } from './favorite-writer.ts';

/** One writer per person. */
const writersOfPage = () => new Map<string, FavoriteWriter>();

/** The one place through which this page changes the favorites of a person. */
export function favoriteWriterOf(app: AppContext, userId: string): FavoriteWriter {
  const writers = app.service(writersOfPage);
  const writer = writers.get(userId) ?? makeWriter(app, userId);
  writers.set(userId, writer);
  return writer;
}

function makeWriter(app: AppContext, userId: string): FavoriteWriter {
  const { call, queryClient } = app;
  const favorites = app.service(createFavoritesResource);
  const { queryKey } = favoriteSkus(app, userId);
  return createFavoriteWriter({
    read: () => queryClient.getQueryData(queryKey) ?? [],
    write(skus) {
      // A read that is on its way would bring the favorites of before.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, skus);
    },
    async send(sku, isFavorite) {
      if (isFavorite) await favorites.add({ id: userId, sku });
      else await favorites.remove({ id: userId, sku });
      // Its page keeps its list until it is opened again, so that a removed favorite can be restored.
      await queryClient.invalidateQueries({
        queryKey: favoriteList(call, { id: userId }).queryKey,
        predicate: ({ queryKey: [, , kind] }) => kind === undefined,
        refetchType: 'none',
      });
    },
  });
}

/** Makes sure that a product is a favorite, whatever is known of the others. */
export async function keepFavorite(app: AppContext, userId: string, sku: string): Promise<void> {
  await app.queryClient.ensureQueryData(favoriteSkus(app, userId));
  await favoriteWriterOf(app, userId).set(sku, true);
}
