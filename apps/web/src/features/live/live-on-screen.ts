import { stales } from '@regen/realtime';
import type { QueryCache } from '@tanstack/react-query';

/** What people wait for on a page. The cart, prices and stock are checked again at checkout. */
const WAITED_FOR = ['message', 'order', 'bundleOpened'] as const;
const operations: ReadonlySet<unknown> = new Set([...WAITED_FOR.flatMap((key) => stales[key]), 'applicationGet']);

/** Whether anything on screen depends on live updates. */
export function isLiveOnScreen(cache: Pick<QueryCache, 'findAll'>): boolean {
  return cache.findAll({ type: 'active', predicate: ({ queryKey }) => operations.has(queryKey[0]) }).length > 0;
}
