// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { Product, ProductGetParams, ProductImageListParams, ProductImages, ProductList, ProductListByIdsParams, ProductListParams, ProductPage, ProductSearchParams, ProductSearchResult, ProductSummary } from '../types.ts';

export const productGet: Operation<ProductGetParams, Product> = { id: 'productGet', method: 'GET', path: '/product/{sku}' };
export const productImageList: Operation<ProductImageListParams, ProductImages> = { id: 'productImageList', method: 'GET', path: '/product/images' };
export const productList: ListOperation<ProductListParams, ProductPage, ProductSummary> = { id: 'productList', method: 'GET', path: '/products/{userId}', items: ['items'] };
export const productListByIds: Operation<ProductListByIdsParams, ProductList> = { id: 'productListByIds', method: 'POST', path: '/products/ids', body: 'json', retrySafe: true };
export const productSearch: ListOperation<ProductSearchParams, ProductSearchResult, ProductSummary> = { id: 'productSearch', method: 'GET', path: '/products/', items: ['items'] };
