import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import { accountGet } from '../generated/operations/account.ts';
import type { Account } from '../generated/types.ts';

export interface AccountResource {
  /** The account of the session; the first of its `users` is the person signed in. */
  get(options?: RequestOptions): ApiPromise<Account>;
}

export function createAccountResource(call: Call): AccountResource {
  return bind<AccountResource>(call, {
    get: accountGet,
  });
}
