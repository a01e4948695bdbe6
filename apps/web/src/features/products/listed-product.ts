import type { ProductSummary } from '@regen/sdk';
import { favoriteList, productList } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';

/**
 * What a list at hand says of a product, as the same person sees it: enough for the first paint of its page. Lists whose key does not name
 * the person are left out, since their prices may be of somebody else, and so are those that have become stale.
 */
export function listedProduct(
  { call, queryClient }: Pick<AppContext, 'call' | 'queryClient'>,
  sku: string,
  caller: string,
): ProductSummary | undefined {
  const keys = [productList(call, { userId: caller }).queryKey, favoriteList(call, { id: caller }).queryKey];
  const pages = keys.flatMap((queryKey) =>
    queryClient.getQueriesData<{ readonly items?: readonly ProductSummary[] }>({
      queryKey,
      predicate: ({ state }) => !state.isInvalidated,
    }),
  );
  return pages.flatMap(([, page]) => page?.items ?? []).find((product) => product.sku === sku);
}
