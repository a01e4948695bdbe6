// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { AccountDeletionCreateParams, AccountDeletionDeleteParams, AccountDeletionGetParams, AccountDeletionState } from '../types.ts';

export const accountDeletionCreate: Operation<AccountDeletionCreateParams, AccountDeletionState> = { id: 'accountDeletionCreate', method: 'PUT', path: '/users/{id}/accountDeletion', body: 'json' };
export const accountDeletionDelete: Operation<AccountDeletionDeleteParams, void> = { id: 'accountDeletionDelete', method: 'DELETE', path: '/users/{id}/accountDeletion' };
export const accountDeletionGet: Operation<AccountDeletionGetParams, AccountDeletionState> = { id: 'accountDeletionGet', method: 'GET', path: '/users/{id}/accountDeletion' };
