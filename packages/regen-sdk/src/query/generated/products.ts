// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPages } from '../read.ts';
import * as operations from '../../generated/operations/products.ts';

/** List products: `products.list`. */
export const productList = /* @__PURE__ */ read(operations.productList);

/** List products: `products.list`. The pages one after the other, for `useInfiniteQuery`. */
export const productListInfinite = /* @__PURE__ */ readPages(operations.productList);

/** Search products: `products.search`. */
export const productSearch = /* @__PURE__ */ read(operations.productSearch);

/** Search products: `products.search`. The pages one after the other, for `useInfiniteQuery`. */
export const productSearchInfinite = /* @__PURE__ */ readPages(operations.productSearch);

/** Read a product: `products.get`. */
export const productGet = /* @__PURE__ */ read(operations.productGet);

/** Read products by SKU: `products.listByIds`. */
export const productListByIds = /* @__PURE__ */ read(operations.productListByIds);

/** Read pictures by SKU: `products.listImages`. */
export const productListImages = /* @__PURE__ */ read(operations.productListImages);
