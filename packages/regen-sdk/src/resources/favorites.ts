import type { ApiPromise } from '../core/api-promise.ts';
import type { PagePromise } from '../core/page-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { favoriteAdd, favoriteList, favoriteRemove } from '../generated/operations/favorites.ts';
import type {
  Favorite,
  FavoriteAddParams,
  FavoriteListParams,
  FavoritePage,
  FavoriteRemoveParams,
  ProductSummary,
} from '../generated/types.ts';

export interface FavoritesResource {
  /** The favorite products, newest first; iterate it for all of them. */
  list(params: FavoriteListParams, options?: RequestOptions): PagePromise<FavoritePage, ProductSummary>;
  /** Adding it again keeps its place. */
  add(params: FavoriteAddParams, options?: RequestOptions): ApiPromise<Favorite>;
  /** Answers the same when it was none. */
  remove(params: FavoriteRemoveParams, options?: RequestOptions): ApiPromise<void>;
}

export function createFavoritesResource(call: Call): FavoritesResource {
  return bind<FavoritesResource>(call, {
    list: favoriteList,
    add: favoriteAdd,
    remove: favoriteRemove,
  });
}
