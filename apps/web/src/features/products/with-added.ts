import { MAX_SKUS } from '~/kernel/stored/read-skus.ts';

/** What is shown, with what was saved meanwhile first. To make room, removed favorites leave, the last ones first. */
export function withAdded(shown: readonly string[], saved: readonly string[]): readonly string[] {
  const added = saved.filter((sku) => !shown.includes(sku));
  const removed = shown.filter((sku) => !saved.includes(sku));
  const left = new Set(removed.slice(Math.max(0, MAX_SKUS - saved.length)));
  return [...added, ...shown.filter((sku) => !left.has(sku))];
}
