import { cartGet } from '@regen/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { useBuyer, useIsHydrated } from '~/kernel/use-session.ts';
import { cartWriterOf } from './cart-store.ts';
import type { CartWriter, CartWriterState } from './cart-writer.ts';
import { projected, type CartView } from './pending-changes.ts';

export interface CartAccess {
  /** Undefined until it is known, and on the server. */
  cart: CartView | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
  writer: CartWriter;
  writerState: CartWriterState;
}

export interface UseCartOptions {
  /** Asks the server even when a cart is at hand; for pages about money. */
  isFresh?: boolean;
}

/** The cart as the person should see it: what the server said last, with what they did since on top. */
export function useCart({ isFresh = false }: UseCartOptions = {}): CartAccess {
  const app = useApp();
  const isHydrated = useIsHydrated();
  // No loader: the drawer is on every page, and the server renders none for anyone.
  const { data, error, isFetching, refetch } = useQuery({
    ...cartGet(app.call, { id: useBuyer() }),
    enabled: isHydrated,
    refetchOnMount: isFresh ? 'always' : true,
  });
  const writer = cartWriterOf(app);
  const writerState = useSyncExternalStore(writer.subscribe, writer.getState, writer.getState);
  const cart = useMemo(() => (data ? projected(data, writerState.pending) : undefined), [data, writerState.pending]);
  return { cart, error, isFetching, refetch: () => void refetch(), writer, writerState };
}
