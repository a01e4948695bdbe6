import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '../generated/types.ts';

/** The key of every query: the operation, then its parameters. */
export function queryKey<Id extends OperationId, Params extends object>(id: Id, params: Params): readonly [Id, Params] {
  return [id, params];
}

/** Marks everything read by these operations as stale, and reads again what is on screen. */
export async function invalidate(client: QueryClient, ...operations: OperationId[]): Promise<void> {
  await Promise.all(operations.map((id) => client.invalidateQueries({ queryKey: [id] })));
}
