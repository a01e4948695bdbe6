// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { Cart, CartAddBundleParams, CartChooseFreeItemParams, CartGetForShippingMethodParams, CartGetParams, CartRemoveFreeItemParams, CartUpdateParams } from '../types.ts';

export const cartAddBundle: Operation<CartAddBundleParams, Cart> = { id: 'cartAddBundle', method: 'POST', path: '/cart/{id}/bundle', body: 'json', headers: { ifMatch: 'If-Match' }, idempotent: true, isForGuests: true };
export const cartChooseFreeItem: Operation<CartChooseFreeItemParams, Cart> = { id: 'cartChooseFreeItem', method: 'PUT', path: '/cart/{id}/freeitem', body: 'json', headers: { ifMatch: 'If-Match' }, idempotent: true, isForGuests: true };
export const cartGet: Operation<CartGetParams, Cart> = { id: 'cartGet', method: 'GET', path: '/cart/{id}', isForGuests: true };
export const cartGetForShippingMethod: Operation<CartGetForShippingMethodParams, Cart> = { id: 'cartGetForShippingMethod', method: 'GET', path: '/cart/{id}/{shippingMethodId}', isForGuests: true };
export const cartRemoveFreeItem: Operation<CartRemoveFreeItemParams, Cart> = { id: 'cartRemoveFreeItem', method: 'DELETE', path: '/cart/{id}/freeitem', headers: { ifMatch: 'If-Match' }, isForGuests: true };
export const cartUpdate: Operation<CartUpdateParams, Cart> = { id: 'cartUpdate', method: 'PUT', path: '/cart/{id}', body: 'json', headers: { ifMatch: 'If-Match' }, idempotent: true, isForGuests: true };
