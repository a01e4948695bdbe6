import { self } from '../../http/access/rules.ts';
import { operation, RawJson } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { callerAudience } from '../products/audience.ts';
import type { Catalog } from '../products/catalog.ts';
import { joinItems } from '../products/queries.ts';
import { addFavorite, favoriteSkus, lockFavorites, removeFavorite } from './repository.ts';

type FavoriteOperation = 'favoriteList' | 'favoriteAdd' | 'favoriteRemove';

const MAX_FAVORITES = 500;

export type FavoriteNeeds = Needs<'clock' | 'db'> & { catalog: Pick<Catalog, 'summariesFor'> };

export function createFavoritesModule({ catalog, clock, db }: FavoriteNeeds): Module<FavoriteOperation> {
  return {
    operations: {
      favoriteList: operation(self('id'), async ({ actor, params, query }) => {
        const { page = 1, perPage = 12 } = query;
        const { skus, total, gone } = await favoriteSkus(db, params.id, callerAudience(actor), {
          page,
          perPage,
          now: clock.now(),
        });
        const summaries = await catalog.summariesFor(actor, skus);
        const rest = { gone, currentPage: page, totalPages: Math.ceil(total / perPage), totalCount: total, perPage };
        const json = `{"items":${joinItems(skus, summaries)},${JSON.stringify(rest).slice(1)}`;
        return new RawJson(Buffer.from(json));
      }),
      favoriteAdd: operation(self('id'), async ({ actor, params }) => {
        const { id, sku } = params;
        return db.transaction(async (tx) => {
          const now = clock.now();
          const { isVisible, isFavorite, count } = await lockFavorites(tx, id, sku, callerAudience(actor), now);
          if (!isVisible) throw notFound('There is no product with this SKU.');
          if (!isFavorite && count >= MAX_FAVORITES) {
            throw refuse('favorites_full', `You can have up to ${MAX_FAVORITES} favorites. Remove one to add another.`);
          }
          return { sku, addedAt: (await addFavorite(tx, id, sku, now)).toISOString() };
        });
      }),
      favoriteRemove: operation(self('id'), async ({ params }) => {
        await removeFavorite(db, params.id, params.sku);
        return undefined;
      }),
    },
  };
}
