// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { RetailLocation, RetailLocationPage, Store, StoreGetParams, StoreGetWeeklySalesParams, StoreListTopProductsParams, StoreLocateParams, StoreMatches, StoreSearchParams, TopProducts, WeeklySale } from '../types.ts';

export const storeGet: Operation<StoreGetParams, Store> = { id: 'storeGet', method: 'GET', path: '/users/storeLabel/{storeLabel}' };
export const storeGetWeeklySales: Operation<StoreGetWeeklySalesParams, WeeklySale> = { id: 'storeGetWeeklySales', method: 'GET', path: '/user/{id}/weeklySale' };
export const storeListTopProducts: Operation<StoreListTopProductsParams, TopProducts> = { id: 'storeListTopProducts', method: 'GET', path: '/user/{id}/topProducts' };
export const storeLocate: ListOperation<StoreLocateParams, RetailLocationPage, RetailLocation> = { id: 'storeLocate', method: 'GET', path: '/retailLocations', items: ['items'] };
export const storeSearch: Operation<StoreSearchParams, StoreMatches> = { id: 'storeSearch', method: 'GET', path: '/users/storeLabelSearch' };
