import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../core/page-promise.ts';
import type { RequestOptions } from '../core/request-options.ts';
import type { OperationId } from '../generated/types.ts';
import { queryKey } from './keys.ts';

/** React Query repeats a failed read by itself, see `regenQueryDefaults`. */
function once(signal: AbortSignal): RequestOptions {
  return { signal, maxRetries: 0 };
}

/** What differs from the defaults of the application. */
interface Settings {
  retry?: false;
}

/** Query options for a method that reads. */
export function read<Id extends OperationId, Params extends object, Data>(
  id: Id,
  run: (params: Params, options?: RequestOptions) => PromiseLike<Data>,
  settings?: Settings,
) {
  return (params: Params) =>
    queryOptions({
      queryKey: queryKey(id, params),
      queryFn: async ({ signal }) => run(params, once(signal)),
      ...settings,
    });
}

/** The same for a method without parameters. */
export function readPlain<Id extends OperationId, Data>(id: Id, run: (options?: RequestOptions) => PromiseLike<Data>) {
  return () =>
    queryOptions({
      queryKey: queryKey(id, {}),
      queryFn: async ({ signal }) => run(once(signal)),
    });
}

type Counters = Pick<Page<unknown>, 'currentPage' | 'totalPages'>;

/** The pages of a list one after the other, for "show more". The key starts as that of `read` does. */
export function readPages<Id extends OperationId, Params extends { page?: number | undefined }, Data>(
  id: Id,
  run: (params: Params, options?: RequestOptions) => PromiseLike<Data>,
  ...[settings]: Data extends Counters
    ? [settings?: Settings]
    : [settings: Settings & { counters: (data: Data) => Counters }]
) {
  const { counters, ...rest }: Settings & { counters?: (data: Data) => Counters } = settings ?? {};
  return (params: Omit<Params, 'page'>) =>
    infiniteQueryOptions({
      queryKey: [...queryKey(id, params), 'infinite'] as const,
      // What is left out of a list's parameters and its page make its parameters again.
      queryFn: async ({ signal, pageParam }) => run({ ...params, page: pageParam } as Params, once(signal)),
      initialPageParam: 1,
      getNextPageParam: (data: Data) => {
        const { currentPage, totalPages } = counters ? counters(data) : (data as Counters);
        return currentPage < totalPages ? currentPage + 1 : undefined;
      },
      ...rest,
    });
}
