// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { accountDeletionGet, accountDeletionCreate, accountDeletionDelete } from '../../generated/operations/account-deletions.ts';
import type { AccountDeletionCreateParams, AccountDeletionDeleteParams, AccountDeletionGetParams, AccountDeletionState } from '../../generated/types.ts';

/** Deletion of a person’s account, 14 days after it was requested. */
export interface AccountDeletionsResource {
  /**
   * Read the deletion of the caller’s account.
   *
   * Whether the caller asked for their account to be deleted, and when that happens.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const accountDeletionState = await regen.accountDeletions.get({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/users#accountDeletionGet` in the reference of your server
   */
  get(params: AccountDeletionGetParams, options?: RequestOptions): ApiPromise<AccountDeletionState>;
  /**
   * Ask for the caller’s account to be deleted.
   *
   * The account and the caller’s data are deleted 14 days later, and the caller is emailed. Until then the account
   * works as before, and the request can be withdrawn. Asking again does not change the date. What would refuse the
   * request also delays the deletion when it is due.
   *
   * Fails with 403 `forbidden`; 409 `account_orders_open`, `account_in_use`; 422 `current_password_wrong`; 429
   * `rate_limited`.
   *
   * @example
   * ```ts
   * const accountDeletionState = await regen.accountDeletions.create({ id: 'usr_01hzx0k3v9', currentPassword: 'correct horse battery' });
   * ```
   *
   * @see `/docs/api/users#accountDeletionCreate` in the reference of your server
   */
  create(params: AccountDeletionCreateParams, options?: RequestOptions): ApiPromise<AccountDeletionState>;
  /**
   * Keep the caller’s account.
   *
   * Withdraws the request. Succeeds even if there is none.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * await regen.accountDeletions.delete({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/users#accountDeletionDelete` in the reference of your server
   */
  delete(params: AccountDeletionDeleteParams, options?: RequestOptions): ApiPromise<void>;
}

export function createAccountDeletionsResource(call: Call): AccountDeletionsResource {
  return bind<AccountDeletionsResource>(call, {
    get: accountDeletionGet,
    create: accountDeletionCreate,
    delete: accountDeletionDelete,
  });
}
