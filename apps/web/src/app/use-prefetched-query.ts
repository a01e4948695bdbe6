import { keepPreviousData, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

/**
 * Reads a query that the route's loader has fetched. When the parameters change (somebody signs in, another filter) the
 * former data stay until the new ones are there, so nothing jumps; where there are none, the pending screen shows.
 * @throws what the query failed with, or advice when no loader fetched it.
 */
export function usePrefetchedQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): { data: Data; isPlaceholderData: boolean } {
  const client = useQueryClient();
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    ...options,
    placeholderData: keepPreviousData as never,
  });
  if (data !== undefined) return { data, isPlaceholderData };
  if (error) throw error;
  // React waits for a promise that is thrown; the loader has begun this one and did not wait for it.
  if (isFetching && !import.meta.env.SSR) throw client.ensureQueryData(options as never);
  throw new Error(
    `No loader fetched ${JSON.stringify(options.queryKey)}. Call queryClient.ensureQueryData in the loader.`,
  );
}
