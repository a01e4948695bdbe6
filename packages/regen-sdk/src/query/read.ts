import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ListOperation, Operation } from '../core/operation.ts';
import { readPage } from '../core/page-promise.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import type { OperationId } from '../generated/types.ts';
import { queryKey } from './keys.ts';

/** React Query retries a failed read itself, see `regenQueryDefaults`. */
function once(signal: AbortSignal): RequestOptions {
  return { signal, maxRetries: 0 };
}

function keyOf<Params extends object>(operation: Operation, params: Params): readonly [OperationId, Params] {
  // The ids of the table are those of the contract.
  return queryKey(operation.id as OperationId, params);
}

/** What differs from the defaults of the application. */
interface Settings {
  retry?: false;
}

/** Makes the query options of an operation. */
export function read<Params extends object, Data>(operation: Operation<Params, Data>, settings?: Settings) {
  return (call: Call, params: Params) =>
    queryOptions({
      queryKey: keyOf(operation, params),
      queryFn: async ({ signal }) => call(operation, params, once(signal)),
      ...settings,
    });
}

/** The same for an operation without parameters. */
export function readPlain<Data>(operation: Operation<void, Data>) {
  return (call: Call) =>
    queryOptions({
      queryKey: keyOf(operation, {}),
      queryFn: async ({ signal }) => call(operation, undefined, once(signal)),
    });
}

/** The pages of a list one after the other, for "show more". The key starts as that of `read` does. */
export function readPages<Params extends { page?: number | undefined }, Data, Item>(
  operation: ListOperation<Params, Data, Item>,
  settings?: Settings,
) {
  return (call: Call, params: Omit<Params, 'page'>) =>
    infiniteQueryOptions({
      queryKey: [...keyOf(operation, params), 'infinite'] as const,
      // What is left out of a list's parameters and its page make its parameters again.
      queryFn: async ({ signal, pageParam }) => call(operation, { ...params, page: pageParam } as Params, once(signal)),
      initialPageParam: 1,
      getNextPageParam: (data: Data) => {
        const { currentPage, totalPages } = readPage(data, operation.items);
        return currentPage < totalPages ? currentPage + 1 : undefined;
      },
      ...settings,
    });
}
