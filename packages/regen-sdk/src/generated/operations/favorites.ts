// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { Favorite, FavoriteAddParams, FavoriteListParams, FavoritePage, FavoriteRemoveParams, ProductSummary } from '../types.ts';

export const favoriteAdd: Operation<FavoriteAddParams, Favorite> = { id: 'favoriteAdd', method: 'PUT', path: '/users/{id}/favorite/{sku}' };
export const favoriteList: ListOperation<FavoriteListParams, FavoritePage, ProductSummary> = { id: 'favoriteList', method: 'GET', path: '/users/{id}/favorite', items: ['items'] };
export const favoriteRemove: Operation<FavoriteRemoveParams, void> = { id: 'favoriteRemove', method: 'DELETE', path: '/users/{id}/favorite/{sku}' };
