import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { categoryList, categoryListForUser } from '../generated/operations/categories.ts';
import type { CategoryList, CategoryListForUserParams } from '../generated/types.ts';

export interface CategoriesResource {
  /** The categories of the public catalogue. */
  list(options?: RequestOptions): ApiPromise<CategoryList>;
  /** The categories as the caller sees them. */
  listForUser(params: CategoryListForUserParams, options?: RequestOptions): ApiPromise<CategoryList>;
}

export function createCategoriesResource(call: Call): CategoriesResource {
  return bind<CategoriesResource>(call, {
    list: categoryList,
    listForUser: categoryListForUser,
  });
}
