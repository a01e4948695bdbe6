// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { concernList, concernListForUser } from '../../generated/operations/concerns.ts';
import type { ConcernList, ConcernListForUserParams } from '../../generated/types.ts';

/** The skin concerns by which the catalog is organized. */
export interface ConcernsResource {
  /**
   * List concerns.
   *
   * The concerns of the public catalog, each with its number of products.
   *
   * @see `/docs/api/products#concernList` in the reference of your server
   */
  list(options?: RequestOptions): ApiPromise<ConcernList>;
  /**
   * List concerns for a user.
   *
   * The concerns as this caller sees them.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const concernList = await regen.concerns.listForUser({ userId: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/products#concernListForUser` in the reference of your server
   */
  listForUser(params: ConcernListForUserParams, options?: RequestOptions): ApiPromise<ConcernList>;
}

export function createConcernsResource(call: Call): ConcernsResource {
  return bind<ConcernsResource>(call, {
    list: concernList,
    listForUser: concernListForUser,
  });
}
