// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { accountGet } from '../../generated/operations/account.ts';
import type { Account } from '../../generated/types.ts';

/** The account of the session. */
export interface AccountResource {
  /**
   * Read the account of the session.
   *
   * What the application shell needs. The first entry of `users` is the signed-in person.
   *
   * Fails with 404 `not_found`.
   *
   * @see `/docs/api/users#accountGet` in the reference of your server
   */
  get(options?: RequestOptions): ApiPromise<Account>;
}

export function createAccountResource(call: Call): AccountResource {
  return bind<AccountResource>(call, {
    get: accountGet,
  });
}
