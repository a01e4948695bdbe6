// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const categoryList: Operation = 'categoryList /products/category GET e';
export const categoryListForUser: Operation = 'categoryListForUser /products/category/{userId}';
