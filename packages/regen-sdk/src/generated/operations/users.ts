// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { Account, GamingBarStatus, Registration, RewardsAcceptance, TermsState, User, UserAcceptRewardsParams, UserAcceptTermsParams, UserGetParams, UserRegisterParams, UserUpdateAccountNameParams, UserUpdateGamingBarParams, UserUpdateNameParams, UserUpdatePhoneParams } from '../types.ts';

export const userAcceptRewards: Operation<UserAcceptRewardsParams, RewardsAcceptance> = { id: 'userAcceptRewards', method: 'POST', path: '/users/{id}/acceptRegenReward', retrySafe: true };
export const userAcceptTerms: Operation<UserAcceptTermsParams, TermsState> = { id: 'userAcceptTerms', method: 'POST', path: '/users/{id}/acceptTermsAndCondition', body: 'json', retrySafe: true };
export const userGet: Operation<UserGetParams, User> = { id: 'userGet', method: 'GET', path: '/users/{id}' };
export const userRegister: Operation<UserRegisterParams, Registration> = { id: 'userRegister', method: 'POST', path: '/users', body: 'json', idempotent: true, isForGuests: true, auth: 'client' };
export const userUpdateAccountName: Operation<UserUpdateAccountNameParams, Account> = { id: 'userUpdateAccountName', method: 'PUT', path: '/users/{id}/accountName', body: 'json' };
export const userUpdateGamingBar: Operation<UserUpdateGamingBarParams, GamingBarStatus> = { id: 'userUpdateGamingBar', method: 'PUT', path: '/users/{id}/updateGamingBarStatus', body: 'json' };
export const userUpdateName: Operation<UserUpdateNameParams, User> = { id: 'userUpdateName', method: 'PUT', path: '/users/{id}/name', body: 'json' };
export const userUpdatePhone: Operation<UserUpdatePhoneParams, User> = { id: 'userUpdatePhone', method: 'PUT', path: '/users/{id}/phone', body: 'json' };
