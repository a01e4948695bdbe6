// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { DealList, DealListParams } from '../types.ts';

export const dealList: Operation<DealListParams, DealList> = { id: 'dealList', method: 'GET', path: '/users/{id}/deals' };
