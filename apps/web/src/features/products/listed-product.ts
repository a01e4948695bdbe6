import type { ProductSummary } from '@regen/sdk';
import { favoriteList, productList } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';

/**
 * What a list at hand says of a product, as the same person sees it: enough for the first paint of its page. Lists whose key does not name
 * the person are left out, since their prices may be of somebody else, and so are invalidated ones. The newest wins.
 */
export function listedProduct(
  { call, queryClient }: Pick<AppContext, 'call' | 'queryClient'>,
  sku: string,
  caller: string,
): ProductSummary | undefined {
  const keys = [productList(call, { userId: caller }).queryKey, favoriteList(call, { id: caller }).queryKey];
  const pages = keys
    .flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey }))
    .filter(({ state }) => !state.isInvalidated)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ state }) => state.data as { readonly items?: readonly ProductSummary[] } | undefined);
  return pages.flatMap((page) => page?.items ?? []).find((product) => product.sku === sku);
}
