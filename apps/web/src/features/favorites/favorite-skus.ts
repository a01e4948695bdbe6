import { queryKey } from '@regen/sdk/query';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '~/kernel/context.ts';

/** The SKUs of all favorites of a person, newest first. Its key is below that of the list, so that what makes that stale makes this stale as well. */
export const favoriteSkus = (app: AppContext, userId: string) =>
  queryOptions({
    queryKey: [...queryKey('favoriteList', { id: userId }), 'skus'] as const,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { readFavoriteSkus } = await import('./favorite-store.ts');
      return readFavoriteSkus(app, userId, signal);
    },
  });
