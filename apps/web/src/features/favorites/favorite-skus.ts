import { queryKey } from '@regen/sdk/query';
import { createFavoritesResource } from '@regen/sdk/resources/favorites';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '~/kernel/context.ts';

/** The largest page that the contract allows. */
const PER_PAGE = 50;

/** The SKUs of all favorites of a person, newest first. Its key is below that of the list, so that what makes that stale makes this stale as well. */
export const favoriteSkus = ({ service }: Pick<AppContext, 'service'>, userId: string) =>
  queryOptions({
    queryKey: [...queryKey('favoriteList', { id: userId }), 'skus'] as const,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const skus: string[] = [];
      const favorites = service(createFavoritesResource);
      const pages = favorites.list({ id: userId, perPage: PER_PAGE }, { signal, maxRetries: 0 });
      for await (const { sku } of pages) skus.push(sku);
      return skus;
    },
  });
