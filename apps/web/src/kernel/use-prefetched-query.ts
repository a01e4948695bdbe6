import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import { useApp } from './use-app.ts';
import type { Query } from './context.ts';

/**
 * Reads a query that the route's loader has requested. When the parameters change (somebody signs in, another filter) the
 * former data stay until the new ones are there, so nothing jumps; where there are none, the pending screen shows.
 * @throws what the query failed with, or advice when no loader requested it.
 */
export function usePrefetchedQuery<Args extends readonly unknown[], Data, Key extends QueryKey>(
  query: Query<Args, Data, Key>,
  ...args: Args
): { data: Data; isPlaceholderData: boolean } {
  const { call, queryClient, asked } = useApp();
  const options = query(call, ...args);
  const { data, error, isPlaceholderData, isFetching } = useQuery<Data, Error, Data, Key>({
    ...options,
    placeholderData: keepPreviousData as never,
    // A failed read is repeated by the loader, on a retry: a screen by itself would never stop.
    retryOnMount: false,
  });
  const [operation] = options.queryKey;
  if (data !== undefined) {
    // For what the server sent, its loader ran there.
    asked.add(operation);
    return { data, isPlaceholderData };
  }
  if (error) throw error;
  // React waits for a promise that is thrown; the loader is about to ask for it again, as when somebody else has signed in.
  if (isFetching && !import.meta.env.SSR && asked.has(operation)) throw queryClient.ensureQueryData(options);
  const name = String(operation);
  throw new Error(`No loader asked for ${name}. Call context.ensure(${name}, …) in the loader of the route.`);
}
