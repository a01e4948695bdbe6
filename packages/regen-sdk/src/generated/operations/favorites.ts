// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const favoriteAdd: Operation = 'favoriteAdd /users/{id}/favorite/{sku} PUT';
export const favoriteList: Operation = 'favoriteList /users/{id}/favorite GET l';
export const favoriteRemove: Operation = 'favoriteRemove /users/{id}/favorite/{sku} DELETE';
