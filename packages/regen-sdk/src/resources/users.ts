import type { ApiPromise } from '../core/api-promise.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { userGet, userRegister } from '../generated/operations.ts';
import type { Registration, User, UserGetParams, UserRegisterParams } from '../generated/types.ts';

export interface UsersResource {
  /** Registers a retail client and signs the new account in. */
  register(params: UserRegisterParams, options?: RequestOptions): ApiPromise<Registration>;
  /** The caller's own record. */
  get(params: UserGetParams, options?: RequestOptions): ApiPromise<User>;
}

export function createUsersResource(call: Call): UsersResource {
  return {
    register: (params, options) => call(userRegister, params, options),
    get: (params, options) => call(userGet, params, options),
  };
}
