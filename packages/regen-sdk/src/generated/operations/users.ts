// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const userAcceptRewards: Operation = 'userAcceptRewards /users/{id}/acceptRegenReward POST s';
export const userAcceptTerms: Operation = 'userAcceptTerms /users/{id}/acceptTermsAndCondition POST bs';
export const userGet: Operation = 'userGet /users/{id}';
export const userRegister: Operation = 'userRegister /users POST bkc';
export const userUpdateAccountName: Operation = 'userUpdateAccountName /users/{id}/accountName PUT b';
export const userUpdateGamingBar: Operation = 'userUpdateGamingBar /users/{id}/updateGamingBarStatus PUT b';
export const userUpdateName: Operation = 'userUpdateName /users/{id}/name PUT b';
export const userUpdatePhone: Operation = 'userUpdatePhone /users/{id}/phone PUT b';
