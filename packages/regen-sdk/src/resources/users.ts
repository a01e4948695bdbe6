import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  userAcceptRewards,
  userAcceptTerms,
  userGet,
  userRegister,
  userUpdateAccountName,
  userUpdateGamingBar,
  userUpdateName,
  userUpdatePhone,
} from '../generated/operations/users.ts';
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
  UserUpdateNameParams,
  UserUpdatePhoneParams,
} from '../generated/types.ts';

export interface UsersResource {
  /** Registers a retail client and signs the new account in. */
  register(params: UserRegisterParams, options?: RequestOptions): ApiPromise<Registration>;
  /** The caller's own record. */
  get(params: UserGetParams, options?: RequestOptions): ApiPromise<User>;
  /** Changes first and last name. */
  updateName(params: UserUpdateNameParams, options?: RequestOptions): ApiPromise<User>;
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
