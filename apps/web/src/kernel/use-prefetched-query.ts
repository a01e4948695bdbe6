import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import type { AppContext, Query } from './context.ts';
import { useApp } from './use-app.ts';
import { useRendered } from './use-rendered.ts';

/** What is at hand of something that is on its way: the entry of a list, for the page behind it. */
export type Preview<Args extends readonly unknown[], Part> = (context: AppContext, ...args: Args) => Part | undefined;

interface Read<Data> {
  data: Data;
  isPlaceholderData: boolean;
}

/** A read as it stands. Former data stay when the parameters change. */
function useRead<Args extends readonly unknown[], Data, Key extends QueryKey>(
  query: Query<Args, Data, Key>,
  args: Args,
): { read?: Read<Data>; hasFailed: boolean; orThrow: () => never } {
  const { call, queryClient, asked } = useApp();
  const options = query(call, ...args);
  const {
    data: now,
    error,
    isPlaceholderData,
  } = useQuery<Data, Error, Data, Key>({
    ...options,
    placeholderData: keepPreviousData as never,
    // A failed read is repeated by the loader, on a retry: a screen by itself would never stop.
    retryOnMount: false,
  });
  const data = useRendered(options.queryKey, now);
  const [operation] = options.queryKey;
  const orThrow = () => {
    if (error) throw error;
    // React waits for a promise that is thrown. A loader has requested this operation before, here or on the server, so that the data are
    // only gone for the moment, as after somebody else has signed in.
    if (!import.meta.env.SSR && asked.has(operation)) throw queryClient.ensureQueryData(options);
    const name = String(operation);
    throw new Error(`No loader fetches ${name}. Call context.ensure(${name}, …) in the loader of the route.`);
  };
  const hasFailed = error !== null;
  if (data === undefined) return { hasFailed, orThrow };
  return { read: { data, isPlaceholderData }, hasFailed, orThrow };
}

/**
 * Reads a query that the route's loader has asked for. When the parameters change (somebody signs in, another filter) the
 * former data stay until the new ones are there, so nothing jumps; where there are none, the pending screen shows.
 * @throws what the query failed with, or advice when no loader asked for it.
 */
export function usePrefetchedQuery<Args extends readonly unknown[], Data, Key extends QueryKey>(
  query: Query<Args, Data, Key>,
  ...args: Args
): Read<Data> {
  const { read, orThrow } = useRead(query, args);
  return read ?? orThrow();
}

/**
 * The same for a page whose loader does not wait where there is a preview: until the data are there, the preview stands for them.
 * @throws what the query failed with, or advice when no loader asked for it.
 */
export function usePreviewedQuery<Args extends readonly unknown[], Data, Key extends QueryKey, Part>(
  preview: Preview<Args, Part>,
  query: Query<Args, Data, Key>,
  ...args: Args
): (Read<Data> & { preview?: undefined }) | { data?: undefined; preview: Part; isPlaceholderData: false } {
  const context = useApp();
  const { read, hasFailed, orThrow } = useRead(query, args);
  if (read && !read.isPlaceholderData) return read;
  const part = hasFailed ? undefined : preview(context, ...args);
  // Former data are of another page.
  if (part !== undefined) return { preview: part, isPlaceholderData: false };
  return read ?? orThrow();
}
