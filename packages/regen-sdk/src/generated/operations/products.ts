// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { Product, ProductGetParams, ProductImages, ProductList, ProductListByIdsParams, ProductListImagesParams, ProductListParams, ProductPage, ProductSearchParams, ProductSearchResult, ProductSummary } from '../types.ts';

export const productGet: Operation<ProductGetParams, Product> = { id: 'productGet', method: 'GET', path: '/product/{sku}' };
export const productList: ListOperation<ProductListParams, ProductPage, ProductSummary> = { id: 'productList', method: 'GET', path: '/products/{userId}', items: ['items'] };
export const productListByIds: Operation<ProductListByIdsParams, ProductList> = { id: 'productListByIds', method: 'POST', path: '/products/ids', body: 'json', retrySafe: true };
export const productListImages: Operation<ProductListImagesParams, ProductImages> = { id: 'productListImages', method: 'GET', path: '/product/images' };
export const productSearch: ListOperation<ProductSearchParams, ProductSearchResult, ProductSummary> = { id: 'productSearch', method: 'GET', path: '/products/', items: ['items'] };
