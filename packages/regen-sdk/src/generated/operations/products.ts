// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const productGet: Operation = 'productGet /product/{sku}';
export const productList: Operation = 'productList /products/{userId} GET l';
export const productListByIds: Operation = 'productListByIds /products/ids POST bs';
export const productListImages: Operation = 'productListImages /product/images';
export const productSearch: Operation = 'productSearch /products/ GET l';
