// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { StoreProfile, StoreProfileGetParams, StoreProfileUpdateParams } from '../types.ts';

export const storeProfileGet: Operation<StoreProfileGetParams, StoreProfile> = { id: 'storeProfileGet', method: 'GET', path: '/accounts/{id}/storeProfile' };
export const storeProfileUpdate: Operation<StoreProfileUpdateParams, StoreProfile> = { id: 'storeProfileUpdate', method: 'PUT', path: '/accounts/{id}/storeProfile', body: 'json' };
