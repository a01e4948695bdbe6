import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { concernList, concernListForUser } from '../generated/operations/concerns.ts';
import type { ConcernList, ConcernListForUserParams } from '../generated/types.ts';

export interface ConcernsResource {
  /** The concerns of the public catalogue. */
  list(options?: RequestOptions): ApiPromise<ConcernList>;
  /** The concerns as the caller sees them. */
  listForUser(params: ConcernListForUserParams, options?: RequestOptions): ApiPromise<ConcernList>;
}

export function createConcernsResource(call: Call): ConcernsResource {
  return bind<ConcernsResource>(call, {
    list: concernList,
    listForUser: concernListForUser,
  });
}
