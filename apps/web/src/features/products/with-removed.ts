interface Listed {
  readonly sku: string;
}

/** The refetched list with removed items kept in place. Other missing items have moved to another page. */
export function withRemoved<Item extends Listed>(
  before: readonly Item[],
  now: readonly Item[],
  isRemoved: (sku: string) => boolean,
): readonly Item[] {
  const current = new Set(now.map(({ sku }) => sku));
  const kept = [...now];
  for (const [at, item] of before.entries())
    if (!current.has(item.sku) && isRemoved(item.sku)) kept.splice(at, 0, item);
  return kept;
}
