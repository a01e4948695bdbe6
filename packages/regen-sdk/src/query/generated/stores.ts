// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPages } from '../read.ts';
import * as operations from '../../generated/operations/stores.ts';

/** Find a store: `stores.locate`. */
export const storeLocate = /* @__PURE__ */ read(operations.storeLocate);

/** Find a store: `stores.locate`. The pages one after the other, for `useInfiniteQuery`. */
export const storeLocateInfinite = /* @__PURE__ */ readPages(operations.storeLocate);

/** Look up stores by label: `stores.search`. */
export const storeSearch = /* @__PURE__ */ read(operations.storeSearch);

/** Read a store by its label: `stores.get`. */
export const storeGet = /* @__PURE__ */ read(operations.storeGet);

/** List the top products of a store: `stores.listTopProducts`. */
export const storeListTopProducts = /* @__PURE__ */ read(operations.storeListTopProducts);

/** Read the sales of a week: `stores.getWeeklySales`. */
export const storeGetWeeklySales = /* @__PURE__ */ read(operations.storeGetWeeklySales);
