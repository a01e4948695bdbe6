import { productListByIds } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';

/** Reads products for a press: never from the cache, and without a connection it fails at once rather than wait for one. */
export const currentProducts = (
  { call, queryClient }: Pick<AppContext, 'call' | 'queryClient'>,
  skus: Iterable<string>,
) =>
  queryClient.fetchQuery({
    ...productListByIds(call, { ids: [...new Set(skus)] }),
    staleTime: 0,
    networkMode: 'always',
  });
