import type {
  CartGetResult,
  FavoriteListResult,
  ProductGetResult,
  ProductListByIdsResult,
  ProductListResult,
  ProductSearchResult,
} from '@regen/sdk';
import type { Query, QueryClient } from '@tanstack/react-query';

/** What is read of products: the operations whose stock is on the screen while their reads are. */
interface Reads {
  productGet: ProductGetResult;
  productList: ProductListResult;
  productListByIds: ProductListByIdsResult;
  productSearch: ProductSearchResult;
  favoriteList: FavoriteListResult;
  cartGet: CartGetResult;
}

interface WithSku {
  readonly sku: string;
}
const all = ({ items }: { readonly items: readonly WithSku[] }) => items.map(({ sku }) => sku);

/** Most important first: at most 50 can be watched. */
const SKUS: { readonly [Operation in keyof Reads]: (data: Reads[Operation]) => readonly string[] } = {
  productGet: ({ sku }) => [sku],
  cartGet: all,
  productList: all,
  productSearch: all,
  favoriteList: all,
  productListByIds: all,
};
const OPERATIONS = Object.keys(SKUS) as (keyof Reads)[];

/** Whether it is a read of that operation. A longer key is one of our own, which is made of several; a search's has its caller. */
const isOf =
  (operation: keyof Reads) =>
  ({ queryKey, state }: Query): boolean =>
    queryKey[0] === operation &&
    queryKey.length === (operation === 'productSearch' ? 3 : 2) &&
    state.data !== undefined;

/** The products whose stock is on the screen: those of the reads that a component uses. */
export function skusOnScreen(queryClient: QueryClient): string[] {
  const skus = OPERATIONS.flatMap((operation) =>
    queryClient
      .getQueryCache()
      .findAll({ type: 'active', predicate: isOf(operation) })
      // The key says what it is.
      .flatMap(({ state }) => SKUS[operation](state.data as never)),
  );
  return [...new Set(skus)];
}
