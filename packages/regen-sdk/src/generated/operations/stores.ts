// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { RetailLocation, RetailLocationListParams, RetailLocationPage, Store, StoreGetParams, StoreLabelSearchParams, StoreMatches, TopProductListParams, TopProducts, WeeklySale, WeeklySaleGetParams } from '../types.ts';

export const retailLocationList: ListOperation<RetailLocationListParams, RetailLocationPage, RetailLocation> = { id: 'retailLocationList', method: 'GET', path: '/retailLocations', items: ['items'] };
export const storeGet: Operation<StoreGetParams, Store> = { id: 'storeGet', method: 'GET', path: '/users/storeLabel/{storeLabel}' };
export const storeLabelSearch: Operation<StoreLabelSearchParams, StoreMatches> = { id: 'storeLabelSearch', method: 'GET', path: '/users/storeLabelSearch' };
export const topProductList: Operation<TopProductListParams, TopProducts> = { id: 'topProductList', method: 'GET', path: '/user/{id}/topProducts' };
export const weeklySaleGet: Operation<WeeklySaleGetParams, WeeklySale> = { id: 'weeklySaleGet', method: 'GET', path: '/user/{id}/weeklySale' };
