import { useToast } from '@regen/ui-kit/Toast';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useBuyer, useSession } from '~/kernel/use-session.ts';
import { favoriteSkus } from './favorite-skus.ts';
import { storePress } from './pending-press.ts';

export interface Favorites {
  has: (sku: string) => boolean;
  /** How many there are; undefined until that is known. */
  count: number | undefined;
  /** Adds or removes a favorite, optimistically. Signed out, it redirects to sign-in, which then adds it. */
  toggle: (sku: string) => Promise<void>;
}

/** The favorites of the signed-in person. None of it is in the first load: it is fetched with a session or on a press. */
export function useFavorites(): Favorites {
  const app = useApp();
  const router = useRouter();
  const showToast = useToast();
  const userId = useSession()?.userId;
  // No loader: hearts are on every page with products, and no page waits for them.
  const { data } = useQuery({ ...favoriteSkus(app, useBuyer()), enabled: userId !== undefined });
  const skus = useMemo(() => new Set(data), [data]);

  const toggle = async (sku: string) => {
    if (userId === undefined) {
      const { pathname, searchStr } = router.state.location;
      storePress(sku);
      await router.navigate({ to: '/login', search: { redirect: `${pathname}${searchStr}` } });
      return;
    }
    try {
      const { favoriteWriterOf } = await import('./favorite-store.ts');
      const query = favoriteSkus(app, userId);
      const known = app.queryClient.getQueryData(query.queryKey);
      if (known === undefined) await app.queryClient.ensureQueryData(query);
      // A press before they are known was on an empty heart.
      await favoriteWriterOf(app, userId).set(sku, known === undefined || !known.includes(sku));
    } catch (error) {
      showToast({ message: describeError(error).message, tone: 'danger' });
    }
  };
  return { has: (sku) => skus.has(sku), count: data?.length, toggle };
}
