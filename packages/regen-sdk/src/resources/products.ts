import type { ApiPromise } from '../core/api-promise.ts';
import type { PagePromise } from '../core/page-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  productGet,
  productListImages,
  productList,
  productListByIds,
  productSearch,
} from '../generated/operations/products.ts';
import type {
  Product,
  ProductGetParams,
  ProductListImagesParams,
  ProductImages,
  ProductList,
  ProductListByIdsParams,
  ProductListParams,
  ProductPage,
  ProductSearchParams,
  ProductSearchResult,
  ProductSummary,
} from '../generated/types.ts';

export interface ProductsResource {
  /** A page of the catalogue with facets, 12 products unless `perPage` says otherwise; iterate it for all of them. */
  list(params: ProductListParams, options?: RequestOptions): PagePromise<ProductPage, ProductSummary>;
  /** Everything the page of a product shows; a `RegenNotFoundError` when the caller may not see it. */
  get(params: ProductGetParams, options?: RequestOptions): ApiPromise<Product>;
  /** Products by SKU, in the order asked for; `missing` names those that the caller cannot see. */
  listByIds(params: ProductListByIdsParams, options?: RequestOptions): ApiPromise<ProductList>;
  /** Pictures of up to 100 products; `sku` is a comma-separated list. */
  listImages(params: ProductListImagesParams, options?: RequestOptions): ApiPromise<ProductImages>;
  /** Best match first; iterate it for all that was found. */
  search(params: ProductSearchParams, options?: RequestOptions): PagePromise<ProductSearchResult, ProductSummary>;
}

export function createProductsResource(call: Call): ProductsResource {
  return bind<ProductsResource>(call, {
    list: productList,
    get: productGet,
    listByIds: productListByIds,
    listImages: productListImages,
    search: productSearch,
  });
}
