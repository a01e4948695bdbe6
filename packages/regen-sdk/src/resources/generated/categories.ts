// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { categoryList, categoryListForUser } from '../../generated/operations/categories.ts';
import type { CategoryList, CategoryListForUserParams } from '../../generated/types.ts';

/** The categories of the catalog. */
export interface CategoriesResource {
  /**
   * List categories.
   *
   * The categories of the public catalog, each with its number of products.
   *
   * @see `/docs/api/products#categoryList` in the reference of your server
   */
  list(options?: RequestOptions): ApiPromise<CategoryList>;
  /**
   * List categories for a user.
   *
   * The categories as this caller sees them.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const categoryList = await regen.categories.listForUser({ userId: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/products#categoryListForUser` in the reference of your server
   */
  listForUser(params: CategoryListForUserParams, options?: RequestOptions): ApiPromise<CategoryList>;
}

export function createCategoriesResource(call: Call): CategoriesResource {
  return bind<CategoriesResource>(call, {
    list: categoryList,
    listForUser: categoryListForUser,
  });
}
