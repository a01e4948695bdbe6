// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { StoreLabel, StoreLabelCreateParams, StoreLabelGetParams, StoreLabelUpdateParams } from '../types.ts';

export const storeLabelCreate: Operation<StoreLabelCreateParams, StoreLabel> = { id: 'storeLabelCreate', method: 'POST', path: '/accounts/{id}/storeLabels', body: 'json' };
export const storeLabelGet: Operation<StoreLabelGetParams, StoreLabel> = { id: 'storeLabelGet', method: 'GET', path: '/accounts/{id}/storeLabels' };
export const storeLabelUpdate: Operation<StoreLabelUpdateParams, StoreLabel> = { id: 'storeLabelUpdate', method: 'PUT', path: '/accounts/{id}/storeLabels', body: 'json' };
