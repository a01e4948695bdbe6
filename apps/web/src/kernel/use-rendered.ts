import type { QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApp } from './use-app.ts';

const nothing = () => () => undefined;

/**
 * `now`; on the server and until the component is hydrated, `written`. Parts of a page are hydrated one after another, and what they read
 * may have changed since the server rendered them. It renders again only where the two differ.
 */
export function useUntilHydrated<Value>(now: Value, written: Value): Value {
  return useSyncExternalStore(
    nothing,
    () => now,
    () => written,
  );
}

/** The data of a query; until the component is hydrated, what the server rendered it with, whatever has become of the cache. */
export function useRendered<Data>(queryKey: QueryKey, data: Data | undefined): Data | undefined {
  const { rendered } = useApp();
  return useUntilHydrated(data, rendered.getQueryData<Data>(queryKey) ?? data);
}
