// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { favoriteList, favoriteAdd, favoriteRemove } from '../../generated/operations/favorites.ts';
import type { Favorite, FavoriteAddParams, FavoriteListParams, FavoritePage, FavoriteRemoveParams, ProductSummary } from '../../generated/types.ts';

/** Favorite products. */
export interface FavoritesResource {
  /**
   * List favorites.
   *
   * The caller’s favorite products, newest first. Products that are no longer sold are named in `gone`; others that the
   * caller can no longer see are left out.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * for await (const item of regen.favorites.list({ id: 'usr_01hzx0k3v9' })) console.log(item);
   * ```
   *
   * @see `/docs/api/users#favoriteList` in the reference of your server
   */
  list(params: FavoriteListParams, options?: RequestOptions): PagePromise<FavoritePage, ProductSummary>;
  /**
   * Make a product a favorite.
   *
   * Adding it again keeps its place. At most 500: one more is refused with 422 `favorites_full`. A product that the
   * caller cannot see is a 404.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 422 `favorites_full`.
   *
   * @example
   * ```ts
   * const favorite = await regen.favorites.add({ id: 'usr_01hzx0k3v9', sku: 'GM1042' });
   * ```
   *
   * @see `/docs/api/users#favoriteAdd` in the reference of your server
   */
  add(params: FavoriteAddParams, options?: RequestOptions): ApiPromise<Favorite>;
  /**
   * Remove a product from the favorites.
   *
   * Succeeds even if it was not a favorite.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * await regen.favorites.remove({ id: 'usr_01hzx0k3v9', sku: 'GM1042' });
   * ```
   *
   * @see `/docs/api/users#favoriteRemove` in the reference of your server
   */
  remove(params: FavoriteRemoveParams, options?: RequestOptions): ApiPromise<void>;
}

export function createFavoritesResource(call: Call): FavoritesResource {
  return bind<FavoritesResource>(call, {
    list: favoriteList,
    add: favoriteAdd,
    remove: favoriteRemove,
  });
}
