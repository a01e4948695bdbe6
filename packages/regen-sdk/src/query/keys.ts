import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '../generated/types.ts';

/** The key of every query: the operation, then its parameters. */
export function queryKey<Id extends OperationId, Params extends object>(id: Id, params: Params): readonly [Id, Params] {
  return [id, params];
}

/**
 * Marks everything read by these operations as stale, and refetches what is on screen. A first read in progress may have been served
 * before the write: it is refetched too, once it completes.
 */
export async function invalidate(client: QueryClient, ...operations: OperationId[]): Promise<void> {
  const firstReads = operations
    .flatMap((id) => client.getQueryCache().findAll({ queryKey: [id], fetchStatus: 'fetching' }))
    .filter((query) => query.state.data === undefined);
  await Promise.all(operations.map((id) => client.invalidateQueries({ queryKey: [id] })));
  if (firstReads.length === 0) return;
  // One that failed is left as it is: nothing stale came of it.
  await Promise.allSettled(firstReads.flatMap((query) => query.promise ?? []));
  await client.invalidateQueries({ predicate: (query) => firstReads.includes(query) });
}
