// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { productList, productSearch, productGet, productListByIds, productListImages } from '../../generated/operations/products.ts';
import type { Product, ProductGetParams, ProductImages, ProductList, ProductListByIdsParams, ProductListImagesParams, ProductListParams, ProductPage, ProductSearchParams, ProductSearchResult, ProductSummary } from '../../generated/types.ts';

/** The catalog. */
export interface ProductsResource {
  /**
   * List products.
   *
   * A page of the catalog as this caller sees it, with facets. Pass `public` for no particular user; prices always
   * follow the caller. Several values of one filter widen the result, different filters narrow it.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * for await (const item of regen.products.list({ userId: 'usr_01hzx0k3v9' })) console.log(item);
   * ```
   *
   * @see `/docs/api/products#productList` in the reference of your server
   */
  list(params: ProductListParams, options?: RequestOptions): PagePromise<ProductPage, ProductSummary>;
  /**
   * Search products.
   *
   * Searches names, SKUs, ingredients, concerns and common misspellings. The trailing slash is part of the path.
   * Several values of one filter widen the result, different filters narrow it.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 429 `rate_limited`.
   *
   * @example
   * ```ts
   * for await (const item of regen.products.search({ search: 'vitamin c' })) console.log(item);
   * ```
   *
   * @see `/docs/api/products#productSearch` in the reference of your server
   */
  search(params: ProductSearchParams, options?: RequestOptions): PagePromise<ProductSearchResult, ProductSummary>;
  /**
   * Read a product.
   *
   * Everything the product page shows. A product that this caller cannot see is a 404, with `product_gone` if the
   * caller could see it before it was discontinued.
   *
   * Fails with 403 `forbidden`; 404 `not_found`, `product_gone`.
   *
   * @example
   * ```ts
   * const product = await regen.products.get({ sku: 'GM1042' });
   * ```
   *
   * @see `/docs/api/products#productGet` in the reference of your server
   */
  get(params: ProductGetParams, options?: RequestOptions): ApiPromise<Product>;
  /**
   * Read products by SKU.
   *
   * For carts, favorites and recently viewed products: the products in the requested order. SKUs that the caller cannot
   * see are listed in `missing`.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const productList = await regen.products.listByIds({ ids: ['GM1001', 'GM1002'] });
   * ```
   *
   * @see `/docs/api/products#productListByIds` in the reference of your server
   */
  listByIds(params: ProductListByIdsParams, options?: RequestOptions): ApiPromise<ProductList>;
  /**
   * Read pictures by SKU.
   *
   * Pictures of up to 100 products.
   *
   * @example
   * ```ts
   * const productImages = await regen.products.listImages({ sku: 'GM1001,GM1002' });
   * ```
   *
   * @see `/docs/api/products#productListImages` in the reference of your server
   */
  listImages(params: ProductListImagesParams, options?: RequestOptions): ApiPromise<ProductImages>;
}

export function createProductsResource(call: Call): ProductsResource {
  return bind<ProductsResource>(call, {
    list: productList,
    search: productSearch,
    get: productGet,
    listByIds: productListByIds,
    listImages: productListImages,
  });
}
