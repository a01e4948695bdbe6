// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { userRegister, userGet, userUpdateName, userUpdatePhone, userUpdateAccountName, userAcceptTerms, userAcceptRewards, userUpdateGamingBar } from '../../generated/operations/users.ts';
import type { Account, GamingBarStatus, Registration, RewardsAcceptance, TermsState, User, UserAcceptRewardsParams, UserAcceptTermsParams, UserGetParams, UserRegisterParams, UserUpdateAccountNameParams, UserUpdateGamingBarParams, UserUpdateNameParams, UserUpdatePhoneParams } from '../../generated/types.ts';

/** People who have an account. */
export interface UsersResource {
  /**
   * Register a retail client.
   *
   * Creates a retail account and signs the person in. Professionals and schools apply instead. A password that is easy
   * to guess is a 422 `password_too_weak`. Orders that a guest placed in the same browser with the same email move to
   * the account.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 409 `email_taken`, `idempotency_key_reuse`; 422 `password_too_weak`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const registration = await regen.users.register({
   *   firstName: 'Ana',
   *   lastName: 'Ruiz',
   *   email: 'ana@example.com',
   *   password: 'correct horse battery',
   *   acceptTerms: true,
   * });
   * ```
   *
   * @see `/docs/api/users#userRegister` in the reference of your server
   */
  register(params: UserRegisterParams, options?: RequestOptions): ApiPromise<Registration>;
  /**
   * Read a user.
   *
   * The caller’s own record.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const user = await regen.users.get({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/users#userGet` in the reference of your server
   */
  get(params: UserGetParams, options?: RequestOptions): ApiPromise<User>;
  /**
   * Change the first and last name.
   *
   * Changes the person’s name. The account name and existing orders stay as they are.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const user = await regen.users.updateName({ id: 'usr_01hzx0k3v9', firstName: 'Dana', lastName: 'Whitfield' });
   * ```
   *
   * @see `/docs/api/users#userUpdateName` in the reference of your server
   */
  updateName(params: UserUpdateNameParams, options?: RequestOptions): ApiPromise<User>;
  /**
   * Change the phone number.
   *
   * Null removes it. `smsOptIn` stays unchanged if omitted, and is turned off when there is no number.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const user = await regen.users.updatePhone({ id: 'usr_01hzx0k3v9', phone: '+1 801 555 0110', smsOptIn: true });
   * ```
   *
   * @see `/docs/api/users#userUpdatePhone` in the reference of your server
   */
  updatePhone(params: UserUpdatePhoneParams, options?: RequestOptions): ApiPromise<User>;
  /**
   * Rename the account.
   *
   * The name shown on receipts, to clients and in messages. Regen’s care team keeps its name: 403 `forbidden` for
   * staff.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const account = await regen.users.updateAccountName({ id: 'usr_01hzx0k3v9', accountName: 'Lumen Skin Clinic' });
   * ```
   *
   * @see `/docs/api/users#userUpdateAccountName` in the reference of your server
   */
  updateAccountName(params: UserUpdateAccountNameParams, options?: RequestOptions): ApiPromise<Account>;
  /**
   * Accept the terms and conditions.
   *
   * Accepts one version of the terms. Any version but the current one is refused with 409 `terms_outdated`, so that no
   * one accepts what they have not seen. Accepting again keeps the first date.
   *
   * Fails with 403 `forbidden`; 409 `terms_missing`, `terms_outdated`.
   *
   * @example
   * ```ts
   * const termsState = await regen.users.acceptTerms({ id: 'usr_01hzx0k3v9', version: '2026-01' });
   * ```
   *
   * @see `/docs/api/users#userAcceptTerms` in the reference of your server
   */
  acceptTerms(params: UserAcceptTermsParams, options?: RequestOptions): ApiPromise<TermsState>;
  /**
   * Join REGEN rewards.
   *
   * Accepts the rules of REGEN rewards. For someone who cannot take part, the call fails with 422
   * `rewards_not_available` and the reason. Joining again keeps the first date.
   *
   * Fails with 403 `forbidden`; 422 `rewards_not_available`.
   *
   * @example
   * ```ts
   * const rewardsAcceptance = await regen.users.acceptRewards({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/users#userAcceptRewards` in the reference of your server
   */
  acceptRewards(params: UserAcceptRewardsParams, options?: RequestOptions): ApiPromise<RewardsAcceptance>;
  /**
   * Show or hide the rewards bar.
   *
   * Whether the bar that shows progress to the next rewards level is open.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const gamingBarStatus = await regen.users.updateGamingBar({ id: 'usr_01hzx0k3v9', isGamingBarOn: false });
   * ```
   *
   * @see `/docs/api/users#userUpdateGamingBar` in the reference of your server
   */
  updateGamingBar(params: UserUpdateGamingBarParams, options?: RequestOptions): ApiPromise<GamingBarStatus>;
}

export function createUsersResource(call: Call): UsersResource {
  return bind<UsersResource>(call, {
    register: userRegister,
    get: userGet,
    updateName: userUpdateName,
    updatePhone: userUpdatePhone,
    updateAccountName: userUpdateAccountName,
    acceptTerms: userAcceptTerms,
    acceptRewards: userAcceptRewards,
    updateGamingBar: userUpdateGamingBar,
  });
}
