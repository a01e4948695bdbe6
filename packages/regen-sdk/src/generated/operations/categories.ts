// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { CategoryList, CategoryListForUserParams } from '../types.ts';

export const categoryList: Operation<void, CategoryList> = { id: 'categoryList', method: 'GET', path: '/products/category', hasParams: false };
export const categoryListForUser: Operation<CategoryListForUserParams, CategoryList> = { id: 'categoryListForUser', method: 'GET', path: '/products/category/{userId}' };
