import type { ApiPromise } from '../core/api-promise.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  userAcceptRewards,
  userAcceptTerms,
  userGet,
  userRegister,
  userUpdateAccountName,
  userUpdateGamingBar,
  userUpdatePhone,
} from '../generated/operations.ts';
import type {
  Account,
  GamingBarStatus,
  Registration,
  RewardsAcceptance,
  TermsState,
  User,
  UserAcceptRewardsParams,
  UserAcceptTermsParams,
  UserGetParams,
  UserRegisterParams,
  UserUpdateAccountNameParams,
  UserUpdateGamingBarParams,
  UserUpdatePhoneParams,
} from '../generated/types.ts';

export interface UsersResource {
  /** Registers a retail client and signs the new account in. */
  register(params: UserRegisterParams, options?: RequestOptions): ApiPromise<Registration>;
  /** The caller's own record. */
  get(params: UserGetParams, options?: RequestOptions): ApiPromise<User>;
  /** Changes the phone number; null takes it away. */
  updatePhone(params: UserUpdatePhoneParams, options?: RequestOptions): ApiPromise<User>;
  /** Renames the account. */
  updateAccountName(params: UserUpdateAccountNameParams, options?: RequestOptions): ApiPromise<Account>;
  /** Accepts the current terms by their version. */
  acceptTerms(params: UserAcceptTermsParams, options?: RequestOptions): ApiPromise<TermsState>;
  /** Joins REGEN rewards. */
  acceptRewards(params: UserAcceptRewardsParams, options?: RequestOptions): ApiPromise<RewardsAcceptance>;
  /** Shows or hides the rewards bar. */
  updateGamingBar(params: UserUpdateGamingBarParams, options?: RequestOptions): ApiPromise<GamingBarStatus>;
}

export function createUsersResource(call: Call): UsersResource {
  return {
    register: (params, options) => call(userRegister, params, options),
    get: (params, options) => call(userGet, params, options),
    updatePhone: (params, options) => call(userUpdatePhone, params, options),
    updateAccountName: (params, options) => call(userUpdateAccountName, params, options),
    acceptTerms: (params, options) => call(userAcceptTerms, params, options),
    acceptRewards: (params, options) => call(userAcceptRewards, params, options),
    updateGamingBar: (params, options) => call(userUpdateGamingBar, params, options),
  };
}
