// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { ConcernList, ConcernListForUserParams } from '../types.ts';

export const concernList: Operation<void, ConcernList> = { id: 'concernList', method: 'GET', path: '/products/concerns', hasParams: false };
export const concernListForUser: Operation<ConcernListForUserParams, ConcernList> = { id: 'concernListForUser', method: 'GET', path: '/products/concerns/{userId}' };
