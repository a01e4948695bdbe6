import { self } from '../../http/access/rules.ts';
import { notFound, refuse } from '../../refuse.ts';
import { RawJson } from '../../http/module.ts';
import type { Deps, Module } from '../../http/module.ts';
import { callerAudience } from '../products/audience.ts';
import { joinItems } from '../products/queries.ts';
import { addFavorite, favoriteSkus, lockFavorites, removeFavorite } from './repository.ts';

export type FavoriteOperation = 'favoriteList' | 'favoriteAdd' | 'favoriteRemove';

const MOST = 500;

export function createFavoritesModule(deps: Deps): Module<FavoriteOperation> {
  const { clock, db, services } = deps;
  return {
    handlers: {
      async favoriteList({ actor, params, query }) {
        const { page = 1, perPage = 12 } = query;
        const { skus, total } = await favoriteSkus(db, params.id, callerAudience(actor), { page, perPage });
        const summaries = (await services.productSummaries?.(actor, skus)) ?? new Map<string, string>();
        const counts = { currentPage: page, totalPages: Math.ceil(total / perPage), totalCount: total, perPage };
        const json = `{"items":${joinItems(skus, summaries)},${JSON.stringify(counts).slice(1)}`;
        return new RawJson(Buffer.from(json));
      },
      async favoriteAdd({ actor, params }) {
        const { id, sku } = params;
        return db.transaction(async (tx) => {
          const { isVisible, isFavorite, count } = await lockFavorites(tx, id, sku, callerAudience(actor));
          if (!isVisible) throw notFound('There is no product with this SKU.');
          if (!isFavorite && count >= MOST) {
            throw refuse('favorites_full', `You have ${MOST} favorites. Take one out to add another.`);
          }
          return { sku, addedAt: (await addFavorite(tx, id, sku, clock.now())).toISOString() };
        });
      },
      async favoriteRemove({ params }) {
        await removeFavorite(db, params.id, params.sku);
        return undefined;
      },
    },
    access: {
      favoriteList: self('id'),
      favoriteAdd: self('id'),
      favoriteRemove: self('id'),
    },
  };
}
