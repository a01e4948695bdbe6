import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

/**
 * Reads a query that the route's loader has fetched. When the parameters change (somebody signs in, another page) the former
 * data stay until the new ones are there, so nothing jumps.
 * @throws what the query failed with, or advice when no loader fetched it.
 */
export function usePrefetchedQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): { data: Data; isPlaceholderData: boolean } {
  const { data, error, isPlaceholderData } = useQuery({ ...options, placeholderData: keepPreviousData as never });
  if (data !== undefined) return { data, isPlaceholderData };
  if (error) throw error;
  throw new Error(
    `No loader fetched ${JSON.stringify(options.queryKey)}. Call queryClient.ensureQueryData in the loader.`,
  );
}
