// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { Account } from '../types.ts';

export const accountGet: Operation<void, Account> = { id: 'accountGet', method: 'GET', path: '/account', hasParams: false };
