// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { ShippingMethodList, ShippingMethodListByAddressParams, ShippingMethodListParams, ShippingMethodPromiseParams, ShippingPromise } from '../types.ts';

export const shippingMethodList: Operation<ShippingMethodListParams, ShippingMethodList> = { id: 'shippingMethodList', method: 'GET', path: '/shippingMethods/{id}', isForGuests: true };
export const shippingMethodListByAddress: Operation<ShippingMethodListByAddressParams, ShippingMethodList> = { id: 'shippingMethodListByAddress', method: 'POST', path: '/shippingMethods/{id}/byAddress', body: 'json', retrySafe: true, isForGuests: true };
export const shippingMethodPromise: Operation<ShippingMethodPromiseParams, ShippingPromise> = { id: 'shippingMethodPromise', method: 'GET', path: '/shippingPromise' };
