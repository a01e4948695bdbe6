import { RegenApiError } from '@regen/sdk';
import { favoriteList } from '@regen/sdk/query';
import { createFavoritesResource } from '@regen/sdk/resources/favorites';
import type { AppContext } from '~/kernel/context.ts';
import { storedOfPage } from '~/kernel/stored/use-stored.ts';
import { favoriteSkus } from './favorite-skus.ts';
import { createFavoriteWriter, type FavoriteWriter } from './favorite-writer.ts';
import { visitorFavorites } from './visitor-favorites.ts';
import { withFavorite } from './with-favorite.ts';

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

/** Removes favorites that are no longer sold, one after the other: no heart shows them, so there is nothing to take back. */
export async function removeGone(app: AppContext, userId: string, skus: readonly string[]): Promise<void> {
  const favorites = app.service(createFavoritesResource);
  try {
    for (const sku of skus) await favorites.remove({ id: userId, sku });
  } finally {
    // Some are removed even if a later one failed.
    await app.queryClient.invalidateQueries(favoriteList(app.call, { id: userId }));
  }
}

/**
 * Moves a visitor's favorites to the account, the oldest first, so that their order stays. Each leaves the device once it is saved: what a
 * failure leaves behind, such as an account that is full, is tried again by the next page. Returns how many are new to the account.
 */
export async function mergeFavorites(app: AppContext, userId: string): Promise<number> {
  const kept = storedOfPage(app, visitorFavorites);
  const writer = favoriteWriterOf(app, userId);
  const left = () => (app.session.current()?.userId === userId ? (kept.read() ?? []) : []);
  const own = left().length > 0 ? await app.queryClient.ensureQueryData(favoriteSkus(app, userId)) : [];
  let count = 0;
  for (let sku = left().at(-1); sku !== undefined; sku = left().at(-1)) {
    try {
      await writer.set(sku, true);
      if (!own.includes(sku)) count += 1;
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    const others = withFavorite(left(), sku, false);
    if (others.length < left().length) kept.write(others.length > 0 ? others : null);
  }
  if (count > 0) await app.queryClient.invalidateQueries(favoriteList(app.call, { id: userId }));
  return count;
}

/** A product that is gone, or not open to this account. */
const isGone = (error: unknown): boolean => error instanceof RegenApiError && error.status === 404;
