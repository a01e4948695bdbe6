// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPages } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/favorites.ts';

/** List favorites: `favorites.list`. */
export const favoriteList = /* @__PURE__ */ read(operations.favoriteList);

/** List favorites: `favorites.list`. The pages one after the other, for `useInfiniteQuery`. */
export const favoriteListInfinite = /* @__PURE__ */ readPages(operations.favoriteList);

/** Make a product a favorite: `favorites.add`. */
export const favoriteAdd = /* @__PURE__ */ write(operations.favoriteAdd, {
  stales: ['favoriteList'],
});

/** Remove a product from the favorites: `favorites.remove`. */
export const favoriteRemove = /* @__PURE__ */ write(operations.favoriteRemove, {
  stales: ['favoriteList'],
});
