import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Operation } from '../core/operation.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import type { OperationId } from '../generated/types.ts';
import { invalidate } from './keys.ts';

/** What a write does to the cache. */
export interface AfterWrite<Params, Data> {
  /** The response is cached where this operation is read with these parameters. */
  keeps?: readonly [read: OperationId, parameters: (data: Data, params: Params) => object];
  /** What this operation has read with these parameters is gone. */
  removes?: readonly [read: OperationId, parameters: (data: Data, params: Params) => object];
  /** What these operations have read is stale. */
  stales?: readonly OperationId[];
  /** The parameters must not stay in the cache: passwords and card numbers. */
  isSecret?: true;
}

/** Makes the mutation options of an operation. */
export function write<Params, Data>(operation: Operation<Params, Data>, after?: AfterWrite<Params, Data>) {
  const make = (call: Call, options?: RequestOptions) =>
    writeOptions(operation.id, (params: Params) => call(operation, params, options), after);
  return Object.assign(make, { after });
}

/** The same for what is made of several operations. */
export function writeOptions<Params, Data>(
  id: string,
  run: (params: Params) => PromiseLike<Data>,
  after: AfterWrite<Params, Data> = {},
) {
  return mutationOptions({
    mutationKey: [id],
    mutationFn: async (params: Params) => run(params),
    onSuccess: (data: Data, params: Params, _result: unknown, { client }: { client: QueryClient }) =>
      afterWrite(client, { after }, data, params),
    ...(after.isSecret && { gcTime: 0 }),
  });
}

/** Does to the cache what the mutation of a write does, for one that was sent without it: `afterWrite(client, orderPlace, order, params)`. */
export async function afterWrite<Params, Data>(
  client: QueryClient,
  { after: { keeps, removes, stales } = {} }: { readonly after?: AfterWrite<Params, Data> | undefined },
  data: Data,
  params: Params,
): Promise<void> {
  if (keeps) {
    const queryKey = [keeps[0], keeps[1](data, params)];
    client.setQueriesData({ queryKey }, data);
    // A read in progress would return the old state. Canceled after the response has arrived, it resolves with that instead of an error.
    await client.cancelQueries({ queryKey });
  }
  // Reading it again would only find that it is gone.
  if (removes) client.removeQueries({ queryKey: [removes[0], removes[1](data, params)] });
  if (stales) await invalidate(client, ...stales);
}
