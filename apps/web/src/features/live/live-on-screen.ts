import { stales } from '@regen/realtime';
import type { QueryCache } from '@tanstack/react-query';

/** What people wait for on a page. The cart, prices and stock are checked again by whoever buys. */
const WAITED_FOR = ['message', 'order', 'bundleOpened'] as const;
const operations: ReadonlySet<unknown> = new Set([...WAITED_FOR.flatMap((key) => stales[key]), 'applicationGet']);

/** Whether something is on the screen that changes by itself as long as there is a live connection. */
export function isLiveOnScreen(cache: Pick<QueryCache, 'findAll'>): boolean {
  return cache.findAll({ type: 'active', predicate: ({ queryKey }) => operations.has(queryKey[0]) }).length > 0;
}
