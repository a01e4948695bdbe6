import { useToast } from '@regen/ui-kit/Toast';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useStored } from '~/kernel/stored/use-stored.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useBuyer, useSession } from '~/kernel/use-session.ts';
import { favoriteSkus } from './favorite-skus.ts';
import { visitorFavorites } from './visitor-favorites.ts';

export interface Favorites {
  has: (sku: string) => boolean;
  /** How many there are; undefined until that is known. */
  count: number | undefined;
  /** Adds or removes a favorite, optimistically. Signed out, on this device. */
  toggle: (sku: string) => Promise<void>;
}

/** The favorites of the person, or of a visitor on this device. None of it is in the first load: it is fetched with a session or on a press. */
export function useFavorites(): Favorites {
  const app = useApp();
  const showToast = useToast();
  const userId = useSession()?.userId;
  // No loader: hearts are on every page with products, and no page waits for them.
  const { data } = useQuery({ ...favoriteSkus(app, useBuyer()), enabled: userId !== undefined });
  const [kept, store] = useStored(visitorFavorites);
  const shown = userId === undefined ? kept : data;
  const skus = useMemo(() => new Set(shown), [shown]);

  const toggle = async (sku: string) => {
    try {
      if (userId === undefined) {
        const { toggleHere } = await import('./toggle-here.tsx');
        toggleHere(store, sku, showToast);
        return;
      }
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
  return { has: (sku) => skus.has(sku), count: shown?.length, toggle };
}
