import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { RequestOptions } from '../core/request-options.ts';
import type { OperationId } from '../generated/types.ts';
import { invalidate } from './keys.ts';

/** What a write does to the cache. */
export type AfterWrite<Params, Data> = (client: QueryClient, data: Data, params: Params) => Promise<void>;

/** Mutation options for a method that writes. */
export function write<Params, Data, Options extends RequestOptions>(
  id: OperationId,
  run: (params: Params, options?: Options) => PromiseLike<Data>,
  after?: AfterWrite<Params, Data>,
  settings?: { gcTime: number },
) {
  return (options?: Options) =>
    mutationOptions({
      mutationKey: [id],
      mutationFn: async (params: Params) => run(params, options),
      onSuccess: (data: Data, params: Params, _result: unknown, { client }: { client: QueryClient }) =>
        after?.(client, data, params),
      ...settings,
    });
}

/** The same for parameters that must not stay in the cache: passwords and card numbers. */
export function writeSecret<Params, Data>(
  id: OperationId,
  run: (params: Params, options?: RequestOptions) => PromiseLike<Data>,
  after?: AfterWrite<Params, Data>,
) {
  return write(id, run, after, { gcTime: 0 });
}

/** Makes what these operations read stale. */
export function stale(...operations: OperationId[]): AfterWrite<unknown, unknown> {
  return (client) => invalidate(client, ...operations);
}
